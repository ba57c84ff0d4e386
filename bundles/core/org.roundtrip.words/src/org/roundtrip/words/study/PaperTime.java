// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.study;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Result;
import org.roundtrip.model.WarmUp;

/**
 * A mean time that a study printed: of the tables of F. M. Boian and R. F. Boian (2004) for 111,111 look-ups and 60,000 calls, of
 * table 1 of C. Demarey and others (2004), and of tables 1 to 5 of J. Riboe (2003) for 1,000 calls in a row.
 *
 * @param client         the calling technology as the paper names it
 * @param clientProvider id of the provider that is closest to it
 * @param server         the answering technology
 * @param serverProvider id of the provider that is closest to it
 * @param nanos          in nanoseconds
 * @param operation      the operation that was called; empty when the study has one only
 */
record PaperTime(Study study, String client, String clientProvider, String server, String serverProvider, Quantity quantity,
        double nanos, String operation) {
    private static final String FILE = "times.csv";
    private static final int LAST = 7;
    /** Riboe's series of 1,000 calls, after one call and ten. */
    private static final int THOUSAND = 2, THOUSAND_CALLS = 1000;

    /** The studies, as the file names them. */
    enum Study {
        BOIAN, DEMAREY, RIBOE
    }

    /** What was timed. */
    enum Quantity {
        CALL, THOUSAND, SERVER, LOOKUP
    }

    /** Returns all of them. */
    static List<PaperTime> all() {
        try (InputStream file = PaperTime.class.getResourceAsStream(FILE)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().skip(1).map(PaperTime::of).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static PaperTime of(String line) {
        String[] cells = line.split(",");
        return new PaperTime(Study.valueOf(cells[0].substring(0, cells[0].indexOf('-')).toUpperCase(Locale.ROOT)), cells[1], cells[2], cells[3],
                cells[4], Quantity.valueOf(cells[5].toUpperCase(Locale.ROOT)), Long.parseLong(cells[6]), cells.length > LAST ? cells[LAST] : "");
    }

    /** Whether it is of the technologies of a row. */
    boolean of(Result row) {
        return row.choice().client().provider().equals(clientProvider) && row.choice().server().provider().equals(serverProvider);
    }

    /** Whether a row of a run repeats it: the same technologies, and the study's own operation and protocol. */
    boolean fits(Plan plan, Result row) {
        return of(row) && switch (study) {
            case BOIAN -> plan.contract().operation(row.operation()).behaviour() == Behaviour.COUNT_AND_UPPER_CASE;
            case DEMAREY -> plan.contract().operation(row.operation()).behaviour() == Behaviour.NOTHING
                    && plan.protocol().warmUp().equals(new WarmUp.Fixed(Amount.calls(10_000))) && !row.study().series().isEmpty();
            case RIBOE -> row.operation().equals(operation) && row.study().series().size() > THOUSAND
                    && row.study().series().get(THOUSAND).series().calls() == THOUSAND_CALLS;
        };
    }

    /** The figure of a row that stands beside it, in nanoseconds; null when it was not measured. */
    Double here(Result row) {
        return switch (quantity) {
            case LOOKUP -> row.study().lookups() == null ? null : (Double) row.study().lookups().meanNanos();
            case SERVER -> row.underLoad().server() == null ? null : row.underLoad().server().p50Nanos();
            case THOUSAND -> (Double) row.study().series().get(THOUSAND).nanos();
            case CALL -> study == Study.DEMAREY ? (Double) row.study().series().getFirst().nanos() : mean(row);
        };
    }

    private static Double mean(Result row) {
        return row.callsPerSecond() == null ? null : (Double) (1e9 / row.callsPerSecond());
    }
}

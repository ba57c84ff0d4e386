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
 * A mean time that a study printed: of the tables of F. M. Boian and R. F. Boian (2004) for 111,111 look-ups and 60,000 calls, and of
 * table 1 of C. Demarey and others (2004).
 *
 * @param client         the calling technology as the paper names it
 * @param clientProvider id of the provider that is closest to it
 * @param server         the answering technology
 * @param serverProvider id of the provider that is closest to it
 * @param nanos          in nanoseconds
 */
record PaperTime(Study study, String client, String clientProvider, String server, String serverProvider, Quantity quantity,
        double nanos) {
    private static final String FILE = "times.csv";

    /** The studies, as the file names them. */
    enum Study {
        BOIAN, DEMAREY
    }

    /** What was timed. */
    enum Quantity {
        CALL, SERVER, LOOKUP
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
        return new PaperTime(cells[0].startsWith("boian") ? Study.BOIAN : Study.DEMAREY, cells[1], cells[2], cells[3], cells[4],
                Quantity.valueOf(cells[5].toUpperCase(Locale.ROOT)), Long.parseLong(cells[6]));
    }

    /** Whether a row of a run repeats it: the same technologies, and the study's own operation and protocol. */
    boolean fits(Plan plan, Result row) {
        return row.choice().client().provider().equals(clientProvider) && row.choice().server().provider().equals(serverProvider)
                && switch (study) {
                    case BOIAN -> plan.contract().operation(row.operation()).behaviour() == Behaviour.COUNT_AND_UPPER_CASE;
                    case DEMAREY -> plan.contract().operation(row.operation()).behaviour() == Behaviour.NOTHING
                            && plan.protocol().warmUp().equals(new WarmUp.Fixed(Amount.calls(10_000))) && !row.study().series().isEmpty();
                };
    }

    /** The figure of a row that stands beside it, in nanoseconds; null when it was not measured. */
    Double here(Result row) {
        return switch (quantity) {
            case LOOKUP -> row.study().lookups() == null ? null : (Double) row.study().lookups().meanNanos();
            case SERVER -> row.underLoad().server() == null ? null : row.underLoad().server().p50Nanos();
            case CALL -> study == Study.DEMAREY ? (Double) row.study().series().getFirst().nanos() : mean(row);
        };
    }

    private static Double mean(Result row) {
        return row.callsPerSecond() == null ? null : (Double) (1e9 / row.callsPerSecond());
    }
}

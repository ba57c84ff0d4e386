// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.study;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Result;
import org.roundtrip.model.Shape;

/**
 * A time over that of Java RMI in the study of I. Rozman and others (2006), on one computer.
 *
 * @param technology as the paper names it
 * @param provider   id of the provider that is closest to it
 * @param option     the option that a row must have; empty when any will do
 * @param value      of that option
 * @param factor     time over that of Java RMI
 * @param reference  id of the provider whose time is 1
 */
record PaperFactor(String technology, String provider, String option, String value, Kind kind, double factor, String reference) {

    /** What was timed. */
    enum Kind {
        /** Echoes of numbers and booleans. */
        NUMBERS,
        /** An echo of a text. */
        STRINGS,
        /** The paper's instantiation, here a look-up. */
        LOOKUP
    }

    /** Returns all of them. */
    static List<PaperFactor> rozman2006() {
        try (InputStream file = PaperFactor.class.getResourceAsStream("rozman-2006.csv")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().skip(1).map(PaperFactor::of).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static PaperFactor of(String line) {
        String[] cells = line.split(",");
        return new PaperFactor(cells[0], cells[1], cells[2], cells[3], Kind.valueOf(cells[4].toUpperCase(Locale.ROOT)), Double.parseDouble(cells[5]), cells[6]);
    }

    /** Whether a variant of a run repeats it. */
    boolean fits(Result row) {
        return row.choice().client().provider().equals(provider) && row.choice().server().provider().equals(provider)
                && (option.isEmpty() || value.equals(row.choice().client().options().get(option)));
    }

    /**
     * The factor of a variant: the geometric mean of those of the operations of this kind.
     *
     * @param rows     all rows of the variant
     * @param everyRow all rows of the run
     */
    OptionalDouble here(Contract contract, List<Result> rows, List<Result> everyRow) {
        List<Double> logarithms = rows.stream().filter(row -> kind == Kind.LOOKUP || kind == kind(contract.operation(row.operation())))
                .flatMap(row -> everyRow.stream().filter(other -> other.operation().equals(row.operation()) && isReference(other))
                        .map(other -> Math.log(time(row) / time(other))))
                .filter(Double::isFinite).toList();
        return logarithms.stream().mapToDouble(Double::doubleValue).average().stream().map(Math::exp).findFirst();
    }

    private boolean isReference(Result row) {
        return row.choice().client().provider().equals(reference) && row.choice().server().provider().equals(reference);
    }

    private static Kind kind(Operation operation) {
        return operation.result().orElse(null) instanceof Shape.Text ? Kind.STRINGS : Kind.NUMBERS;
    }

    /** Not a number when it was not measured. */
    private double time(Result row) {
        if (kind == Kind.LOOKUP) {
            return row.study().lookups() == null ? Double.NaN : row.study().lookups().meanNanos();
        }
        return row.study().series().isEmpty() ? Double.NaN : row.study().series().getFirst().nanos();
    }
}

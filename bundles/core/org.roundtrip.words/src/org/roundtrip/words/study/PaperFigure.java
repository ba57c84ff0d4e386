// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.study;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;

/**
 * The figures of a study for one technology and payload. The figures of N. A. B. Gray's tables 1 and 2 (2005) are sums over
 * 10,000 calls; here they are divided by 10,000.
 *
 * @param table      the table's number in the paper
 * @param technology as the paper names it
 * @param provider   id of the provider that is closest to it
 * @param shape      {@code string}, or the name of the struct that a list is made of
 * @param size       characters of the string, or elements of the list
 */
record PaperFigure(int table, String technology, String provider, String shape, int size, double packetsPerCall,
        double bytesPerCall) {
    private static final double CALLS = 10_000;
    private static final String STRING = "string";

    /** Returns all figures of tables 1 and 2 for which there is a provider to compare. */
    static List<PaperFigure> gray2005() {
        try (InputStream file = PaperFigure.class.getResourceAsStream("gray-2005.csv")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().skip(1).map(PaperFigure::of).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static PaperFigure of(String line) {
        String[] cells = line.split(",");
        return new PaperFigure(Integer.parseInt(cells[0]), cells[1], cells[2], cells[3], Integer.parseInt(cells[4]),
                Long.parseLong(cells[5]) / CALLS, Long.parseLong(cells[6]) / CALLS);
    }

    /** Whether the result of an operation is the payload of this figure. */
    boolean fits(Operation operation) {
        return switch (operation.result().orElse(null)) {
            case Shape.Text text -> shape.equals(STRING) && text.length().fixed() && text.length().min() == size;
            case Shape.Sequence list -> list.element() instanceof Shape.Struct struct && struct.name().equals(shape)
                    && list.length().fixed() && list.length().min() == size;
            case null, default -> false;
        };
    }

    /** The payload in the paper's words. */
    String payload() {
        return shape.equals(STRING) ? STRING + " " + size : shape + "[" + size + "]";
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What later runs want to know of a fork, without reading its calls again. It is a line of the file {@code figures.csv} of a run.
 *
 * @param fork        its number
 * @param seconds     how long it took, from the start of its processes to their end
 * @param calls       its measured calls
 * @param medianNanos their median, as callers see it
 * @param error       standard error of the median's logarithm that comes from the number of calls
 */
public record ForkFigures(int fork, double seconds, long calls, double medianNanos, double error) {
    private static final String COLUMNS = "fork,seconds,calls,medianNanos,error\r\n";

    /** Adds the line to a run. The run's own thread. @throws IOException when it cannot be written */
    public void addTo(RunFolder run) throws IOException {
        String line = Csv.line(List.of(fork, seconds, calls, medianNanos, error));
        boolean begun = Files.exists(run.figures());
        // A stream and not a channel: an interrupt, by which a run is cancelled, would close the channel.
        try (FileOutputStream out = new FileOutputStream(run.figures().toFile(), true)) {
            out.write((begun ? line : COLUMNS + line).getBytes(StandardCharsets.UTF_8));
        }
    }

    /** All lines of a run that can be read; none when it has no such file. */
    public static List<ForkFigures> of(RunFolder run) {
        try (Stream<String> lines = Files.lines(run.figures())) {
            return lines.skip(1).map(ForkFigures::parse).flatMap(Optional::stream).toList();
        } catch (IOException | UncheckedIOException e) {
            return List.of();
        }
    }

    private static Optional<ForkFigures> parse(String line) {
        try {
            String[] cells = line.strip().split(",");
            ForkFigures read = new ForkFigures(Integer.parseInt(cells[0]), Double.parseDouble(cells[1]), Long.parseLong(cells[2]),
                    Double.parseDouble(cells[3]), Double.parseDouble(cells[4]));
            return Optional.of(read).filter(figures -> figures.seconds > 0 && figures.calls > 0 && figures.medianNanos > 0);
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            return Optional.empty();
        }
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.DoubleStream;
import org.roundtrip.files.Excerpt;
import org.roundtrip.model.text.Texts;

/** Reads a file with a number a line, from wherever it may come. Any thread. */
public final class SeriesFile {
    private static final Texts TEXTS = Texts.of(Context.class);
    private static final Pattern NUMBER = Pattern.compile("[+]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d{1,3})?");
    private static final int LONGEST = 60;
    private static final long MOST_BYTES = 256_000_000;
    private static final double MOST = 1e18;

    private SeriesFile() {
    }

    /**
     * Returns the numbers in their order. Empty lines are passed over.
     *
     * @throws RefusedInput when the file is too large or has none, or a line is no number from 0 to 1e18
     */
    public static double[] read(Path file) throws RefusedInput, IOException {
        String name = String.valueOf(file.getFileName());
        if (Files.size(file) > MOST_BYTES) {
            throw new RefusedInput(TEXTS.text("series.large", name, MOST_BYTES / 1_000_000));
        }
        DoubleStream.Builder numbers = DoubleStream.builder();
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            String line;
            for (int number = 1; (line = lines.readLine()) != null; number++) {
                String value = (number == 1 && line.startsWith("\uFEFF") ? line.substring(1) : line).strip();
                if (!value.isEmpty()) {
                    numbers.add(number(value, name, number));
                }
            }
        } catch (CharacterCodingException e) {
            throw new RefusedInput(TEXTS.text("series.encoding", name));
        }
        double[] series = numbers.build().toArray();
        if (series.length == 0) {
            throw new RefusedInput(TEXTS.text("series.empty", name));
        }
        return series;
    }

    private static double number(String value, String name, int line) throws RefusedInput {
        if (value.length() <= LONGEST && NUMBER.matcher(value).matches()) {
            double number = Double.parseDouble(value);
            if (number <= MOST) {
                return number;
            }
        }
        throw new RefusedInput(TEXTS.text("series.line", name, line, Excerpt.clip(value)));
    }
}

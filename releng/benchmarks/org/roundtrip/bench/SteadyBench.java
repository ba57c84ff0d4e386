// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.bench;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.roundtrip.analysis.steady.SteadyState;

/** Judges the series that {@code steady.py} made, an answer a line, and measures how long a series of 3,000 points takes. */
final class SteadyBench {
    private static final int ROUNDS = 31;
    private static final int POINTS = 3_000;

    private SteadyBench() {
    }

    /** @param arguments the folder with the series */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        List<String> answers = new ArrayList<>();
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(folder.resolve("series"))))) {
            while (in.available() > 0) {
                double[] series = new double[in.readInt()];
                for (int i = 0; i < series.length; i++) {
                    series[i] = in.readDouble();
                }
                SteadyState state = SteadyState.of(series, SteadyState.BARE, 0);
                answers.add("{\"verdict\": \"%s\", \"outliers\": %d, \"changepoints\": %s}".formatted(state.verdict().id(), state.outliers(),
                        state.changepoints()));
            }
        }
        Files.write(folder.resolve("answers"), answers);
        Random random = new Random(1);
        time("flat", random.doubles(POINTS, 97, 103).toArray());
        double[] decay = random.doubles(POINTS, 97, 103).toArray();
        Arrays.setAll(decay, i -> decay[i] * (1 + 4 * Math.exp(-i / 300.0)));
        time("decay", decay);
    }

    /** Prints the median of the processor time, so that other processes change it little. */
    private static void time(String name, double[] series) {
        double[] millis = new double[ROUNDS];
        for (int i = 0; i < ROUNDS; i++) {
            long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            SteadyState.of(series, SteadyState.BARE, 0);
            millis[i] = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before) / 1e6;
        }
        Arrays.sort(millis);
        System.out.printf("steady.%s.cpuMillis %.1f%n", name, millis[ROUNDS / 2]);
    }
}

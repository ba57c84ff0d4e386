// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.terminal;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.Json;
import org.roundtrip.model.text.Texts;

/**
 * Reads results of JMH, the Java Microbenchmark Harness: the time of each measured iteration, fork by fork. They may come from anywhere.
 * JMH keeps no iteration of its warm-up. The format is that of {@code -rf json}. Any thread.
 */
public final class JmhFile {
    private static final Texts TEXTS = Texts.of(Context.class);
    private static final long MOST_BYTES = 64_000_000;
    private static final String ENDING = ".json";

    /**
     * The iterations of a fork.
     *
     * @param benchmark  its name
     * @param mode       of JMH, such as {@code avgt}
     * @param parameters by name, in order
     * @param number     of the fork among those of its benchmark, from 1
     * @param times      the mean time of a call in each iteration, in one unit
     */
    public record Iterations(String benchmark, String mode, Map<String, String> parameters, int number, double[] times) {
        /** The benchmark's class and method, without the package, and the mode. */
        public String called() {
            return benchmark.substring(benchmark.lastIndexOf('.', benchmark.lastIndexOf('.') - 1) + 1) + " " + mode;
        }
    }

    private JmhFile() {
    }

    /** Whether a file is to be read as one of JMH. */
    public static boolean isNamed(Path file) {
        return String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).endsWith(ENDING);
    }

    /**
     * Returns the forks of all benchmarks, in their order.
     *
     * @throws InvalidFileException when the file is too large or no JSON
     * @throws RefusedInput         when it is no result of JMH
     */
    public static List<Iterations> read(Path file) throws InvalidFileException, RefusedInput {
        String name = String.valueOf(file.getFileName());
        List<Iterations> forks = new ArrayList<>();
        for (JsonNode benchmark : Json.parse(Json.text(file, MOST_BYTES), name)) {
            JsonNode metric = benchmark.path("primaryMetric");
            JsonNode means = metric.path("rawData"), samples = metric.path("rawDataHistogram");
            String mode = benchmark.path("mode").asText();
            boolean rate = mode.equals("thrpt");
            int number = 0;
            for (JsonNode fork : means.isArray() ? means : samples) {
                double[] times = StreamSupport.stream(fork.spliterator(), false).mapToDouble(each -> rate ? 1 / mean(each) : mean(each)).toArray();
                for (double time : times) {
                    if (!(time >= 0 && time < Double.POSITIVE_INFINITY)) {
                        throw new RefusedInput(TEXTS.text("jmh.time", name, benchmark.path("benchmark").asText()));
                    }
                }
                forks.add(new Iterations(benchmark.path("benchmark").asText(), mode, parameters(benchmark), ++number, times));
            }
        }
        if (forks.isEmpty()) {
            throw new RefusedInput(TEXTS.text("jmh.none", name));
        }
        return forks;
    }

    private static Map<String, String> parameters(JsonNode benchmark) {
        Map<String, String> parameters = new LinkedHashMap<>();
        benchmark.path("params").properties().forEach(each -> parameters.put(each.getKey(), each.getValue().asText()));
        return parameters;
    }

    /** Of an iteration: a number, or pairs of a time and how many calls took it. Not a number where it is neither. */
    private static double mean(JsonNode iteration) {
        if (!iteration.isArray()) {
            return iteration.isNumber() ? iteration.asDouble() : Double.NaN;
        }
        double sum = 0, calls = 0;
        for (JsonNode pair : iteration) {
            double count = pair.path(1).asDouble(Double.NaN);
            sum += pair.path(0).asDouble(Double.NaN) * count;
            calls += count;
        }
        return sum / calls;
    }
}

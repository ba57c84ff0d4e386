// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.ratio.Student;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.model.SweptPlan;
import org.roundtrip.model.WarmUp;

/**
 * A run as JMH, the Java Microbenchmark Harness, writes its results: for tools that draw or compare those. A row is a benchmark named after
 * the plan and its operation, with the provider as a parameter. Its mode is {@code sample}, since each call was timed: the score is the mean,
 * and each fork is one iteration with the durations of its calls and how often each occurred. Rows without measured calls are left out.
 */
final class JmhReport {
    private static final ObjectMapper MAPPER = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
    private static final double NANOS = 1000;
    /** The confidence of JMH's intervals. */
    private static final double CONFIDENCE = 0.999;
    private static final List<Double> PERCENTILES = List.of(0.0, 50.0, 90.0, 95.0, 99.0, 99.9, 99.99, 99.999, 99.9999, 100.0);
    private static final String MICROS = "us/op";

    private JmhReport() {
    }

    /** Returns the list as text that ends with a line break. */
    static String of(StudiedRun studied) {
        RunAnalysis analysis = studied.analysis();
        ArrayNode benchmarks = MAPPER.createArrayNode();
        for (Result row : studied.results()) {
            List<Histogram> forks = analysis.forks(row.row()).stream().filter(Fork::ended).map(analysis::seen).filter(calls -> calls.count() > 0).toList();
            if (!forks.isEmpty()) {
                benchmarks.add(benchmark(analysis.run(), row, forks));
            }
        }
        try {
            return MAPPER.writeValueAsString(benchmarks) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static ObjectNode benchmark(Run run, Result row, List<Histogram> forks) {
        Protocol protocol = SweptPlan.at(run.plan(), row.step()).protocol();
        ObjectNode benchmark = MAPPER.createObjectNode().put("jmhVersion", "Roundtrip").put("benchmark", name(run.plan().name()) + "." + row.operation())
                .put("mode", "sample").put("threads", protocol.load().callers()).put("forks", forks.size());
        java(run, row, benchmark);
        benchmark.put("warmupIterations", 1).put("warmupTime", protocol.warmUp() instanceof WarmUp.Fixed(Amount amount) ? time(amount)
                        : protocol.warmUp() instanceof WarmUp.Steady steady ? steady.leastSeconds() + " s" : "")
                .put("warmupBatchSize", 1).put("measurementIterations", 1).put("measurementTime", time(protocol.measured())).put("measurementBatchSize", 1);
        ObjectNode parameters = benchmark.putObject("params").put("provider", row.variant());
        if (row.step() != null) {
            parameters.put(row.step().sweep().name(), String.valueOf(row.step().value()));
        }
        metric(forks, benchmark.putObject("primaryMetric"));
        benchmark.putObject("secondaryMetrics");
        return benchmark;
    }

    /** A name of classes, as tools expect one before the operation. */
    private static String name(String plan) {
        String name = plan.replaceAll("[^\\p{L}\\p{N}]+", "_").replaceAll("^_|_$", "");
        return name.isEmpty() ? "Plan" : name;
    }

    /** What is known of the client's JVM: its version, its vendor, then its flags; nothing of a client without one. */
    private static void java(Run run, Result row, ObjectNode benchmark) {
        String client = run.environment().getOrDefault("provider." + row.variant() + ".client", "");
        List<String> words = client.startsWith("java=") ? List.of(client.substring("java=".length()).split(" ")) : List.of("");
        benchmark.put("jvm", client.isEmpty() ? "" : "java");
        words.stream().filter(word -> word.startsWith("-")).forEach(benchmark.putArray("jvmArgs")::add);
        benchmark.put("jdkVersion", words.getFirst()).put("vmName", String.join(" ", words.stream().skip(1).takeWhile(word -> !word.startsWith("-")).toList()))
                .put("vmVersion", words.getFirst());
    }

    private static String time(Amount amount) {
        return amount.seconds() > 0 ? amount.seconds() + " s" : amount.calls() + " calls";
    }

    private static void metric(List<Histogram> forks, ObjectNode metric) {
        Histogram all = Histogram.merged(forks);
        double score = all.sumNanos() / NANOS / all.count();
        metric.put("score", score);
        double[] means = forks.stream().mapToDouble(fork -> fork.sumNanos() / NANOS / fork.count()).toArray();
        if (means.length > 1) {
            double error = Student.reach(squaredError(means), means.length - 1, CONFIDENCE);
            metric.put("scoreError", error);
            metric.putArray("scoreConfidence").add(score - error).add(score + error);
        } else {
            // As JMH writes what it cannot know.
            metric.put("scoreError", "NaN");
            metric.putArray("scoreConfidence").add("NaN").add("NaN");
        }
        ObjectNode percentiles = metric.putObject("scorePercentiles");
        PERCENTILES.forEach(each -> percentiles.put(String.valueOf(each), all.atRank(Math.max(1, (long) Math.ceil(each / 100 * all.count()))) / NANOS));
        metric.put("scoreUnit", MICROS);
        ArrayNode raw = metric.putArray("rawDataHistogram");
        forks.forEach(fork -> histogram(fork, raw.addArray().addArray()));
    }

    private static double squaredError(double[] means) {
        double mean = Arrays.stream(means).average().orElseThrow();
        return Arrays.stream(means).map(each -> (each - mean) * (each - mean)).sum() / (means.length - 1) / means.length;
    }

    private static void histogram(Histogram calls, ArrayNode cells) {
        long[] durations = calls.durations(), counts = calls.counts();
        for (int i = 0; i < durations.length; i++) {
            cells.addArray().add(durations[i] / NANOS).add(counts[i]);
        }
    }
}

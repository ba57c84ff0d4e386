// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.text.Texts;

/** The load of a plan as JSON that fits the schema. */
public final class LoadFiles {
    private static final String VIRTUAL = "virtual";
    private static final String EXPONENTIAL = "exponential";
    private static final String ASYNCHRONOUS = "asynchronous";
    private static final List<String> OF_CLOSED = List.of("thinkMicros", "think", "window");
    private static final List<String> OF_OPEN = List.of("ratePerSecond", "arrivals", "toRatePerSecond", "steps", "burst");
    /** What only some arrivals have. */
    private static final Map<String, List<String>> OF_ARRIVALS = Map.of("toRatePerSecond", List.of("ramp", "steps"), "steps",
            List.of("steps"), "burst", List.of("bursts"));

    private LoadFiles() {
    }

    /** @throws IllegalArgumentException with one sentence when fields do not belong together or are out of their range */
    public static Load read(JsonNode node) {
        if (node instanceof MissingNode) {
            return Load.ONE_CALLER;
        }
        boolean open = node.get("mode").asText().equals(Load.Open.MODE);
        (open ? OF_CLOSED : OF_OPEN).stream().filter(node::has).findFirst().ifPresent(field -> {
            throw refused("load.field", field, node.get("mode").asText());
        });
        boolean asynchronous = node.path("calls").asText().equals(ASYNCHRONOUS);
        if (!asynchronous && node.has("window")) {
            throw refused("load.field", "window", "synchronous");
        }
        boolean virtual = node.path("threads").asText().equals(VIRTUAL);
        if (!open) {
            return new Load.Closed(node.path("callers").asInt(1), node.path("thinkMicros").asLong(0),
                    node.path("think").asText().equals(EXPONENTIAL), virtual,
                    asynchronous ? node.path("window").asInt(Load.USUAL_WINDOW) : 0);
        }
        return new Load.Open(rate(node, "ratePerSecond"), arrivals(node), node.path("callers").asInt(Load.Open.USUAL_CALLERS), virtual,
                asynchronous);
    }

    private static Load.Arrivals arrivals(JsonNode node) {
        String arrivals = node.path("arrivals").asText("constant");
        OF_ARRIVALS.forEach((field, those) -> {
            if (node.has(field) && !those.contains(arrivals)) {
                throw refused("load.field", field, arrivals);
            }
        });
        return switch (arrivals) {
            case "poisson" -> new Load.Poisson();
            case "ramp" -> new Load.Ramp(rate(node, "toRatePerSecond"));
            case "steps" -> new Load.Steps(rate(node, "toRatePerSecond"), node.path("steps").asInt(Load.Steps.USUAL));
            case "bursts" -> new Load.Bursts(node.path("burst").asInt(Load.Bursts.USUAL));
            default -> new Load.Constant();
        };
    }

    private static double rate(JsonNode node, String name) {
        if (!node.has(name)) {
            throw refused("load.missing", name);
        }
        return node.get(name).asDouble();
    }

    private static IllegalArgumentException refused(String key, Object... values) {
        return new IllegalArgumentException(Texts.of(LoadFiles.class).text(key, values));
    }

    /** Returns what {@link #read} reads. */
    public static ObjectNode write(Load load) {
        ObjectNode node = JsonNodeFactory.instance.objectNode().put("mode", load.mode());
        switch (load) {
            case Load.Closed closed -> {
                node.put("callers", closed.callers());
                if (closed.thinkMicros() > 0) {
                    node.put("thinkMicros", closed.thinkMicros());
                }
                if (closed.exponentialThink()) {
                    node.put("think", EXPONENTIAL);
                }
            }
            case Load.Open open -> {
                put(node, "ratePerSecond", open.ratePerSecond());
                node.put("arrivals", open.arrivals().mode());
                write(open.arrivals(), node);
                node.put("callers", open.callers());
            }
        }
        if (load.asynchronous()) {
            node.put("calls", ASYNCHRONOUS);
        }
        if (load instanceof Load.Closed closed && closed.window() > 0) {
            node.put("window", closed.window());
        }
        return load.virtualThreads() ? node.put("threads", VIRTUAL) : node;
    }

    private static void write(Load.Arrivals arrivals, ObjectNode node) {
        switch (arrivals) {
            case Load.Constant constant -> { }
            case Load.Poisson poisson -> { }
            case Load.Ramp ramp -> put(node, "toRatePerSecond", ramp.toRatePerSecond());
            case Load.Steps steps -> {
                put(node, "toRatePerSecond", steps.toRatePerSecond());
                node.put("steps", steps.steps());
            }
            case Load.Bursts bursts -> node.put("burst", bursts.size());
        }
    }

    /** A whole rate is written without a point. */
    private static void put(ObjectNode node, String name, double rate) {
        if (rate == Math.rint(rate)) {
            node.put(name, (long) rate);
        } else {
            node.put(name, rate);
        }
    }
}

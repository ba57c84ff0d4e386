// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.roundtrip.files.settings.SweepFiles;
import org.roundtrip.model.CapturedEnds;
import org.roundtrip.model.ClockDifference;
import org.roundtrip.model.Fork.Capture;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;

/** The file {@code run.json}, see the schema {@code roundtrip-run-2.schema.json}. Safe for all threads. */
final class RunFiles {
    private static final SchemaCheck SCHEMA = new SchemaCheck("roundtrip-run", 2);

    private RunFiles() {
    }

    static String toJson(Run run) {
        ObjectNode file = Json.MAPPER.createObjectNode().put("schema", SCHEMA.name()).put("id", run.id())
                .put("outcome", lower(run.outcome()));
        putText(file, "message", run.message().isEmpty() ? null : run.message());
        file.put("quick", run.quick()).put("pid", run.pid()).put("started", run.started().toString());
        putText(file, "ended", run.ended() == null ? null : run.ended().toString());
        ObjectNode environment = file.putObject("environment");
        run.environment().forEach(environment::put);
        file.set("plan", PlanFiles.tree(run.plan()));
        ArrayNode forks = file.putArray("forks");
        run.forks().forEach(fork -> forks.add(fork(fork)));
        return Layout.of(file);
    }

    static Run parse(String json, String source) throws InvalidFileException {
        ObjectNode file = Json.object(json, source);
        SCHEMA.check(file, source);
        Plan plan = PlanFiles.plan((ObjectNode) file.get("plan"), source + ": plan");
        Map<String, String> environment = new LinkedHashMap<>();
        file.get("environment").properties().forEach(e -> environment.put(e.getKey(), e.getValue().asText()));
        return new Run(file.get("id").asText(), plan, file.get("quick").booleanValue(), file.get("pid").asLong(),
                environment, forks(file.get("forks"), plan, source), upper(Run.Outcome.class, file.get("outcome")),
                file.path("message").asText(""), time(file, "started", source), time(file, "ended", source));
    }

    private static ObjectNode fork(Fork fork) {
        ObjectNode node = Json.MAPPER.createObjectNode().put("number", fork.number()).put("provider", fork.provider())
                .put("variant", fork.variant()).put("operation", fork.operation());
        if (fork.step() != null) {
            node.put("step", fork.step().value());
        }
        node.put("repetition", fork.repetition()).put("state", lower(fork.state()));
        putNumber(node, "prepareNanos", fork.prepareNanos());
        putNumber(node, "lookupNanos", fork.lookupNanos());
        putNumber(node, "connectNanos", fork.connectNanos());
        if (fork.warmedUp() != null) {
            node.set("warmedUp", warmedUp(fork.warmedUp()));
        }
        if (fork.disturbance() != null) {
            node.set("disturbance", DisturbanceFiles.write(fork.disturbance()));
        }
        if (fork.serverSide() != null) {
            ObjectNode server = node.putObject("serverSide");
            putNumber(server, "startNanos", fork.serverSide().startNanos());
            putNumber(server, "memoryBytes", fork.serverSide().memoryBytes());
        }
        putNumber(node, "lostCalls", fork.lostCalls());
        putNumber(node, "droppedCalls", fork.droppedCalls());
        if (fork.capture() != null) {
            ObjectNode capture = node.putObject("capture");
            putNumber(capture, "calls", fork.capture().calls());
            putNumber(capture, "packets", fork.capture().packets());
            putNumber(capture, "bytes", fork.capture().bytes());
            putNames(capture, fork.capture().nameService());
            putNumber(capture, "dropped", fork.capture().dropped());
            if (fork.capture().ends() != null) {
                capture.set("ends", ends(fork.capture().ends()));
            }
            putText(capture, "missing", fork.capture().missing());
        }
        putText(node, "error", fork.error());
        return node;
    }

    private static List<Fork> forks(JsonNode nodes, Plan plan, String source) throws InvalidFileException {
        Map<String, String> providers = new LinkedHashMap<>();
        plan.providers().forEach(choice -> providers.put(choice.variant(), choice.id()));
        Set<String> operations = new HashSet<>(plan.contract().operations().stream().map(Operation::name).toList());
        Set<Integer> numbers = new HashSet<>();
        List<Fork> forks = new ArrayList<>();
        for (JsonNode node : nodes) {
            Fork fork = fork(node, plan);
            if (!numbers.add(fork.number()) || !operations.contains(fork.operation()) || node.has("step") == (fork.step() == null)
                    || !fork.provider().equals(providers.get(fork.variant()))) {
                throw new InvalidFileException(source, "forks/" + forks.size(),
                        Texts.of(RunFiles.class).text("run.fork"));
            }
            forks.add(fork);
        }
        return forks;
    }

    private static Fork fork(JsonNode node, Plan plan) {
        JsonNode capture = node.get("capture");
        return new Fork(node.get("number").asInt(), node.get("provider").asText(), node.get("variant").asText(),
                node.get("operation").asText(), node.has("step") ? SweepFiles.step(plan, node.get("step").asInt()).orElse(null) : null,
                node.get("repetition").asInt(),
                upper(Fork.State.class, node.get("state")), number(node, "prepareNanos"), number(node, "lookupNanos"),
                number(node, "connectNanos"),
                warmedUp(node.get("warmedUp")), DisturbanceFiles.read(node.get("disturbance")), capture == null ? null : new Capture(number(capture, "calls"), number(capture, "packets"),
                        number(capture, "bytes"), names(capture.get("nameService")), number(capture, "dropped"),
                        ends(capture.get("ends")), text(capture, "missing")),
                serverSide(node.get("serverSide")), number(node, "lostCalls"), number(node, "droppedCalls"), text(node, "error"));
    }

    private static Fork.ServerSide serverSide(JsonNode node) {
        return node == null ? null : new Fork.ServerSide(number(node, "startNanos"), number(node, "memoryBytes"));
    }

    private static ObjectNode warmedUp(Fork.WarmedUp warmedUp) {
        ObjectNode node = Json.MAPPER.createObjectNode().put("reached", warmedUp.reached()).put("seconds", warmedUp.seconds())
                .put("calls", warmedUp.calls());
        putShare(node, "jitShare", warmedUp.jitShare());
        putShare(node, "change", warmedUp.change());
        return node;
    }

    private static Fork.WarmedUp warmedUp(JsonNode node) {
        return node == null ? null : new Fork.WarmedUp(node.get("reached").asBoolean(), node.get("seconds").asDouble(),
                node.get("calls").asLong(), share(node, "jitShare"), share(node, "change"));
    }

    private static void putNames(ObjectNode capture, Fork.NameService names) {
        if (names != null) {
            ObjectNode node = capture.putObject("nameService");
            ArrayNode ports = node.putArray("ports");
            names.ports().forEach(ports::add);
            node.put("packets", names.packets()).put("bytes", names.bytes());
        }
    }

    private static Fork.NameService names(JsonNode node) {
        if (node == null) {
            return null;
        }
        List<Integer> ports = new ArrayList<>();
        node.get("ports").forEach(port -> ports.add(port.asInt()));
        return new Fork.NameService(ports, node.get("packets").asLong(), node.get("bytes").asLong());
    }

    private static ObjectNode ends(CapturedEnds ends) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        putText(node, "clientMissing", ends.clientMissing());
        putText(node, "serverMissing", ends.serverMissing());
        putNumber(node, "serverPackets", ends.serverPackets());
        putNumber(node, "serverDropped", ends.serverDropped());
        ClockDifference clock = ends.clock();
        if (clock != null) {
            node.putObject("clock").put("atEpochNanos", clock.atEpochNanos()).put("offsetNanos", clock.offsetNanos())
                    .put("drift", clock.drift()).put("boundNanos", clock.boundNanos()).put("by", lower(clock.by()));
        }
        return node.put("stepped", ends.stepped());
    }

    private static CapturedEnds ends(JsonNode node) {
        return node == null ? null : new CapturedEnds(text(node, "clientMissing"),
                text(node, "serverMissing"), number(node, "serverPackets"),
                number(node, "serverDropped"), clock(node.get("clock")), node.get("stepped").booleanValue());
    }

    private static ClockDifference clock(JsonNode node) {
        return node == null ? null : new ClockDifference(node.get("atEpochNanos").asLong(), node.get("offsetNanos").asLong(),
                node.get("drift").asDouble(), node.get("boundNanos").asLong(),
                upper(ClockDifference.By.class, node.get("by")));
    }

    private static Instant time(JsonNode file, String name, String source) throws InvalidFileException {
        try {
            return file.has(name) ? Instant.parse(file.get(name).asText()) : null;
        } catch (DateTimeParseException e) {
            throw new InvalidFileException(source, name,
                    Texts.of(RunFiles.class).text("run.time", Excerpt.quote(file.get(name).asText())));
        }
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static <E extends Enum<E>> E upper(Class<E> type, JsonNode name) {
        return Enum.valueOf(type, name.asText().toUpperCase(Locale.ROOT));
    }

    private static Long number(JsonNode node, String name) {
        return node.has(name) ? node.get(name).asLong() : null;
    }

    private static String text(JsonNode node, String name) {
        return node.has(name) ? node.get(name).asText() : null;
    }

    private static void putNumber(ObjectNode node, String name, Long value) {
        if (value != null) {
            node.put(name, value);
        }
    }

    private static Double share(JsonNode node, String name) {
        return node.has(name) ? node.get(name).asDouble() : null;
    }

    private static void putShare(ObjectNode node, String name, Double value) {
        if (value != null) {
            node.put(name, value);
        }
    }

    private static void putText(ObjectNode node, String name, String value) {
        if (value != null) {
            node.put(name, value);
        }
    }
}

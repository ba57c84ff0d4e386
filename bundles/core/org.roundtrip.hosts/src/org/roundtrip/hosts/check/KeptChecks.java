// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.check;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.JsonFile;
import org.roundtrip.files.RoundtripHome;

/**
 * The last check of each host of a Roundtrip home, in its file {@code checks.json}. When the file is lost, hosts count as
 * not checked. Any thread, one at a time; of two processes the last one to write is right.
 */
public final class KeptChecks {
    private static final int MOST_BYTES = 10_000_000;
    private final Path file;

    /** Read when it is needed, so that a home without hosts costs nothing. */
    private static final class Schema {
        static final JsonFile FILE = new JsonFile(KeptChecks.class, "roundtrip-checks", 1, MOST_BYTES);

        private Schema() {
        }
    }

    /** The checks of a home. */
    public KeptChecks(RoundtripHome home) {
        this.file = home.hosts().resolveSibling("checks.json");
    }

    /** Returns the last check of each host by its name. @throws InvalidFileException when the file cannot be used */
    public Map<String, CheckOutcome> read() throws InvalidFileException {
        Map<String, CheckOutcome> checks = new TreeMap<>();
        if (Files.exists(file)) {
            for (JsonNode node : Schema.FILE.read(file).get("checks")) {
                checks.put(node.get("host").asText(), outcome(node));
            }
        }
        return checks;
    }

    private CheckOutcome outcome(JsonNode node) throws InvalidFileException {
        List<Point> points = new ArrayList<>();
        node.get("points").forEach(point -> points.add(new Point(point.get("topic").asText(), point.get("good").asBoolean(),
                point.get("sentence").asText(), point.get("advice").asText())));
        List<RemoteJava> javas = new ArrayList<>();
        node.get("javas").forEach(java -> javas.add(new RemoteJava(java.get("version").asText(), java.get("vendor").asText(),
                java.get("home").asText())));
        try {
            return new CheckOutcome(node.get("logIn").asText(), Instant.parse(node.get("time").asText()), points, javas,
                    node.get("failure").asText());
        } catch (DateTimeException e) {
            throw new InvalidFileException(file.getFileName().toString(), "time", e.getMessage());
        }
    }

    /** Writes the last check of each host, in place of those before. */
    public void write(Map<String, CheckOutcome> checks) throws IOException {
        ObjectNode content = Schema.FILE.create();
        ArrayNode nodes = content.putArray("checks");
        checks.forEach((host, check) -> {
            ObjectNode node = nodes.addObject().put("host", host).put("logIn", check.logIn()).put("time", check.time().toString())
                    .put("failure", check.failure());
            ArrayNode points = node.putArray("points");
            check.points().forEach(point -> points.addObject().put("topic", point.topic()).put("good", point.good())
                    .put("sentence", point.sentence()).put("advice", point.advice()));
            ArrayNode javas = node.putArray("javas");
            check.javas().forEach(java -> javas.addObject().put("version", java.version()).put("vendor", java.vendor())
                    .put("home", java.home()));
        });
        Files.createDirectories(file.getParent());
        Schema.FILE.write(file, content);
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.own;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.JsonFile;
import org.roundtrip.files.ProcessLock;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.model.text.Texts;

/**
 * The ORBs that the user owns. They are in the file {@code orbs.json} of a Roundtrip home, in the order in which they
 * were added. Each method reads the file anew. Any thread and process.
 */
public final class OwnOrbs {
    /** The option of the provider that runs them: its choices are their names. */
    public static final String OPTION = "orb";
    private static final int MOST_BYTES = 1_000_000;
    private static final int MOST_ORBS = 100;
    private static final Texts TEXTS = Texts.of(OwnOrbs.class);

    /** Read when it is needed, so that a home without ORBs costs nothing. */
    private static final class Schema {
        static final JsonFile FILE = new JsonFile(OwnOrbs.class, "roundtrip-orbs", 1, MOST_BYTES);

        private Schema() {
        }
    }

    private final Path file;

    /** The ORBs of a home. */
    public OwnOrbs(RoundtripHome home) {
        this.file = home.orbs().toAbsolutePath().normalize();
    }

    /** Returns all of them. @throws InvalidFileException when the file cannot be used */
    public List<OwnOrb> list() throws InvalidFileException {
        return List.copyOf(read().values());
    }

    /** Adds an ORB, or replaces the one of its name. */
    public void put(OwnOrb orb) throws IOException, InterruptedException {
        change(orbs -> orbs.put(orb.name(), orb));
    }

    /** Removes an ORB. @return whether it was there */
    public boolean remove(String name) throws IOException, InterruptedException {
        return change(orbs -> orbs.remove(name));
    }

    private interface Change {
        void apply(Map<String, OwnOrb> orbs);
    }

    private boolean change(Change change) throws IOException, InterruptedException {
        Files.createDirectories(file.getParent());
        try (ProcessLock lock = ProcessLock.take(file.resolveSibling("orbs.lock"))) {
            Map<String, OwnOrb> before = read();
            Map<String, OwnOrb> after = new LinkedHashMap<>(before);
            change.apply(after);
            if (after.equals(before)) {
                return false;
            }
            if (after.size() > MOST_ORBS) {
                throw new IOException(TEXTS.text("list.full", MOST_ORBS));
            }
            ObjectNode content = Schema.FILE.create();
            ArrayNode orbs = content.putArray("orbs");
            after.values().forEach(orb -> write(orb, orbs.addObject()));
            Schema.FILE.write(file, content);
            return true;
        }
    }

    /** Writes an ORB as the file has it. */
    public static void write(OwnOrb orb, ObjectNode node) {
        node.put("name", orb.name());
        orb.jars().forEach(node.putArray("jars")::add);
        node.put("orbClass", orb.orbClass()).put("singletonClass", orb.singletonClass()).put("idlCompiler", orb.idlCompiler());
        ObjectNode properties = node.putObject("properties");
        orb.properties().forEach(properties::put);
        orb.jvmFlags().forEach(node.putArray("jvmFlags")::add);
    }

    private Map<String, OwnOrb> read() throws InvalidFileException {
        if (Files.notExists(file)) {
            return Map.of();
        }
        Map<String, OwnOrb> orbs = new LinkedHashMap<>();
        for (JsonNode node : Schema.FILE.read(file).get("orbs")) {
            String place = "orbs/" + orbs.size();
            OwnOrb orb = orb(node, place);
            if (orbs.put(orb.name(), orb) != null) {
                throw invalid(place, TEXTS.text("list.twice", orb.name()));
            }
        }
        return orbs;
    }

    private OwnOrb orb(JsonNode node, String place) throws InvalidFileException {
        Map<String, String> properties = new LinkedHashMap<>();
        node.path("properties").properties().forEach(each -> properties.put(each.getKey(), each.getValue().asText()));
        try {
            return new OwnOrb(node.get("name").asText(), texts(node.get("jars")), node.get("orbClass").asText(),
                    node.get("singletonClass").asText(), node.get("idlCompiler").asText(), properties, texts(node.path("jvmFlags")));
        } catch (IllegalArgumentException e) {
            throw invalid(place, e.getMessage());
        }
    }

    private InvalidFileException invalid(String place, String problem) {
        return new InvalidFileException(file.getFileName().toString(), place, problem);
    }

    private static List<String> texts(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asText).toList();
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.JsonFile;
import org.roundtrip.files.ProcessLock;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.model.text.Texts;

/**
 * The hosts of a Roundtrip home, in its file {@code hosts.json}, and the pinned key of each. That is the public key by
 * which the host showed who it is when it was trusted. No secret is in the file. Each method reads the file anew. Any
 * thread and process.
 */
public final class HostList {
    private static final Texts TEXTS = Texts.of(HostList.class);
    private static final int MOST_BYTES = 1_000_000;
    private static final int MOST_HOSTS = 1000;
    private static final String KEY = "key";

    /** A host and its pinned key, a line of OpenSSH such as {@code ssh-ed25519 AAAA...}; empty when never seen. */
    private record Entry(Host host, String key) {
    }

    /** Read when it is needed, so that a home without hosts costs nothing. */
    private static final class Schema {
        static final JsonFile FILE = new JsonFile(HostList.class, "roundtrip-hosts", 1, MOST_BYTES);

        private Schema() {
        }
    }

    private final Path file;

    /** The hosts of a home. */
    public HostList(RoundtripHome home) {
        this.file = home.hosts().toAbsolutePath().normalize();
    }

    /** Returns all hosts, by name. @throws InvalidFileException when the file cannot be used */
    public List<Host> list() throws InvalidFileException {
        return read().values().stream().map(Entry::host).sorted(Comparator.comparing(Host::name)).toList();
    }

    /** Returns a host. @throws HostException when there is none of that name; the sentence names those that there are */
    public Host get(String name) throws HostException, InvalidFileException {
        Map<String, Entry> entries = read();
        if (!entries.containsKey(name)) {
            String shown = Excerpts.line(name);
            throw new HostException(entries.isEmpty() ? TEXTS.text("list.empty", shown) : TEXTS.text("list.none", shown,
                    entries.keySet().stream().sorted().collect(Collectors.joining(", "))));
        }
        return entries.get(name).host();
    }

    /** Returns the addresses of each host, by its name. */
    public Map<String, List<String>> addresses() throws InvalidFileException {
        return list().stream().collect(Collectors.toMap(Host::name,
                host -> Stream.concat(Stream.of(host.address()), host.calledAt().stream()).toList()));
    }

    /** Returns who logs in to the hosts. */
    public Set<String> users() throws InvalidFileException {
        return list().stream().map(Host::user).collect(Collectors.toSet());
    }

    /** Adds a host, or replaces the one of its name. A replaced host keeps its key when address and port are the same. */
    public void put(Host host) throws IOException, InterruptedException {
        change(entries -> {
            Entry old = entries.get(host.name());
            boolean same = old != null && old.host().address().equals(host.address()) && old.host().port() == host.port();
            entries.put(host.name(), new Entry(host, same ? old.key() : ""));
        });
    }

    /** Removes a host and its key. @return whether it was there */
    public boolean remove(String name) throws IOException, InterruptedException {
        return change(entries -> entries.remove(name));
    }

    /** Returns the pinned key of a host as a line of OpenSSH. It is empty when it was never seen, or is not in the list. */
    public Optional<String> key(String name) throws InvalidFileException {
        return Optional.ofNullable(read().get(name)).map(Entry::key).filter(key -> !key.isEmpty());
    }

    /** Pins the key of a host of the list, or forgets it. @param key a line of OpenSSH; empty to forget it */
    public void pin(String name, String key) throws IOException, InterruptedException {
        change(entries -> entries.computeIfPresent(name, (same, old) -> new Entry(old.host(), key)));
    }

    private interface Change {
        void apply(Map<String, Entry> entries);
    }

    private boolean change(Change change) throws IOException, InterruptedException {
        Files.createDirectories(file.getParent());
        try (ProcessLock lock = ProcessLock.take(file.resolveSibling("hosts.lock"))) {
            Map<String, Entry> before = read();
            Map<String, Entry> after = new LinkedHashMap<>(before);
            change.apply(after);
            if (after.equals(before)) {
                return false;
            }
            if (after.size() > MOST_HOSTS) {
                throw new IOException(TEXTS.text("list.full", MOST_HOSTS));
            }
            ObjectNode content = Schema.FILE.create();
            ArrayNode hosts = content.putArray("hosts");
            after.values().forEach(entry -> write(entry, hosts.addObject()));
            Schema.FILE.write(file, content);
            return true;
        }
    }

    private static void write(Entry entry, ObjectNode node) {
        Host host = entry.host();
        node.put("name", host.name()).put("address", host.address()).put("port", host.port()).put("user", host.user());
        host.keyFile().ifPresent(path -> node.put("keyFile", path.toString()));
        host.calledAt().ifPresent(address -> node.put("calledAt", address));
        host.ports().ifPresent(ports -> node.putArray("ports").add(ports.first()).add(ports.last()));
        if (!host.javaHomes().isEmpty()) {
            host.javaHomes().forEach(node.putArray("javaHomes")::add);
        }
        if (!entry.key().isEmpty()) {
            node.put(KEY, entry.key());
        }
    }

    private Map<String, Entry> read() throws InvalidFileException {
        if (Files.notExists(file)) {
            return Map.of();
        }
        Map<String, Entry> entries = new LinkedHashMap<>();
        for (JsonNode node : Schema.FILE.read(file).get("hosts")) {
            String place = "hosts/" + entries.size();
            Entry entry = new Entry(host(node, place), node.path(KEY).asText(""));
            if (entries.put(entry.host().name(), entry) != null) {
                throw new InvalidFileException(file.getFileName().toString(), place,
                        TEXTS.text("list.twice", entry.host().name()));
            }
        }
        return entries;
    }

    private Host host(JsonNode node, String place) throws InvalidFileException {
        try {
            JsonNode ports = node.get("ports");
            return new Host(node.get("name").asText(), node.get("address").asText(), node.path("port").asInt(Host.SSH_PORT),
                    node.get("user").asText(), text(node, "keyFile").map(Path::of), text(node, "calledAt"),
                    ports == null ? Optional.empty()
                            : Optional.of(new Host.Ports(ports.get(0).asInt(), ports.get(1).asInt())),
                    javaHomes(node));
        } catch (InvalidPathException e) {
            throw new InvalidFileException(file.getFileName().toString(), place, Excerpts.line(e.getMessage()));
        } catch (IllegalArgumentException e) {
            throw new InvalidFileException(file.getFileName().toString(), place, e.getMessage());
        }
    }

    private static Optional<String> text(JsonNode node, String field) {
        return node.has(field) ? Optional.of(node.get(field).asText()) : Optional.empty();
    }

    private static List<String> javaHomes(JsonNode node) {
        return node.has("javaHomes") ? StreamSupport.stream(node.get("javaHomes").spliterator(), false)
                .map(JsonNode::asText).toList() : List.of();
    }
}

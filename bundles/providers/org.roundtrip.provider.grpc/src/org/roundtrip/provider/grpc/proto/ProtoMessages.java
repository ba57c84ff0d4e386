// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The messages and enums of a file and of all that it imports, by paths with a dot in front. Used by one thread. */
final class ProtoMessages {
    private static final String OPTIONS = "\\.google\\.protobuf\\.\\w+Options";
    private final Map<String, Message> messages = new HashMap<>();
    private final Map<String, Node> enums = new HashMap<>();
    private final Map<String, List<Field>> extensions = new HashMap<>();
    private final Set<String> own = new HashSet<>();
    private final Set<String> extended = new HashSet<>();
    private final Set<String> used = new HashSet<>();

    /** A message. @param presence what its file says of absent fields */
    record Message(String path, Node node, Presence presence) {
        String name() {
            return node.text("name");
        }
    }

    /** A field or an extension. @param presence what its file says of absent fields */
    record Field(Node node, Presence presence) {
    }

    /** Adds a file. @param mine whether its types are those of the file that is imported */
    void add(Node file, boolean mine) {
        String scope = scope(file);
        Presence presence = Presence.of(file);
        add(file, "message_type", scope, presence, mine);
        extend(file, presence, mine);
    }

    static String scope(Node file) {
        return file.text("package").isEmpty() ? "" : "." + file.text("package");
    }

    private void add(Node container, String kind, String scope, Presence presence, boolean mine) {
        for (Node type : container.nodes("enum_type")) {
            String path = scope + "." + type.text("name");
            enums.put(path, type);
            if (mine) {
                own.add(path);
            }
        }
        for (Node node : container.nodes(kind)) {
            String path = scope + "." + node.text("name");
            messages.put(path, new Message(path, node, presence));
            if (mine) {
                own.add(path);
            }
            add(node, "nested_type", path, presence, mine);
            extend(node, presence, mine);
        }
    }

    /** Options are extended to be used by programs that read sources; they are no values. */
    private void extend(Node container, Presence presence, boolean mine) {
        for (Node extension : container.nodes("extension")) {
            String to = extension.text("extendee");
            if (!to.matches(OPTIONS)) {
                extensions.computeIfAbsent(to, path -> new ArrayList<>()).add(new Field(extension, presence));
                if (mine) {
                    extended.add(to);
                }
            }
        }
    }

    /** Returns a message; null for none. */
    Message message(String path) {
        return messages.get(path);
    }

    /** Returns an enum; null for none. */
    Node constants(String path) {
        return enums.get(path);
    }

    /** Returns whether a type is of the file itself. */
    boolean own(String path) {
        return own.contains(path);
    }

    /** Returns the messages that the file extends. */
    Set<String> extended() {
        return extended;
    }

    /** Returns the extensions of a message. */
    List<Field> extensions(String path) {
        return extensions.getOrDefault(path, List.of());
    }

    /** Returns whether a type is that of a field. */
    boolean used(String path) {
        return used.contains(path);
    }

    /** Notes which types are those of fields; to be called once, when all files are added. */
    void complete() {
        Stream.concat(messages.values().stream().flatMap(message -> message.node.nodes("field").stream()),
                extensions.values().stream().flatMap(List::stream).map(Field::node)).forEach(field -> used.add(field.text("type_name")));
    }
}

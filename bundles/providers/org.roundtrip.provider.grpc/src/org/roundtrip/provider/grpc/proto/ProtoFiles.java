// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.DeclaredOperation;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.model.text.Texts;

/**
 * Collects the messages, enums and methods of a file, and of what it imports the types that those need. What it imports publicly is as if
 * it stood in the file itself. Used by one thread, once.
 */
final class ProtoFiles {
    private static final String EMPTY = ".google.protobuf.Empty";
    private static final Texts TEXTS = Texts.of(ProtoFiles.class);
    private final TypeTable table;
    private final ProtoMessages messages = new ProtoMessages();
    private final ProtoFields fields;
    private final Set<String> wrappers = new HashSet<>();

    /** @param table to which all is added */
    ProtoFiles(TypeTable table) {
        this.table = table;
        fields = new ProtoFields(table, messages);
    }

    /**
     * Adds the files.
     *
     * @param own   the name of the file that is read
     * @param typed whether the payload is chosen, so that messages which only a method has are types too
     */
    void add(List<Node> files, String own, boolean typed) {
        Map<String, Node> byName = new LinkedHashMap<>();
        files.forEach(file -> byName.put(file.text("name"), file));
        Map<String, Node> mine = mine(byName, own);
        byName.forEach((name, file) -> messages.add(file, mine.containsKey(name)));
        messages.complete();
        List<Node> methods = mine.values().stream().flatMap(file -> file.nodes("service").stream()).flatMap(service -> service.nodes("method").stream()).toList();
        if (!typed) {
            methods.stream().filter(method -> !streams(method)).forEach(this::wrap);
        }
        ProtoTypes types = new ProtoTypes(table, messages, fields);
        mine.values().forEach(file -> types.add(file, "message_type", ProtoMessages.scope(file), wrappers));
        methods.forEach(this::method);
        messages.extended().forEach(fields::message);
        for (Optional<String> next = fields.needed(); next.isPresent(); next = fields.needed()) {
            types.add(next.get());
        }
    }

    private static Map<String, Node> mine(Map<String, Node> byName, String own) {
        Map<String, Node> mine = new LinkedHashMap<>();
        for (Deque<String> open = new ArrayDeque<>(List.of(own)); !open.isEmpty();) {
            String name = open.remove();
            Node file = byName.get(name);
            if (file != null && mine.putIfAbsent(name, file) == null) {
                List<String> imported = file.texts("dependency");
                file.numbers("public_dependency").forEach(index -> open.add(imported.get(index)));
            }
        }
        return mine;
    }

    /** A message that is nothing but the parameters or the result of one method is no type of its own. */
    private void wrap(Node method) {
        for (String kind : List.of("request", "response")) {
            String type = method.text(kind.equals("request") ? "input_type" : "output_type");
            ProtoMessages.Message message = messages.message(type);
            if (message != null && !messages.used(type) && message.node().nodes("oneof_decl").stream().allMatch(each ->
                    each.text("name").startsWith("_")) && alike(message.name(), method.text("name") + kind)
                    && (kind.equals("request") || message.node().nodes("field").size() < 2)) {
                wrappers.add(type);
            }
        }
    }

    private static boolean streams(Node method) {
        return method.flag("client_streaming") || method.flag("server_streaming");
    }

    private static boolean alike(String one, String other) {
        return one.replace("_", "").toLowerCase(Locale.ROOT).equals(other.replace("_", "").toLowerCase(Locale.ROOT));
    }

    private void method(Node method) {
        String name = method.text("name");
        if (streams(method)) {
            table.notes().add(name, TEXTS.text("stream"));
            return;
        }
        List<Member> results = members(method.text("output_type"), "result");
        table.add(new DeclaredOperation(name, members(method.text("input_type"), "request"),
                results.isEmpty() ? Optional.empty() : Optional.of(results.getFirst().type()), List.of()));
    }

    private List<Member> members(String type, String name) {
        if (wrappers.contains(type)) {
            return fields.members(messages.message(type));
        }
        return type.equals(EMPTY) ? List.of() : List.of(new Member(name, fields.message(type)));
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.DeclaredOperation;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.model.text.Texts;

/** Collects the messages, enums and methods of a file. For one thread. */
final class ProtoFile {
    private static final String EMPTY = ".google.protobuf.Empty";
    private static final Texts TEXTS = Texts.of(ProtoFile.class);
    private final TypeTable table;
    private final Map<String, Node> messages = new HashMap<>();
    private final Set<String> wrappers = new HashSet<>();
    private ProtoFields fields;

    /** @param table to which all is added */
    ProtoFile(TypeTable table) {
        this.table = table;
    }

    /** Adds a file. */
    void add(Node file) {
        String scope = file.text("package").isEmpty() ? "" : "." + file.text("package");
        collect(file, "message_type", scope);
        Set<String> used = new HashSet<>();
        messages.values().forEach(message -> message.nodes("field").forEach(field -> used.add(field.text("type_name"))));
        for (Node service : file.nodes("service")) {
            service.nodes("method").forEach(method -> wrap(method, used));
        }
        fields = new ProtoFields(table, messages, !file.has("syntax") || file.text("syntax").equals("proto2"),
                file.text("syntax").equals("editions") && !file.nodes("options").stream()
                        .anyMatch(options -> options.text("features", "field_presence").equals("IMPLICIT")));
        ProtoTypes types = new ProtoTypes(table, fields, wrappers);
        types.add(file, "message_type", scope);
        file.nodes("extension").forEach(extension -> table.notes().add(extension.text("name"), TEXTS.text("extension")));
        for (Node service : file.nodes("service")) {
            service.nodes("method").forEach(this::method);
        }
    }

    private void collect(Node container, String field, String scope) {
        for (Node message : container.nodes(field)) {
            String key = scope + "." + message.text("name");
            messages.put(key, message);
            collect(message, "nested_type", key);
        }
    }

    /** A message that is nothing but the parameters or the result of one method is no type of its own. */
    private void wrap(Node method, Set<String> used) {
        for (String kind : List.of("request", "response")) {
            String type = method.text(kind.equals("request") ? "input_type" : "output_type");
            Node message = messages.get(type);
            if (message != null && !used.contains(type) && message.nodes("oneof_decl").stream().allMatch(each ->
                    each.text("name").startsWith("_")) && alike(message.text("name"), method.text("name") + kind)
                    && (kind.equals("request") || message.nodes("field").size() < 2)) {
                wrappers.add(type);
            }
        }
    }

    private static boolean alike(String one, String other) {
        return one.replace("_", "").toLowerCase(Locale.ROOT).equals(other.replace("_", "").toLowerCase(Locale.ROOT));
    }

    private void method(Node method) {
        String name = method.text("name");
        if (method.flag("client_streaming") || method.flag("server_streaming")) {
            table.notes().add(name, TEXTS.text("stream"));
            return;
        }
        List<Member> results = members(method.text("output_type"), "result");
        table.add(new DeclaredOperation(name, members(method.text("input_type"), "request"),
                results.isEmpty() ? Optional.empty() : Optional.of(results.getFirst().type()), List.of()));
    }

    private List<Member> members(String type, String name) {
        if (wrappers.contains(type)) {
            return fields.members(messages.get(type), type);
        }
        return type.equals(EMPTY) ? List.of() : List.of(new Member(name, fields.message(type)));
    }
}

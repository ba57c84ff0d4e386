// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.model.text.Texts;

/** Adds messages and enums to the table. Used by one thread. */
final class ProtoTypes {
    /** What Roundtrip's own files have where a list, a map or an optional value needs a message around it. */
    private static final String AROUND = "(List|Map|Optional)Of_.*";
    private static final Texts TEXTS = Texts.of(ProtoTypes.class);
    private final TypeTable table;
    private final ProtoMessages messages;
    private final ProtoFields fields;

    ProtoTypes(TypeTable table, ProtoMessages messages, ProtoFields fields) {
        this.table = table;
        this.messages = messages;
        this.fields = fields;
    }

    /** Adds the types in a file or a message. @param kind the field that has the messages @param wrappers messages that are no types */
    void add(Node container, String kind, String scope, Set<String> wrappers) {
        for (Node type : container.nodes("enum_type")) {
            add(scope + "." + type.text("name"));
        }
        for (Node message : container.nodes(kind)) {
            String path = scope + "." + message.text("name");
            if (!ProtoFields.entry(message)) {
                if (!wrappers.contains(path)) {
                    add(path);
                }
                add(message, "nested_type", path, wrappers);
            }
        }
    }

    /** Adds a message or an enum. */
    void add(String path) {
        Node type = messages.constants(path);
        if (type != null) {
            table.add(new Declared.Constants(ProtoFields.key(path), type.text("name"), constants(type)));
        } else if (messages.message(path) != null) {
            add(messages.message(path));
        }
    }

    private void add(ProtoMessages.Message message) {
        String key = ProtoFields.key(message.path());
        String name = message.name();
        List<Node> all = message.node().nodes("field");
        if (!all.isEmpty() && all.stream().allMatch(field -> ProtoFields.ofOneof(field) && field.number("oneof_index") == 0)
                && messages.extensions(message.path()).isEmpty()) {
            table.add(new Declared.Cases(key, name, fields.cases(message.node(), 0)));
            return;
        }
        List<Declared.Member> members = fields.members(message);
        boolean around = name.matches(AROUND) && members.size() == 1 && members.getFirst().name().equals("element");
        table.add(around ? new Declared.Alias(key, name, members.getFirst().type()) : new Declared.Fields(key, name, members));
    }

    /** Returns the constants, each number once. */
    private List<String> constants(Node type) {
        Map<Integer, String> byNumber = new LinkedHashMap<>();
        for (Node value : type.nodes("value")) {
            String first = byNumber.putIfAbsent(value.number("number"), value.text("name"));
            if (first != null) {
                table.notes().add(type.text("name") + "." + value.text("name"), TEXTS.text("alias", first));
            }
        }
        if (!List.copyOf(byNumber.keySet()).equals(IntStream.range(0, byNumber.size()).boxed().toList())) {
            table.notes().add(type.text("name"), TEXTS.text("numbers"));
        }
        return names(type.text("name"), List.copyOf(byNumber.values()));
    }

    /** Constants are known in the whole package, so the custom is to begin them with the name of their type. */
    private static List<String> names(String name, List<String> all) {
        for (String prefix : List.of(name + "_", name.replaceAll("([a-z0-9])([A-Z])", "$1_$2").toUpperCase(Locale.ROOT) + "_")) {
            List<String> rest = new ArrayList<>();
            all.stream().filter(each -> each.matches("\\Q" + prefix + "\\E[A-Za-z].*")).forEach(each ->
                    rest.add(each.substring(prefix.length())));
            if (rest.size() == all.size()) {
                boolean numbered = IntStream.range(0, all.size()).allMatch(i -> rest.get(i).endsWith("_n" + i));
                return numbered ? rest.stream().map(each -> each.substring(0, each.lastIndexOf('_'))).toList() : rest;
            }
        }
        return all;
    }
}

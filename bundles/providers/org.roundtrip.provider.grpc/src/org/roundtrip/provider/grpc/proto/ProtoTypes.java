// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.model.text.Texts;

/** Adds messages and enums to the table. For one thread. */
final class ProtoTypes {
    /** What Roundtrip's own files have where a list, a map or an optional value needs a message around it. */
    private static final String AROUND = "(List|Map|Optional)Of_.*";
    private static final Texts TEXTS = Texts.of(ProtoTypes.class);
    private final TypeTable table;
    private final ProtoFields fields;
    private final Set<String> wrappers;

    /** @param wrappers messages that are no types */
    ProtoTypes(TypeTable table, ProtoFields fields, Set<String> wrappers) {
        this.table = table;
        this.fields = fields;
        this.wrappers = wrappers;
    }

    /** Adds the types in a file or a message. @param messages the field that has the messages */
    void add(Node container, String messages, String scope) {
        for (Node type : container.nodes("enum_type")) {
            table.add(new Declared.Constants(ProtoFields.key(scope + "." + type.text("name")), type.text("name"), constants(type)));
        }
        for (Node message : container.nodes(messages)) {
            String path = scope + "." + message.text("name");
            if (!ProtoFields.entry(message)) {
                if (!wrappers.contains(path)) {
                    add(message, path);
                }
                add(message, "nested_type", path);
                message.nodes("extension").forEach(extension -> table.notes().add(extension.text("name"), TEXTS.text("extension")));
            }
        }
    }

    private void add(Node message, String path) {
        String key = ProtoFields.key(path);
        String name = message.text("name");
        List<Declared.Member> members = fields.members(message, path);
        boolean around = name.matches(AROUND) && members.size() == 1 && members.getFirst().name().equals("element");
        boolean union = !members.isEmpty() && message.nodes("field").stream().allMatch(field ->
                ProtoFields.ofOneof(field) && field.text("oneof_index").equals("0"));
        table.add(around ? new Declared.Alias(key, name, members.getFirst().type())
                : union ? new Declared.Cases(key, name, fields.cases(message, 0)) : new Declared.Fields(key, name, members));
    }

    /** Constants are known in the whole package, so the custom is to begin them with the name of their type. */
    private static List<String> constants(Node type) {
        List<String> all = type.nodes("value").stream().map(value -> value.text("name")).toList();
        String name = type.text("name");
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

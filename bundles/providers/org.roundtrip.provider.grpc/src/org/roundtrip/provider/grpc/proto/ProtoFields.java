// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.text.Texts;

/** Says what the fields of messages are. Used by one thread. */
final class ProtoFields {
    private static final String KNOWN = ".google.protobuf.";
    private static final int REPEATED = 3;
    private static final int DELIMITED = 2;
    /** By their numbers. */
    private static final List<String> TYPES = List.of("none", "double", "float", "int64", "uint64", "int32", "fixed64", "fixed32", "bool", "string",
            "group", "message", "bytes", "uint32", "enum", "sfixed32", "sfixed64", "sint32", "sint64");
    private static final Texts TEXTS = Texts.of(ProtoFields.class);
    private final TypeTable table;
    private final ProtoMessages messages;
    private final Deque<String> needed = new ArrayDeque<>();
    private final Set<String> known = new HashSet<>();

    ProtoFields(TypeTable table, ProtoMessages messages) {
        this.table = table;
        this.messages = messages;
    }

    /** Returns what the table calls a type. @param path with a dot in front */
    static String key(String path) {
        return path.substring(1);
    }

    /** Returns whether the type of a field is a message. */
    static boolean message(Node field) {
        return type(field).equals("message") || type(field).equals("group");
    }

    /** Returns whether a message is what {@code protoc} makes for the entries of a map field. */
    static boolean entry(Node message) {
        return message.nodes("options").stream().anyMatch(options -> options.flag("map_entry"));
    }

    /** Returns whether a field is a case of a {@code oneof} that the file has. */
    static boolean ofOneof(Node field) {
        return field.has("oneof_index") && !field.flag("proto3_optional");
    }

    /** Returns a type of other files to which a field referred, each once; empty when there are no more. */
    Optional<String> needed() {
        return Optional.ofNullable(needed.poll());
    }

    /** Returns the fields of a message; a {@code oneof} is one field, whose union is added to the table. */
    List<Member> members(ProtoMessages.Message message) {
        List<Member> members = new ArrayList<>();
        Set<Integer> done = new HashSet<>();
        List<Node> fields = message.node().nodes("field");
        boolean numbered = numbered(fields);
        for (Node field : fields) {
            int index = field.number("oneof_index");
            if (!ofOneof(field)) {
                members.add(new Member(name(field, numbered), sketch(field, message.presence())));
            } else if (done.add(index)) {
                String name = message.node().nodes("oneof_decl").get(index).text("name");
                String union = key(message.path() + "." + name);
                table.add(new Declared.Cases(union, message.name() + "_" + name, cases(message.node(), index)));
                members.add(new Member(name, new Sketch.Maybe(new Sketch.Named(union))));
            }
        }
        for (ProtoMessages.Field extension : messages.extensions(message.path())) {
            members.add(new Member(extension.node().text("name"),
                    new Sketch.Near(sketch(extension.node(), extension.presence()), TEXTS.text("extension"))));
        }
        return members;
    }

    /** Returns the cases of a {@code oneof}. */
    List<Member> cases(Node message, int index) {
        List<Node> cases = message.nodes("field").stream().filter(field -> ofOneof(field) && field.number("oneof_index") == index).toList();
        boolean numbered = numbered(cases);
        return cases.stream().map(field -> new Member(name(field, numbered), single(field))).toList();
    }

    /** Whether all fields end with their numbers, as in Roundtrip's own files where names could clash. */
    private static boolean numbered(List<Node> fields) {
        return fields.stream().allMatch(field -> field.text("name").matches("[A-Za-z].*_f" + field.number("number")));
    }

    private static String name(Node field, boolean numbered) {
        String name = field.text("name");
        return numbered ? name.substring(0, name.lastIndexOf("_f")) : name;
    }

    private Sketch sketch(Node field, Presence presence) {
        if (field.number("label") == REPEATED) {
            ProtoMessages.Message message = messages.message(field.text("type_name"));
            return message != null && entry(message.node()) ? map(message) : new Sketch.Items(single(field), Optional.empty());
        }
        Sketch type = presence.absent(field) ? new Sketch.Maybe(single(field)) : single(field);
        return field.has("default_value") ? new Sketch.Near(type, TEXTS.text("default")) : type;
    }

    private Sketch map(ProtoMessages.Message entry) {
        List<Node> fields = entry.node().nodes("field");
        if (!type(fields.get(0)).equals("bool")) {
            return new Sketch.Entries(single(fields.get(0)), single(fields.get(1)), Optional.empty());
        }
        String key = key(entry.path());
        table.add(new Declared.Fields(key, entry.name(), fields.stream().map(field -> new Member(field.text("name"), single(field))).toList()));
        return new Sketch.Near(new Sketch.Items(new Sketch.Named(key), Optional.empty()), TEXTS.text("map"));
    }

    private static String type(Node field) {
        return TYPES.get(Math.min(field.number("type"), TYPES.size() - 1));
    }

    private Sketch single(Node field) {
        return switch (type(field)) {
            case "bool" -> new Sketch.Known(Primitive.BOOLEAN);
            case "int32", "sint32", "sfixed32" -> new Sketch.Known(Primitive.INT);
            case "int64", "sint64", "sfixed64" -> new Sketch.Known(Primitive.LONG);
            case "uint32", "fixed32" -> unsigned();
            case "uint64", "fixed64" -> unsignedLong();
            case "float" -> new Sketch.Known(Primitive.FLOAT);
            case "double" -> new Sketch.Known(Primitive.DOUBLE);
            case "string" -> Sketch.Chars.PLAIN;
            case "bytes" -> Sketch.Octets.PLAIN;
            case "enum" -> named(field.text("type_name"));
            default -> type(field).equals("group") || delimited(field)
                    ? new Sketch.Near(message(field.text("type_name")), TEXTS.text("group")) : message(field.text("type_name"));
        };
    }

    private static Sketch unsigned() {
        return new Sketch.Near(new Sketch.Known(Primitive.LONG), TEXTS.text("unsigned"));
    }

    private static Sketch unsignedLong() {
        return new Sketch.Near(new Sketch.Known(Primitive.LONG), TEXTS.text("unsigned.half"));
    }

    private static boolean delimited(Node field) {
        return field.nodes("options").stream().flatMap(options -> options.nodes("features").stream())
                .anyMatch(features -> features.number("message_encoding") == DELIMITED);
    }

    /** Returns what a message is. @param path with a dot in front */
    Sketch message(String path) {
        if (!path.startsWith(KNOWN) || messages.own(path)) {
            return named(path);
        }
        return switch (path.substring(KNOWN.length())) {
            case "Timestamp" -> new Sketch.Known(new Shape.Timestamp());
            case "Any" -> new Sketch.Near(named(path), TEXTS.text("any"));
            case "BoolValue" -> new Sketch.Maybe(new Sketch.Known(Primitive.BOOLEAN));
            case "Int32Value" -> new Sketch.Maybe(new Sketch.Known(Primitive.INT));
            case "Int64Value" -> new Sketch.Maybe(new Sketch.Known(Primitive.LONG));
            case "UInt32Value" -> new Sketch.Maybe(unsigned());
            case "UInt64Value" -> new Sketch.Maybe(unsignedLong());
            case "FloatValue" -> new Sketch.Maybe(new Sketch.Known(Primitive.FLOAT));
            case "DoubleValue" -> new Sketch.Maybe(new Sketch.Known(Primitive.DOUBLE));
            case "StringValue" -> new Sketch.Maybe(Sketch.Chars.PLAIN);
            case "BytesValue" -> new Sketch.Maybe(Sketch.Octets.PLAIN);
            default -> named(path);
        };
    }

    private Sketch named(String path) {
        if (!messages.own(path) && known.add(path)) {
            needed.add(path);
        }
        return new Sketch.Named(key(path));
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.text.Texts;

/** Says what the fields of messages are. For one thread. */
final class ProtoFields {
    private static final String KNOWN = ".google.protobuf.";
    private static final Texts TEXTS = Texts.of(ProtoFields.class);
    private final TypeTable table;
    private final Map<String, Node> messages;
    private final boolean labelled;
    private final boolean explicit;

    /**
     * @param messages all of the file by their names
     * @param labelled whether fields say {@code required} or {@code optional}, as in proto2
     * @param explicit whether a field without a label may be absent, as in editions
     */
    ProtoFields(TypeTable table, Map<String, Node> messages, boolean labelled, boolean explicit) {
        this.table = table;
        this.messages = messages;
        this.labelled = labelled;
        this.explicit = explicit;
    }

    /** Returns what the table calls a type. @param path with a dot in front */
    static String key(String path) {
        return path.substring(1);
    }

    /** Returns whether a message is what {@code protoc} makes for the entries of a map field. */
    static boolean entry(Node message) {
        return message.text("options", "map_entry").equals("true");
    }

    /** Returns whether a field is a case of a {@code oneof} that the file has. */
    static boolean ofOneof(Node field) {
        return field.has("oneof_index") && !field.flag("proto3_optional");
    }

    /** Returns the fields of a message; a {@code oneof} is one field, whose union is added to the table. */
    List<Member> members(Node message, String path) {
        List<Member> members = new ArrayList<>();
        List<String> done = new ArrayList<>();
        boolean numbered = numbered(message.nodes("field"));
        for (Node field : message.nodes("field")) {
            if (!ofOneof(field)) {
                members.add(new Member(name(field, numbered), sketch(field)));
            } else if (!done.contains(field.text("oneof_index"))) {
                done.add(field.text("oneof_index"));
                int index = Integer.parseInt(field.text("oneof_index"));
                String name = message.nodes("oneof_decl").get(index).text("name");
                String union = key(path + "." + name);
                if (message.nodes("field").stream().anyMatch(each -> !ofOneof(each)) || index > 0
                        || message.nodes("oneof_decl").size() > 1) {
                    table.add(new Declared.Cases(union, message.text("name") + "_" + name, cases(message, index)));
                }
                members.add(new Member(name, new Sketch.Maybe(new Sketch.Named(union))));
            }
        }
        return members;
    }

    /** Returns the cases of a {@code oneof}. */
    List<Member> cases(Node message, int index) {
        List<Node> cases = message.nodes("field").stream().filter(field -> ofOneof(field)
                && field.text("oneof_index").equals(Integer.toString(index))).toList();
        boolean numbered = numbered(cases);
        return cases.stream().map(field -> new Member(name(field, numbered), single(field))).toList();
    }

    /** Whether all fields end with their numbers, as in Roundtrip's own files where names could clash. */
    private static boolean numbered(List<Node> fields) {
        return fields.stream().allMatch(field -> field.text("name").matches("[A-Za-z].*_f" + field.text("number")));
    }

    private static String name(Node field, boolean numbered) {
        String name = field.text("name");
        return numbered ? name.substring(0, name.lastIndexOf("_f")) : name;
    }

    private Sketch sketch(Node field) {
        if (field.has("default_value")) {
            table.notes().add(field.text("name"), TEXTS.text("default"));
        }
        Sketch type = single(field);
        if (field.text("label").equals("LABEL_REPEATED")) {
            Node message = messages.get(field.text("type_name"));
            return message != null && entry(message) ? new Sketch.Entries(single(message.nodes("field").get(0)),
                    single(message.nodes("field").get(1)), Optional.empty()) : new Sketch.Items(type, Optional.empty());
        }
        boolean absent = field.flag("proto3_optional") || labelled && field.text("label").equals("LABEL_OPTIONAL")
                || explicit && !field.text("type").equals("TYPE_MESSAGE")
                        && field.nodes("options").stream().noneMatch(options -> options.text("features", "field_presence").matches("IMPLICIT|LEGACY_REQUIRED"));
        return absent ? new Sketch.Maybe(type) : type;
    }

    private Sketch single(Node field) {
        return switch (field.text("type")) {
            case "TYPE_BOOL" -> new Sketch.Known(Primitive.BOOLEAN);
            case "TYPE_INT32", "TYPE_SINT32", "TYPE_SFIXED32" -> new Sketch.Known(Primitive.INT);
            case "TYPE_INT64", "TYPE_SINT64", "TYPE_SFIXED64" -> new Sketch.Known(Primitive.LONG);
            case "TYPE_UINT32", "TYPE_FIXED32" -> new Sketch.Near(new Sketch.Known(Primitive.LONG), TEXTS.text("unsigned"));
            case "TYPE_UINT64", "TYPE_FIXED64" -> new Sketch.Near(new Sketch.Known(Primitive.LONG), TEXTS.text("unsigned.half"));
            case "TYPE_FLOAT" -> new Sketch.Known(Primitive.FLOAT);
            case "TYPE_DOUBLE" -> new Sketch.Known(Primitive.DOUBLE);
            case "TYPE_STRING" -> Sketch.Chars.PLAIN;
            case "TYPE_BYTES" -> Sketch.Octets.PLAIN;
            case "TYPE_GROUP" -> new Sketch.Missing(TEXTS.text("group"));
            case "TYPE_ENUM" -> new Sketch.Named(key(field.text("type_name")));
            default -> message(field.text("type_name"));
        };
    }

    /** Returns what a message is. @param path with a dot in front */
    Sketch message(String path) {
        if (!path.startsWith(KNOWN) || messages.containsKey(path)) {
            return new Sketch.Named(key(path));
        }
        String name = path.substring(KNOWN.length());
        return switch (name) {
            case "Timestamp" -> new Sketch.Known(new Shape.Timestamp());
            case "BoolValue" -> new Sketch.Maybe(new Sketch.Known(Primitive.BOOLEAN));
            case "Int32Value" -> new Sketch.Maybe(new Sketch.Known(Primitive.INT));
            case "Int64Value" -> new Sketch.Maybe(new Sketch.Known(Primitive.LONG));
            case "FloatValue" -> new Sketch.Maybe(new Sketch.Known(Primitive.FLOAT));
            case "DoubleValue" -> new Sketch.Maybe(new Sketch.Known(Primitive.DOUBLE));
            case "StringValue" -> new Sketch.Maybe(Sketch.Chars.PLAIN);
            case "BytesValue" -> new Sketch.Maybe(Sketch.Octets.PLAIN);
            default -> new Sketch.Missing(TEXTS.text("known", name));
        };
    }
}

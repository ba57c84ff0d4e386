// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/**
 * Reads what {@code protoc} writes: messages of {@code descriptor.proto}. Only the fields that matter to payloads are read; their
 * numbers never change. Used by one thread, once.
 */
final class DescriptorSet {
    /** protoc nests messages less deeply. */
    private static final int DEEPEST = 100;
    private static final int VARINT = 0, FIXED64 = 1, BYTES = 2, FIXED32 = 5;
    /** A line for each kind of message. A field is a number, a name, and the kind of its messages or what else it is. */
    private static final Map<String, Map<Integer, Property>> KINDS = kinds("""
            Set 1=file:File
            File 1=name:text 2=package:text 3=dependency:text 10=public_dependency:number 4=message_type:Message 5=enum_type:Enum \
            6=service:Service 7=extension:Field 8=options:FileOptions 12=syntax:text
            Message 1=name:text 2=field:Field 6=extension:Field 3=nested_type:Message 4=enum_type:Enum 8=oneof_decl:Named 7=options:MessageOptions
            Field 1=name:text 2=extendee:text 3=number:number 4=label:number 5=type:number 6=type_name:text 7=default_value:text 8=options:FieldOptions \
            9=oneof_index:number 17=proto3_optional:flag
            Named 1=name:text
            Enum 1=name:text 2=value:Constant
            Constant 1=name:text 2=number:number
            Service 1=name:text 2=method:Method
            Method 1=name:text 2=input_type:text 3=output_type:text 5=client_streaming:flag 6=server_streaming:flag
            FileOptions 50=features:Features
            MessageOptions 7=map_entry:flag
            FieldOptions 21=features:Features
            Features 1=field_presence:number 5=message_encoding:number
            """);
    private final ByteBuffer bytes;
    private final SourceFile file;

    private record Property(String name, String kind) {
    }

    private DescriptorSet(byte[] set, SourceFile file) {
        bytes = ByteBuffer.wrap(set);
        this.file = file;
    }

    /** Returns the descriptions of the files in a set. @param file what messages name */
    static List<Node> read(byte[] set, SourceFile file) throws InvalidFileException {
        return new DescriptorSet(set, file).message("Set", set.length, 0).nodes("file");
    }

    private static Map<String, Map<Integer, Property>> kinds(String lines) {
        Map<String, Map<Integer, Property>> kinds = new HashMap<>();
        lines.lines().forEach(line -> {
            String[] words = line.split(" ");
            Map<Integer, Property> properties = new HashMap<>();
            for (int i = 1; i < words.length; i++) {
                String[] parts = words[i].split("[=:]");
                properties.put(Integer.valueOf(parts[0]), new Property(parts[1], parts[2]));
            }
            kinds.put(words[0], Map.copyOf(properties));
        });
        return Map.copyOf(kinds);
    }

    private Node message(String kind, int end, int depth) throws InvalidFileException {
        Map<String, List<Object>> fields = new HashMap<>();
        while (bytes.position() < end) {
            long tag = varint(end);
            Property property = KINDS.get(kind).get((int) (tag >>> 3));
            switch ((int) tag & 7) {
                case VARINT -> put(fields, property, varint(end));
                case FIXED64 -> bytes.position(within(bytes.position() + 8L, end));
                case FIXED32 -> bytes.position(within(bytes.position() + 4L, end));
                case BYTES -> {
                    int last = within(varint(end) + bytes.position(), end);
                    put(fields, property, property == null ? 0 : value(property.kind, last, depth));
                    bytes.position(last);
                }
                default -> throw damaged();
            }
        }
        return new Node(fields);
    }

    private Object value(String kind, int end, int depth) throws InvalidFileException {
        if (!KINDS.containsKey(kind)) {
            return new String(bytes.array(), bytes.position(), end - bytes.position(), StandardCharsets.UTF_8);
        }
        if (depth > DEEPEST) {
            throw damaged();
        }
        return message(kind, end, depth + 1);
    }

    private static void put(Map<String, List<Object>> fields, Property property, Object value) {
        if (property != null) {
            fields.computeIfAbsent(property.name, name -> new ArrayList<>()).add(value);
        }
    }

    private long varint(int end) throws InvalidFileException {
        long value = 0;
        for (int shift = 0; shift < Long.SIZE; shift += 7) {
            within(bytes.position() + 1L, end);
            byte next = bytes.get();
            value |= (next & 0x7fL) << shift;
            if (next >= 0) {
                return value;
            }
        }
        throw damaged();
    }

    private int within(long position, int end) throws InvalidFileException {
        if (position < bytes.position() || position > end) {
            throw damaged();
        }
        return (int) position;
    }

    private InvalidFileException damaged() {
        return file.problem(Texts.of(DescriptorSet.class).text("crash"));
    }
}

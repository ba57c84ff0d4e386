// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;

/**
 * Records the methods that a generated class has for structs, unions, enums, sequences and maps. It knows their names,
 * and which are still to be written. Used by one thread.
 */
public final class ShapeMethods {
    private final Map<String, String> names = new HashMap<>();
    private final Queue<Shape> wanted = new ArrayDeque<>();

    /**
     * Returns the suffix of the names of a shape's methods, which is different for each shape. The first call queues
     * the shape for {@link #write}.
     */
    public String name(Shape shape) {
        return names.computeIfAbsent(key(shape), key -> {
            wanted.add(shape);
            return switch (shape) {
                case Sequence sequence -> "Sequence" + names.size();
                case Bytes bytes -> "Bytes" + names.size();
                case Shape.OptionalValue optional -> "Optional" + names.size();
                case Shape.Mapping mapping -> "Map" + names.size();
                case Shape.Decimal decimal -> "Decimal" + names.size();
                case Shape.Timestamp timestamp -> "Timestamp";
                default -> "_" + key;
            };
        });
    }

    /** Passes each queued shape to {@code writer}, also those that are queued meanwhile. */
    public void write(Consumer<Shape> writer) {
        while (!wanted.isEmpty()) {
            writer.accept(wanted.remove());
        }
    }

    /**
     * Divides a struct's fields among several methods. Java allows 64 KiB of code in one method, and the JVM compiles
     * none above 8000 bytes.
     *
     * @param action gets the fields of one method and its number from 0
     */
    public static void parts(Struct struct, ObjIntConsumer<List<Field>> action) {
        List<Field> fields = struct.fields();
        int most = 50;
        for (int from = 0; from < fields.size(); from += most) {
            action.accept(fields.subList(from, Math.min(from + most, fields.size())), from / most);
        }
    }

    /**
     * Returns what identifies a shape. For a struct, union or enum it is the name, for a sequence the length and the
     * elements.
     */
    private static String key(Shape shape) {
        return switch (shape) {
            case Struct struct -> struct.name();
            case Shape.Union union -> union.name();
            case Enumeration enumeration -> enumeration.name();
            case Sequence sequence -> key(sequence.element()) + "[" + sequence.length() + "]";
            case Text text -> text.repertoire() + " " + text.length();
            case Bytes bytes -> "BYTES " + bytes.length();
            case Primitive primitive -> primitive + " ";
            case Shape.Timestamp timestamp -> "TIMESTAMP ";
            case Shape.Decimal decimal -> "DECIMAL " + decimal.digits() + " " + decimal.scale();
            case Shape.OptionalValue optional -> key(optional.value()) + "?";
            case Shape.Mapping mapping -> key(mapping.value()) + "[" + key(mapping.key()) + ": " + mapping.length() + "]";
        };
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.text.ShownText;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;

/**
 * Reads the values of one body as RMI over IIOP sends Java's (Java to IDL mapping 1.4). Primitive ones are read as in
 * IDL, all others as value types; an enum is a class with a number. The fields of a class are in the order of the
 * mapping: primitive ones first, each group sorted by name. Where an object was sent before in the same body, its value
 * is shown again.
 */
final class JavaValues {
    private static final Comparator<Field> SENT = Comparator.<Field, Boolean>comparing(field -> !(field.shape() instanceof Primitive))
            .thenComparing(Field::name);
    private static final Supplier<String> ABSENT = () -> "-";

    private final Cdr cdr;
    private final ValueHeads heads;
    /** What was read, by the place of its value tag. */
    private final Map<Integer, Supplier<String>> known = new HashMap<>();

    private JavaValues(Cdr cdr) {
        this.cdr = cdr;
        this.heads = new ValueHeads(cdr);
    }

    /** Reads some values. */
    static void read(Cdr cdr, List<Parameter> values) throws DissectException {
        JavaValues java = new JavaValues(cdr);
        for (Parameter each : values) {
            java.read(each.name(), each.shape());
        }
    }

    /** Reads one value whose class is not known, as far as it tells its end itself, such as an exception. */
    static void readAny(Cdr cdr, String name) throws DissectException {
        cdr.align(4);
        cdr.open(name, ByteRole.CONTENT);
        ValueHeads heads = new ValueHeads(cdr);
        ValueHeads.Head head = heads.read();
        if (head.chunked()) {
            heads.chunks();
        } else if (!head.absent() && !head.again()) {
            cdr.rest("state", ByteRole.CONTENT);
        }
        cdr.close(head::className);
    }

    private void read(String name, Shape shape) throws DissectException {
        if (shape instanceof Primitive) {
            Values.read(cdr, name, shape);
            return;
        }
        cdr.align(4);
        cdr.open(name, ByteRole.CONTENT);
        int place = cdr.at();
        ValueHeads.Head head = heads.read();
        Supplier<String> text;
        if (head.absent()) {
            text = ABSENT;
        } else if (head.again()) {
            text = known.getOrDefault(head.place(), () -> "→ " + head.place());
        } else {
            // An object can refer to itself.
            known.put(place, head::className);
            text = head.chunked() ? chunks(head) : state(head, shape);
            known.put(place, text);
        }
        cdr.close(text);
    }

    /** A class that writes itself is one of Java's own. Its state has no names, but chunks. */
    private Supplier<String> chunks(ValueHeads.Head head) throws DissectException {
        heads.chunks();
        return head::className;
    }

    private Supplier<String> state(ValueHeads.Head head, Shape shape) throws DissectException {
        switch (shape) {
            case Shape.Text text -> {
                Supplier<String> wide = Texts.wideText(cdr);
                return () -> ShownText.of(wide.get());
            }
            case Shape.Bytes bytes -> {
                long length = cdr.u32("length");
                cdr.raw("octets", length, ByteRole.CONTENT, ShownText::hex);
                return () -> length + (length == 1 ? " octet" : " octets");
            }
            case Enumeration enumeration -> {
                int ordinal = Values.constant(cdr, "number", enumeration.constants());
                return () -> enumeration.constants().get(ordinal);
            }
            case Sequence sequence -> {
                int count = elements(sequence.element());
                return () -> count + (count == 1 ? " element" : " elements");
            }
            case Struct struct -> {
                for (Field field : struct.fields().stream().sorted(SENT).toList()) {
                    read(field.name(), field.shape());
                }
                return struct::name;
            }
            case Shape.Union union -> {
                for (Field each : union.cases()) {
                    if (head.className().matches(".*0024" + each.name() + "Case_?")) {
                        read("value", each.shape());
                        return each::name;
                    }
                }
                throw new DissectException.Malformed("giop.class", head.className());
            }
            case Shape.OptionalValue optional when optional.value() instanceof Primitive primitive -> {
                Values.read(cdr, "value", primitive);
                return head::className;
            }
            case Shape.OptionalValue optional -> {
                return state(head, optional.value());
            }
            default -> throw new DissectException.Malformed("giop.class", head.className());
        }
    }

    private int elements(Shape element) throws DissectException {
        if (element instanceof Primitive) {
            return Values.sequence(cdr, element);
        }
        int count = cdr.count("length", 4);
        for (int i = 0; i < count; i++) {
            read(cdr.lists() ? "[" + i + "]" : "", element);
        }
        return count;
    }
}

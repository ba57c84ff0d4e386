// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.time.Instant;
import java.util.List;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.PackedDecimal;
import org.roundtrip.dissect.text.ShownText;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.model.Shape;

/**
 * Reads values of the contract's shapes: {@code string} for Latin-1 text and {@code wstring} for Unicode, sequences
 * with their length before them. Characters, octets, numbers, booleans and enum constants are content; lengths, the
 * zero after a string and a byte order mark are headers; an optional value is a sequence of at most one element, a map a
 * sequence of structs; bytes skipped for alignment are padding.
 */
final class Values {

    /** Reads a value. @throws DissectException.Malformed when the bytes are no such value */
    static void read(Cdr cdr, String name, Shape shape) throws DissectException {
        switch (shape) {
            case Primitive primitive -> number(cdr, name, primitive);
            case Text text when text.repertoire() == Repertoire.LATIN1 -> Texts.narrowValue(cdr, name);
            case Text text -> Texts.wide(cdr, name);
            case Bytes bytes -> Texts.octets(cdr, name, ByteRole.CONTENT, ShownText::hex);
            case Enumeration enumeration -> constant(cdr, name, enumeration.constants());
            case Sequence sequence -> sequence(cdr, name, sequence);
            case Struct struct -> struct(cdr, name, struct);
            case Shape.Timestamp timestamp ->
                cdr.number(name, 8, ByteRole.CONTENT, value -> Instant.ofEpochMilli(value).toString());
            case Shape.Decimal decimal -> cdr.raw(name, decimal.bytes(), ByteRole.CONTENT,
                    packed -> PackedDecimal.shown(packed, decimal.scale()));
            case Shape.OptionalValue optional -> optional(cdr, name, optional);
            case Shape.Mapping mapping -> sequence(cdr, name, new Sequence(new Struct("Entry",
                    List.of(new Field("key", mapping.key()), new Field("value", mapping.value()))), mapping.length()));
            case Shape.Union union -> union(cdr, name, union);
        }
    }

    private static void number(Cdr cdr, String name, Primitive primitive) throws DissectException {
        switch (primitive) {
            case BOOLEAN -> truth(cdr, name);
            case BYTE -> cdr.number(name, 1, ByteRole.CONTENT, value -> Byte.toString((byte) value));
            case SHORT -> cdr.number(name, 2, ByteRole.CONTENT, value -> Short.toString((short) value));
            case INT -> cdr.number(name, 4, ByteRole.CONTENT, value -> Integer.toString((int) value));
            case LONG -> cdr.number(name, 8, ByteRole.CONTENT, Long::toString);
            case FLOAT -> cdr.number(name, 4, ByteRole.CONTENT,
                    value -> Float.toString(Float.intBitsToFloat((int) value)));
            case DOUBLE -> cdr.number(name, 8, ByteRole.CONTENT,
                    value -> Double.toString(Double.longBitsToDouble(value)));
            case CHAR -> Texts.wideCharacter(cdr, name);
        }
    }

    /** A boolean, which is 0 or 1. */
    static void truth(Cdr cdr, String name) throws DissectException {
        if (cdr.number(name, 1, ByteRole.CONTENT, value -> Boolean.toString(value != 0)) > 1) {
            throw new DissectException.Malformed("giop.boolean");
        }
    }

    /** A constant of an enum, which is sent as its index. */
    static int constant(Cdr cdr, String name, List<String> constants) throws DissectException {
        long ordinal = cdr.number(name, 4, ByteRole.CONTENT,
                value -> value < constants.size() ? constants.get((int) value) : Long.toString(value));
        if (ordinal >= constants.size()) {
            throw new DissectException.Malformed("giop.enum", ordinal);
        }
        return (int) ordinal;
    }

    private static void sequence(Cdr cdr, String name, Sequence sequence) throws DissectException {
        cdr.align(4);
        cdr.open(name, ByteRole.CONTENT);
        int count = sequence(cdr, sequence.element());
        cdr.close(() -> count + (count == 1 ? " element" : " elements"));
    }

    /** Reads a sequence as parts of the value that was begun. @return the number of its elements */
    static int sequence(Cdr cdr, Shape element) throws DissectException {
        cdr.align(4);
        int begin = cdr.at();
        int count = cdr.count("length", 1);
        if (!(element instanceof Primitive primitive && primitive != Primitive.CHAR && cdr.skips(count, primitive.bytes()))) {
            elements(cdr, element, begin, count);
        }
        return count;
    }

    private static void elements(Cdr cdr, Shape element, int sequence, int count) throws DissectException {
        int next = cdr.resume(sequence);
        int at = cdr.at();
        try {
            while (next < count) {
                at = cdr.at();
                read(cdr, cdr.lists() ? "[" + next + "]" : "", element);
                next++;
            }
        } catch (DissectException.Malformed e) {
            if (e == Cdr.GOES_ON) {
                cdr.reached(sequence, next, at);
            }
            throw e;
        }
    }

    private static void optional(Cdr cdr, String name, Shape.OptionalValue optional) throws DissectException {
        cdr.align(4);
        cdr.open(name, ByteRole.CONTENT);
        long count = cdr.u32("length");
        if (count > 1) {
            throw new DissectException.Malformed("giop.optional", count);
        }
        if (count == 1) {
            read(cdr, "value", optional.value());
        }
        cdr.close(() -> count == 0 ? "-" : "");
    }

    private static void union(Cdr cdr, String name, Shape.Union union) throws DissectException {
        cdr.open(name, ByteRole.CONTENT);
        List<String> cases = union.cases().stream().map(Field::name).toList();
        int which = constant(cdr, "case", cases);
        read(cdr, "value", union.cases().get(which).shape());
        cdr.close(union::name);
    }

    private static void struct(Cdr cdr, String name, Struct struct) throws DissectException {
        if (struct.fields().isEmpty()) {
            throw new DissectException.Malformed("giop.struct", struct.name());
        }
        cdr.open(name, ByteRole.CONTENT);
        for (Field field : struct.fields()) {
            read(cdr, field.name(), field.shape());
        }
        cdr.close(struct::name);
    }

    private Values() {
    }
}

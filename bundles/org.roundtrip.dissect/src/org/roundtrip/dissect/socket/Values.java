// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.socket;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.function.LongFunction;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.text.PackedDecimal;
import org.roundtrip.dissect.text.ShownText;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Decimal;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.model.Shape.Union;

/**
 * Reads values of the contract's shapes as the raw TCP provider writes them: big-endian, nothing between them, a length
 * of four bytes before texts, bytes, sequences and maps, an enum's constant or a union's case as its place, a byte before an
 * optional value that says whether it follows. Lengths and such bytes are headers, all else is content.
 */
final class Values {
    private static final int LENGTH_BYTES = 4;
    /** A struct without fields takes no byte, so a list may have more elements than there are bytes. */
    private static final int MOST_EMPTY = 10_000;

    private final MessageReader in;
    private final int end;

    /** @param end {@link MessageReader#taken} after the message's last byte */
    Values(MessageReader in, int end) {
        this.in = in;
        this.end = end;
    }

    /** Whether the whole message is read. */
    boolean finished() {
        return in.taken() == end;
    }

    /** Reads a value. @throws DissectException.Malformed when the bytes are no such value */
    void read(String name, Shape shape) throws DissectException {
        switch (shape) {
            case Primitive primitive -> number(name, primitive);
            case Text text -> text(name, text);
            case Bytes bytes -> bytes(name);
            case Enumeration enumeration -> constant(name, enumeration);
            case Sequence sequence -> sequence(name, sequence);
            case Shape.Timestamp timestamp -> number(name, 8, value -> Instant.ofEpochMilli(value).toString());
            case Decimal decimal -> decimal(name, decimal);
            case OptionalValue optional -> optional(name, optional);
            case Mapping mapping -> mapping(name, mapping);
            case Union union -> union(name, union);
            case Struct struct -> struct(name, struct);
        }
    }

    private void number(String name, Primitive primitive) throws DissectException {
        switch (primitive) {
            case BOOLEAN -> number(name, 1, value -> Boolean.toString(value != 0));
            case BYTE -> number(name, 1, value -> Byte.toString((byte) value));
            case SHORT -> number(name, 2, value -> Short.toString((short) value));
            case INT -> number(name, 4, value -> Integer.toString((int) value));
            case LONG -> number(name, 8, Long::toString);
            case FLOAT -> number(name, 4, value -> Float.toString(Float.intBitsToFloat((int) value)));
            case DOUBLE -> number(name, 8, value -> Double.toString(Double.longBitsToDouble(value)));
            case CHAR -> number(name, 2, value -> Character.toString((char) value));
        }
    }

    private long number(String name, int size, LongFunction<String> shown) throws DissectException {
        need(size);
        long value = in.integer(size);
        in.note(name, shown.apply(value), size, ByteRole.CONTENT);
        return value;
    }

    private void text(String name, Text text) throws DissectException {
        int length = length();
        byte[] bytes = in.take(length);
        in.note(name, ShownText.of(new String(bytes, text.repertoire() == Repertoire.LATIN1
                ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8)), length, ByteRole.CONTENT);
    }

    private void bytes(String name) throws DissectException {
        in.bytes(name, length(), ByteRole.CONTENT);
    }

    private void constant(String name, Enumeration enumeration) throws DissectException {
        long place = number(name, 4, value -> value >= 0 && value < enumeration.constants().size()
                ? enumeration.constants().get((int) value) : Long.toString(value));
        if (place < 0 || place >= enumeration.constants().size()) {
            throw new DissectException.Malformed("socket.enum", enumeration.name(), place);
        }
    }

    private void sequence(String name, Sequence sequence) throws DissectException {
        in.open(name, ByteRole.PROTOCOL_HEADER);
        need(LENGTH_BYTES);
        long count = in.u32("length", ByteRole.PROTOCOL_HEADER);
        if (count > Math.max(end - in.taken(), MOST_EMPTY)) {
            throw new DissectException.Malformed("socket.list", count);
        }
        for (long i = 0; i < count; i++) {
            read("[" + i + "]", sequence.element());
        }
        in.close(count + (count == 1 ? " element" : " elements"));
    }

    private void decimal(String name, Decimal decimal) throws DissectException {
        need(decimal.bytes());
        byte[] packed = in.take(decimal.bytes());
        in.note(name, PackedDecimal.text(packed, decimal.scale()), packed.length, ByteRole.CONTENT);
    }

    private void optional(String name, OptionalValue optional) throws DissectException {
        in.open(name, ByteRole.PROTOCOL_HEADER);
        need(1);
        long present = in.integer(1);
        in.note("present", Boolean.toString(present != 0), 1, ByteRole.PROTOCOL_HEADER);
        if (present != 0) {
            read("value", optional.value());
        }
        in.close(present != 0 ? "" : "-");
    }

    private void mapping(String name, Mapping mapping) throws DissectException {
        in.open(name, ByteRole.PROTOCOL_HEADER);
        need(LENGTH_BYTES);
        long count = in.u32("length", ByteRole.PROTOCOL_HEADER);
        if (count > end - in.taken()) {
            throw new DissectException.Malformed("socket.list", count);
        }
        for (long i = 0; i < count; i++) {
            in.open("[" + i + "]", ByteRole.PROTOCOL_HEADER);
            read("key", mapping.key());
            read("value", mapping.value());
            in.close("");
        }
        in.close(count + (count == 1 ? " entry" : " entries"));
    }

    private void union(String name, Union union) throws DissectException {
        in.open(name, ByteRole.PROTOCOL_HEADER);
        long which = number("case", 4, value -> value >= 0 && value < union.cases().size()
                ? union.cases().get((int) value).name() : Long.toString(value));
        if (which < 0 || which >= union.cases().size()) {
            throw new DissectException.Malformed("socket.union", union.name(), which);
        }
        read("value", union.cases().get((int) which).shape());
        in.close(union.name());
    }

    private void struct(String name, Struct struct) throws DissectException {
        in.open(name, ByteRole.PROTOCOL_HEADER);
        for (Field field : struct.fields()) {
            read(field.name(), field.shape());
        }
        in.close(struct.name());
    }

    private int length() throws DissectException {
        need(LENGTH_BYTES);
        long length = in.u32("length", ByteRole.PROTOCOL_HEADER);
        need(length);
        return (int) length;
    }

    private void need(long size) throws DissectException {
        if (size > end - in.taken()) {
            throw new DissectException.Malformed("socket.over");
        }
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.values;

import java.time.Instant;
import java.util.List;
import java.util.function.LongFunction;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Decimal;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.model.Shape.Union;

/**
 * Reads values of the contract's shapes from protocols that put them one behind the other. Nothing is between them but
 * counts: numbers in the byte order of the reader, a count before sequences and maps, an enum's constant as its place.
 * Counts are headers, all else is content. For one message and one thread.
 */
public abstract class PlainValues {
    /** A struct without fields takes no byte, so a list may have more elements than there are bytes. */
    private static final int MOST_EMPTY = 10_000;

    protected final MessageReader in;
    private final int end;

    /** @param end {@link MessageReader#taken} after the last byte of all values */
    protected PlainValues(MessageReader in, int end) {
        this.in = in;
        this.end = end;
    }

    /** Whether all values are read. */
    public final boolean finished() {
        return in.taken() == end;
    }

    /** How many bytes of values are left. */
    public final int left() {
        return end - in.taken();
    }

    /** Reads a value. @throws DissectException.Malformed when the bytes are not such a value */
    public final void read(String name, Shape shape) throws DissectException {
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

    /** Reads a count, or the place of a constant. @param text the count as it is shown */
    protected abstract long count(String name, ByteRole role, LongFunction<String> text) throws DissectException;

    protected abstract void text(String name, Text text) throws DissectException;

    protected abstract void bytes(String name) throws DissectException;

    protected abstract void decimal(String name, Decimal decimal) throws DissectException;

    protected abstract void optional(String name, OptionalValue optional) throws DissectException;

    protected abstract void union(String name, Union union) throws DissectException;

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

    private void number(String name, int size, LongFunction<String> shown) throws DissectException {
        need(size);
        in.note(name, shown, in.integer(size), size, ByteRole.CONTENT);
    }

    private void constant(String name, Enumeration enumeration) throws DissectException {
        List<String> constants = enumeration.constants();
        long place = count(name, ByteRole.CONTENT, value -> value >= 0 && value < constants.size() ? constants.get((int) value)
                : Long.toString(value));
        if (place < 0 || place >= constants.size()) {
            throw new DissectException.Malformed("values.enum", enumeration.name(), place);
        }
    }

    private void sequence(String name, Sequence sequence) throws DissectException {
        in.open(name, ByteRole.PROTOCOL_HEADER);
        long count = elements(MOST_EMPTY);
        for (long i = 0; i < count; i++) {
            read(in.lists() ? "[" + i + "]" : "", sequence.element());
        }
        in.close(() -> count + (count == 1 ? " element" : " elements"));
    }

    private void mapping(String name, Mapping mapping) throws DissectException {
        in.open(name, ByteRole.PROTOCOL_HEADER);
        long count = elements(0);
        for (long i = 0; i < count; i++) {
            in.open("[" + i + "]", ByteRole.PROTOCOL_HEADER);
            read("key", mapping.key());
            read("value", mapping.value());
            in.close("");
        }
        in.close(() -> count + (count == 1 ? " entry" : " entries"));
    }

    /** Reads how many elements follow. @param most so many may be where there are fewer bytes */
    protected final long elements(int most) throws DissectException {
        long count = count("length", ByteRole.PROTOCOL_HEADER, Long::toString);
        if (count > Math.max(left(), most)) {
            throw new DissectException.Malformed("values.list", count);
        }
        return count;
    }

    private void struct(String name, Struct struct) throws DissectException {
        in.open(name, ByteRole.PROTOCOL_HEADER);
        for (Field field : struct.fields()) {
            read(field.name(), field.shape());
        }
        in.close(struct.name());
    }

    /** Throws unless so many bytes of values are left. */
    protected final void need(long size) throws DissectException {
        if (size > left()) {
            throw new DissectException.Malformed("values.over");
        }
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.grpc;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Field;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.text.ShownText;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;

/**
 * Reads messages of Protocol Buffers: a tag with number and wire type before each value. Tags are type information,
 * lengths are headers, all else is content. For one thread.
 */
final class ProtobufFields {
    private static final int MOST_NESTING = 100;
    private static final String UNKNOWN = "field";
    private static final int VARINT = 0, FIXED64 = 1, LENGTH = 2, FIXED32 = 5;

    /**
     * A field of the contract; its number is its place in a list, from 1 on.
     *
     * @param name    empty when its parts are those of what contains it
     * @param implied whether its absence means a value: 0, false or empty
     */
    record Named(String name, Shape shape, boolean implied) {
    }

    private final MessageReader in;
    private final Lowered contract;
    private int depth;

    ProtobufFields(MessageReader in, Lowered contract) {
        this.in = in;
        this.contract = contract;
    }

    /**
     * Reads the fields of a message.
     *
     * @param known those of the contract
     * @param end   {@link MessageReader#taken} after the message
     */
    void message(List<Named> known, int end) throws DissectException {
        if (++depth > MOST_NESTING) {
            throw new DissectException.Malformed("protobuf.deep", MOST_NESTING);
        }
        int[] seen = new int[known.size()];
        while (in.taken() < end) {
            Varint tag = Varint.next(in, end);
            long number = tag.value() >>> 3;
            int wire = (int) (tag.value() & 7);
            Named field = number >= 1 && number <= known.size() ? known.get((int) number - 1) : null;
            if (field == null || !fits(field.shape, wire)) {
                one(in.lists() ? "field " + number : UNKNOWN, null, tag, false, end);
            } else if (field.shape instanceof Sequence sequence) {
                boolean packed = wire != wire(sequence.element());
                seen[(int) number - 1] += packed ? 1 : elements(field.name, sequence, tag, seen[(int) number - 1], end);
                if (packed) {
                    one(field.name, sequence, tag, true, end);
                }
            } else {
                one(field.name, field.shape, tag, false, end);
                seen[(int) number - 1]++;
            }
        }
        for (int i = 0; i < seen.length; i++) {
            if (seen[i] == 0 && known.get(i).implied && !known.get(i).name.isEmpty()) {
                in.aside(new Field(known.get(i).name, Absent.shown(known.get(i).shape), in.position(), in.position(),
                        ByteRole.CONTENT, List.of()));
            }
        }
        depth--;
    }

    /** Takes a tag and its value. @param packed whether the value is all elements of a sequence */
    private void one(String name, Shape shape, Varint tag, boolean packed, int end) throws DissectException {
        if (!name.isEmpty()) {
            in.open(name, ByteRole.CONTENT);
        }
        int wire = (int) (tag.value() & 7);
        in.skip(tag.size());
        in.note("tag", in.lists() ? (tag.value() >>> 3) + ", " + wireName(wire) : "", tag.size(),
                ByteRole.TYPE_INFORMATION);
        String value = wire == LENGTH ? sized(shape, packed, end) : number("value", wire, shape, end);
        if (!name.isEmpty()) {
            in.close(value);
        }
    }

    /**
     * Takes the elements that follow each other, each with the same tag.
     *
     * @param before how many elements of the sequence were taken before
     * @return how many there are
     */
    private int elements(String name, Sequence sequence, Varint tag, int before, int end) throws DissectException {
        if (!name.isEmpty()) {
            in.open(name, ByteRole.CONTENT);
        }
        int count = 0;
        do {
            one(in.lists() ? "[" + (before + count) + "]" : "[]", sequence.element(), tag, false, end);
            count++;
        } while (in.taken() < end && tag.equals(Varint.peek(in, 0, end - in.taken())));
        if (!name.isEmpty()) {
            in.close(counted(count));
        }
        return count;
    }

    private static String counted(int elements) {
        return elements + (elements == 1 ? " element" : " elements");
    }

    /**
     * Returns whether a value of that wire type can be of a shape. Small elements of a sequence may be packed into one
     * value.
     */
    private static boolean fits(Shape shape, int wire) {
        return wire == wire(shape) || shape instanceof Sequence sequence && wire == wire(sequence.element());
    }

    private static int wire(Shape shape) {
        return switch (shape) {
            case Primitive.FLOAT -> FIXED32;
            case Primitive.DOUBLE -> FIXED64;
            case Primitive integer -> VARINT;
            case Enumeration enumeration -> VARINT;
            default -> LENGTH;
        };
    }

    private static String wireName(int wire) {
        return switch (wire) {
            case VARINT -> "varint";
            case FIXED64 -> "64 bits";
            case LENGTH -> "length";
            case FIXED32 -> "32 bits";
            default -> "wire type " + wire;
        };
    }

    /** Takes a value without a length and returns its text. @param shape null when it is not known */
    private String number(String name, int wire, Shape shape, int end) throws DissectException {
        int before = in.taken();
        long value = switch (wire) {
            case VARINT -> Varint.take(in, end).value();
            case FIXED64 -> fixed(8, end);
            case FIXED32 -> fixed(4, end);
            default -> throw new DissectException.Malformed("protobuf.wire", wire);
        };
        String shown = in.lists() ? shown(value, wire, shape) : "";
        in.note(name, shown, in.taken() - before, ByteRole.CONTENT);
        return shown;
    }

    private long fixed(int size, int end) throws DissectException {
        need(size, end);
        in.littleEndian(true);
        long value = in.integer(size);
        in.littleEndian(false);
        return value;
    }

    private static String shown(long value, int wire, Shape shape) {
        return switch (shape) {
            case Primitive.BOOLEAN -> Boolean.toString(value != 0);
            case Primitive.FLOAT -> Float.toString(Float.intBitsToFloat((int) value));
            case Primitive.DOUBLE -> Double.toString(Double.longBitsToDouble(value));
            case Primitive.CHAR -> Character.toString((char) value);
            case Enumeration enumeration when value >= 0 && value < enumeration.constants().size() ->
                    enumeration.constants().get((int) value);
            case null -> wire == FIXED32 ? (int) value + " or " + Float.intBitsToFloat((int) value)
                    : wire == FIXED64 ? value + " or " + Double.longBitsToDouble(value) : Long.toString(value);
            default -> Long.toString(value);
        };
    }

    /** Takes a length and its value. @param packed whether the value is all elements of a sequence */
    private String sized(Shape shape, boolean packed, int end) throws DissectException {
        Varint length = Varint.take(in, end);
        in.note("length", Long::toString, length.value(), length.size(), ByteRole.PROTOCOL_HEADER);
        need(length.value(), end);
        int to = in.taken() + (int) length.value();
        return switch (shape) {
            case Text text -> text(to);
            case Struct struct -> {
                message(contract.fields(struct), to);
                yield struct.name();
            }
            case Shape.Union union -> {
                message(contract.fields(union), to);
                yield union.name();
            }
            case Sequence sequence when packed -> packed(sequence.element(), to);
            case Sequence wrapped -> {
                message(contract.fields(wrapped), to);
                yield "";
            }
            case null -> guessed(to);
            default -> bytes("octets", to);
        };
    }

    private String packed(Shape element, int to) throws DissectException {
        int count = 0;
        while (in.taken() < to) {
            number(in.lists() ? "[" + count + "]" : "", wire(element), element, to);
            count++;
        }
        return counted(count);
    }

    /** Without a contract: text if it is printable, else a message if the bytes can be one. */
    private String guessed(int to) throws DissectException {
        int length = to - in.taken();
        if (Guess.isText(in.look(length))) {
            return text(to);
        }
        if (depth < MOST_NESTING && Guess.isMessage(in, length)) {
            message(List.of(), to);
            return "";
        }
        return bytes("value", to);
    }

    private String text(int to) throws DissectException {
        int size = to - in.taken();
        String shown = in.lists() ? ShownText.of(new String(in.look(size), StandardCharsets.UTF_8)) : "";
        in.skip(size);
        in.note("value", shown, size, ByteRole.CONTENT);
        return shown;
    }

    private String bytes(String name, int to) throws DissectException {
        int size = to - in.taken();
        String shown = in.lists() ? ShownText.hex(in.look(size)) : "";
        in.skip(size);
        in.note(name, shown, size, ByteRole.CONTENT);
        return shown;
    }

    private void need(long size, int end) throws DissectException {
        if (size < 0 || size > end - in.taken()) {
            throw new DissectException.Malformed("protobuf.over");
        }
    }
}

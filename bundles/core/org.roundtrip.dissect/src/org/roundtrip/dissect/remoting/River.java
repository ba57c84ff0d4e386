// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.remoting;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.text.KnownTexts;
import org.roundtrip.dissect.text.ShownText;
import org.roundtrip.dissect.values.Primitives;
import org.roundtrip.model.Shape.Primitive;

/**
 * Reads values that JBoss Marshalling wrote in its protocol River, version 4. No class is loaded. Numbers, characters and null
 * or a reference in the place of a value are content; lengths and the marks of blocks are headers; descriptions of classes and
 * the bytes that say what follows are type information. For one message and one thread.
 */
final class River extends RiverInput {
    static final int VERSION = 4;

    private static final int NULL = 0x01, REPEATED_FAR = 0x02, PREDEFINED = 0x03, NEW = 0x04, NEW_UNSHARED = 0x05;
    private static final int SMALL_BLOCK = 0x32, LARGE_BLOCK = 0x34, END_BLOCK = 0x35;
    private static final int REPEATED_NEAR = 0x39, REPEATED_NEARISH = 0x3a;
    /** Strings, arrays and collections have a byte for each size of their length, the two latter twice. */
    private static final int STRING = 0x3d, ARRAY = 0x41, BOXED = 0x48, TRUE = 0x50, FALSE = 0x51, COLLECTION = 0x52, COLLECTIONS_END = 0x59;
    private static final int SIZES = 3;
    private static final int ARRAY_LIST = 0x5a, LINKED_LIST = 0x5b, SINGLE_LIST = 0x5c, EMPTY_LIST = 0x5d, SINGLE_SET = 0x61, EMPTY_SET = 0x62,
            IDENTITY_MAP = 0x63, SINGLE_MAP = 0x68, EMPTY_MAP = 0x69, ENUM_SET = 0x6a, ENUM_MAP = 0x6c, VECTOR = 0x75, STACK = 0x76,
            ARRAY_DEQUE = 0x78, UNMODIFIABLE = 0x7c, UNMODIFIABLE_END = 0x82;

    /**
     * What was read.
     *
     * @param text empty where texts are not made
     * @param size how many elements an array has, else 0
     */
    record Value(String text, int size) {
        static final Value NONE = new Value("", 0);

        static Value of(String text) {
            return new Value(text, 0);
        }
    }

    private final RiverTypes types = new RiverTypes(this);
    private final List<Value> known = new ArrayList<>();
    private final Map<String, Value> latest = new HashMap<>();

    /** @param names of classes and fields that were read before on the connection */
    River(MessageReader in, KnownTexts names) {
        super(in, names);
    }

    /** Returns the value that was read last in a field of that name, before {@link #quick}. */
    Value latest(String field) {
        return latest.getOrDefault(field, Value.NONE);
    }

    /** Reads a value. */
    Value value(String name) throws DissectException {
        enter();
        in.open(name, ByteRole.CONTENT);
        Value value = read(in.peek());
        in.close(value::text);
        leave();
        return value;
    }

    private Value read(int id) throws DissectException {
        return switch (id) {
            case NULL -> plain("null");
            case REPEATED_FAR, REPEATED_NEAR, REPEATED_NEARISH -> repeated(id);
            case PREDEFINED -> {
                tag("predefined", ByteRole.TYPE_INFORMATION);
                int number = (int) in.integer(1);
                String text = Predefined.name(number);
                in.note("name", text, 1, ByteRole.CONTENT);
                yield Value.of(text);
            }
            case NEW, NEW_UNSHARED -> created();
            case TRUE, FALSE -> plain(Boolean.toString(id == TRUE));
            case EMPTY_LIST, EMPTY_SET, EMPTY_MAP -> plain("empty");
            case SINGLE_LIST, SINGLE_SET -> around("[0]");
            case SINGLE_MAP -> {
                tag("map", ByteRole.TYPE_INFORMATION);
                known.add(Value.NONE);
                entries(1);
                yield Value.NONE;
            }
            default -> {
                if (id >= STRING && id <= STRING + SIZES) {
                    yield string(id - STRING);
                } else if (id >= ARRAY && id <= BOXED) {
                    yield array(id - ARRAY & SIZES);
                } else if (id > BOXED && id < TRUE) {
                    tag("number", ByteRole.TYPE_INFORMATION);
                    yield Value.of(Primitives.read(in, "value", RiverClass.PRIMITIVES.get(id - BOXED)));
                } else if (id >= COLLECTION && id <= COLLECTIONS_END) {
                    yield collection(id - COLLECTION & SIZES);
                } else if (id >= UNMODIFIABLE && id <= UNMODIFIABLE_END) {
                    yield around("of");
                } else if (RiverClass.isBasic(id)) {
                    yield plain(RiverClass.basic(id).name());
                }
                throw unknown(id);
            }
        };
    }

    static DissectException.Malformed unknown(int id) {
        return new DissectException.Malformed("river.id", "%02x".formatted(id));
    }

    /** Reads a value that is one byte. */
    private Value plain(String text) throws DissectException {
        tag(text, ByteRole.CONTENT);
        return Value.of(text);
    }

    private Value repeated(int id) throws DissectException {
        tag("reference", ByteRole.CONTENT);
        return at(known, id == REPEATED_FAR ? 0 : id == REPEATED_NEAR ? 1 : 2);
    }

    /**
     * Reads the place of something that was read before.
     *
     * @param size 0 for a place in four bytes, else in how many bytes a place is that counts from the end
     */
    <T> T at(List<T> before, int size) throws DissectException {
        int bytes = size == 0 ? 4 : size;
        int stated = (int) in.integer(bytes);
        int place = size == 0 ? stated : before.size() + stated - (1 << 8 * size);
        in.note("place", Long::toString, place, bytes, ByteRole.CONTENT);
        if (place < 0 || place >= before.size() || before.get(place) == null) {
            throw new DissectException.Malformed("object.reference");
        }
        return before.get(place);
    }

    private Value string(int size) throws DissectException {
        tag("string", ByteRole.TYPE_INFORMATION);
        Value value = Value.of(ShownText.of(characters("characters", length(size), ByteRole.CONTENT)));
        if (size > 0) {
            known.add(value);
        }
        return value;
    }

    private Value array(int size) throws DissectException {
        tag("array", ByteRole.TYPE_INFORMATION);
        int length = length(size);
        RiverClass type = types.type();
        Value value = new Value(texts() ? type.name() + "[] of " + length : "", length);
        known.add(value);
        Optional<Primitive> primitive = type.primitive();
        if (primitive.isEmpty()) {
            elements(length);
        } else if (primitive.get() == Primitive.BYTE) {
            in.bytes("elements", length, ByteRole.CONTENT);
        } else if (primitive.get() == Primitive.BOOLEAN) {
            bits(length);
        } else {
            for (int i = 0; i < length; i++) {
                Primitives.read(in, place(i), primitive.get());
            }
        }
        return value;
    }

    /** Reads truth values, eight in a byte, the first in the lowest bit. The byte is that of the first of them. */
    private void bits(int length) throws DissectException {
        long bits = 0;
        for (int i = 0; i < length; i++) {
            int bit = i % Byte.SIZE;
            bits = bit == 0 ? in.integer(1) : bits;
            in.note(place(i), in.lists() ? Boolean.toString((bits >> bit & 1) != 0) : "", bit == 0 ? 1 : 0, ByteRole.CONTENT);
        }
    }

    private String place(int number) {
        return in.lists() ? "[" + number + "]" : "";
    }

    private void elements(int count) throws DissectException {
        for (int i = 0; i < count; i++) {
            value(place(i));
        }
    }

    private void entries(int count) throws DissectException {
        for (int i = 0; i < count; i++) {
            in.open(place(i), ByteRole.PROTOCOL_HEADER);
            value("key");
            value("value");
            in.close("");
        }
    }

    private Value collection(int size) throws DissectException {
        tag("collection", ByteRole.TYPE_INFORMATION);
        int length = length(size);
        int kind = in.u8("kind", ByteRole.TYPE_INFORMATION);
        if (kind == ENUM_SET || kind == ENUM_MAP) {
            types.type();
        }
        Value value = new Value(texts() ? length + " elements" : "", 0);
        known.add(value);
        switch (kind) {
            case ARRAY_LIST, LINKED_LIST, VECTOR, STACK, ARRAY_DEQUE, ENUM_SET -> elements(length);
            case IDENTITY_MAP, ENUM_MAP -> entries(length);
            default -> throw unknown(kind);
        }
        return value;
    }

    /** Reads a value that is around another one. */
    private Value around(String inner) throws DissectException {
        tag("around", ByteRole.TYPE_INFORMATION);
        int place = known.size();
        known.add(Value.NONE);
        known.set(place, value(inner));
        return known.get(place);
    }

    private Value created() throws DissectException {
        tag("object", ByteRole.TYPE_INFORMATION);
        RiverClass type = types.type();
        Value value = Value.of(type.name());
        if (type.kind() == RiverClass.CLASS) {
            return Value.of(types.type().name());
        }
        int place = known.size();
        known.add(value);
        if (type.serializable()) {
            data(type);
        } else if (type.kind() == RiverClass.EXTERNALIZABLE) {
            in.open(type.name(), ByteRole.CONTENT);
            written();
            in.close("");
        } else if (type.kind() == RiverClass.PROXY) {
            value("handler");
        } else if (type.kind() == RiverClass.ENUM) {
            String constant = text("constant", ByteRole.CONTENT);
            known.set(place, Value.of(type.name() + "." + constant));
        } else {
            throw unknown(type.kind());
        }
        return known.get(place);
    }

    /** Reads the data of a class behind that of its superclasses. */
    private void data(RiverClass type) throws DissectException {
        if (type.parent().isPresent()) {
            data(type.parent().get());
        }
        boolean writes = type.kind() == RiverClass.WITH_WRITE_METHOD;
        if (!writes && type.fields().isEmpty()) {
            return;
        }
        in.open(type.name(), ByteRole.CONTENT);
        for (RiverClass.Field field : type.fields()) {
            if (field.type().isPresent()) {
                Primitives.read(in, field.name(), field.type().get());
            } else {
                Value value = value(field.name());
                if (texts()) {
                    latest.put(field.name(), value);
                }
            }
        }
        if (writes) {
            written();
        }
        in.close("");
    }

    /** Reads what a class wrote in its own way: blocks of data, and values between them. */
    private void written() throws DissectException {
        for (int id = in.peek(); id != END_BLOCK; id = in.peek()) {
            if (id < SMALL_BLOCK || id > LARGE_BLOCK) {
                value("written");
                continue;
            }
            in.open("written", ByteRole.CONTENT);
            tag("block data", ByteRole.PROTOCOL_HEADER);
            int size = 1 << id - SMALL_BLOCK;
            int length = (int) in.integer(size);
            in.note("length", Long::toString, length, size, ByteRole.PROTOCOL_HEADER);
            in.bytes("data", length, ByteRole.CONTENT);
            in.close("");
        }
        tag("end", ByteRole.PROTOCOL_HEADER);
    }
}

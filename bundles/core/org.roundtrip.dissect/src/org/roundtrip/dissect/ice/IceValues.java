// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.ice;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.text.ShownText;
import org.roundtrip.dissect.values.PlainValues;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Decimal;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.model.Shape.Union;

/**
 * Reads values in Ice's encoding, and the texts of its headers. A size is one byte, or 255 and four bytes. A union is an
 * instance of a class, an optional value a sequence of at most one element, a decimal number a text. Sizes and the flags of
 * slices are headers, type identifiers are type information, all else is content.
 */
final class IceValues extends PlainValues {
    private static final int LONG_SIZE = 255, INLINE = 1;
    /** Flags of a slice: which kind of type identifier it has, and what else. */
    private static final int TYPE_KIND = 3, TYPE_TEXT = 1, TYPE_INDEX = 2, OPTIONAL_MEMBERS = 4, INDIRECTION = 8, SLICE_SIZE = 16,
            LAST_SLICE = 32;

    private final boolean old;
    /** The type identifiers of instances so far, to which later instances refer by number. */
    private final List<String> types = new ArrayList<>();

    /**
     * @param end {@link MessageReader#taken} after the last byte
     * @param old whether the encoding is 1.0
     */
    IceValues(MessageReader in, int end, boolean old) {
        super(in, end);
        this.old = old;
    }

    @Override
    protected long count(String name, ByteRole role, LongFunction<String> text) throws DissectException {
        need(1);
        int bytes = in.peek() == LONG_SIZE ? 5 : 1;
        need(bytes);
        if (bytes > 1) {
            in.skip(1);
        }
        long count = in.integer(bytes > 1 ? 4 : 1);
        in.note(name, text, count, bytes, role);
        return count;
    }

    /** Throws unless so many bytes are left. */
    void require(int size) throws DissectException {
        need(size);
    }

    /** Reads how many texts or pairs of texts follow. */
    long entries() throws DissectException {
        return elements(0);
    }

    private long size(String name) throws DissectException {
        return count(name, ByteRole.PROTOCOL_HEADER, Long::toString);
    }

    /** Reads a text as a part with its length. @param role of its characters */
    String string(String name, ByteRole role) throws DissectException {
        in.open(name, role);
        String text = characters(role);
        in.close(() -> ShownText.of(text));
        return text;
    }

    private String characters(ByteRole role) throws DissectException {
        long length = size("length");
        need(length);
        String text = new String(in.take(length), StandardCharsets.UTF_8);
        in.note("characters", in.lists() ? ShownText.of(text) : "", (int) length, role);
        return text;
    }

    @Override
    protected void text(String name, Text text) throws DissectException {
        in.open(name, ByteRole.CONTENT);
        long length = size("length");
        need(length);
        in.skip(length);
        String shown = in.lists() ? ShownText.of(new String(in.look((int) length, 0), StandardCharsets.UTF_8)) : "";
        in.note("characters", shown, (int) length, ByteRole.CONTENT);
        in.close(shown);
    }

    @Override
    protected void bytes(String name) throws DissectException {
        in.open(name, ByteRole.CONTENT);
        long length = size("length");
        need(length);
        in.bytes("octets", length, ByteRole.CONTENT);
        in.close(() -> length + (length == 1 ? " octet" : " octets"));
    }

    @Override
    protected void decimal(String name, Decimal decimal) throws DissectException {
        string(name, ByteRole.CONTENT);
    }

    @Override
    protected void optional(String name, OptionalValue optional) throws DissectException {
        in.open(name, ByteRole.CONTENT);
        long count = size("length");
        if (count > 1) {
            throw new DissectException.Malformed("ice.optional", count);
        }
        if (count == 1) {
            read("value", optional.value());
        }
        in.close(count == 0 ? "-" : "");
    }

    /**
     * An instance of a case's class. It is its type and its value, then a slice of the class that it extends, which has
     * no members.
     */
    @Override
    protected void union(String name, Union union) throws DissectException {
        if (old) {
            throw new DissectException.Malformed("ice.encoding");
        }
        in.open(name, ByteRole.CONTENT);
        if (size("instance") == INLINE) {
            int flags = flags();
            String type = type("case", flags);
            Field which = union.cases().stream().filter(each -> Operations.same(local(type), union.name() + "_" + each.name()))
                    .findFirst().orElseThrow(() -> new DissectException.Malformed("ice.case", union.name(), ShownText.of(type)));
            in.close(which.name());
            slice(flags);
            read("value", which.shape());
            while ((flags & LAST_SLICE) == 0) {
                flags = flags();
                if ((flags & TYPE_KIND) != 0) {
                    type("class", flags);
                    in.close("");
                }
                slice(flags);
            }
        }
        in.close(union.name());
    }

    private int flags() throws DissectException {
        need(1);
        int flags = in.u8("slice flags", ByteRole.PROTOCOL_HEADER);
        if ((flags & (OPTIONAL_MEMBERS | INDIRECTION)) != 0) {
            throw new DissectException.Malformed("ice.slice");
        }
        return flags;
    }

    private void slice(int flags) throws DissectException {
        if ((flags & SLICE_SIZE) != 0) {
            need(4);
            in.i32("slice size", ByteRole.PROTOCOL_HEADER);
        }
    }

    /** Opens a part with the type of an instance; the caller closes it. */
    private String type(String name, int flags) throws DissectException {
        in.open(name, ByteRole.TYPE_INFORMATION);
        if ((flags & TYPE_KIND) == TYPE_TEXT) {
            types.add(characters(ByteRole.TYPE_INFORMATION));
            return types.getLast();
        }
        long number = count("number", ByteRole.TYPE_INFORMATION, Long::toString);
        if ((flags & TYPE_KIND) != TYPE_INDEX || number < 1 || number > types.size()) {
            throw new DissectException.Malformed("ice.type", number);
        }
        return types.get((int) number - 1);
    }

    /** Reads the exception with which an operation ends. */
    void exception(Operation asked) throws DissectException {
        int flags = SLICE_SIZE;
        if (old) {
            need(1);
            in.u8("uses classes", ByteRole.PROTOCOL_HEADER);
        } else {
            flags = flags();
        }
        String type = string("type", ByteRole.TYPE_INFORMATION);
        slice(flags);
        Struct thrown = asked.exceptions().stream().filter(each -> Operations.same(local(type), each.name())).findFirst()
                .orElseThrow(() -> new DissectException.Malformed("ice.exception", ShownText.of(type)));
        in.open(thrown.name(), ByteRole.CONTENT);
        for (Shape.Field field : thrown.fields()) {
            read(field.name(), field.shape());
        }
        in.close("");
    }

    private static String local(String type) {
        return type.substring(type.lastIndexOf(':') + 1);
    }
}

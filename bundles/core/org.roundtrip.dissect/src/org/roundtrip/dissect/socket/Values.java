// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.socket;

import java.nio.charset.StandardCharsets;
import java.util.function.LongFunction;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.PackedDecimal;
import org.roundtrip.dissect.text.ShownText;
import org.roundtrip.dissect.values.PlainValues;
import org.roundtrip.model.Shape.Decimal;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.model.Shape.Union;

/**
 * Reads values of the contract's shapes as the raw TCP provider writes them. They are big-endian, with a length of four
 * bytes before texts, bytes, sequences and maps; an enum's constant or a union's case is its place, and a byte before an
 * optional value says whether it follows. Lengths and such bytes are headers, all else is content.
 */
final class Values extends PlainValues {
    private static final int LENGTH_BYTES = 4;

    /** @param end {@link MessageReader#taken} after the message's last byte */
    Values(MessageReader in, int end) {
        super(in, end);
    }

    @Override
    protected long count(String name, ByteRole role, LongFunction<String> text) throws DissectException {
        need(LENGTH_BYTES);
        long count = in.integer(LENGTH_BYTES);
        in.note(name, text, count, LENGTH_BYTES, role);
        return count;
    }

    @Override
    protected void text(String name, Text text) throws DissectException {
        int length = length();
        in.skip(length);
        in.note(name, bytes -> ShownText.of(new String(bytes, text.repertoire() == Repertoire.LATIN1
                ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8)), length, ByteRole.CONTENT);
    }

    @Override
    protected void bytes(String name) throws DissectException {
        in.bytes(name, length(), ByteRole.CONTENT);
    }

    @Override
    protected void decimal(String name, Decimal decimal) throws DissectException {
        need(decimal.bytes());
        byte[] packed = in.take(decimal.bytes());
        in.note(name, PackedDecimal.text(packed, decimal.scale()), packed.length, ByteRole.CONTENT);
    }

    @Override
    protected void optional(String name, OptionalValue optional) throws DissectException {
        in.open(name, ByteRole.PROTOCOL_HEADER);
        need(1);
        long present = in.integer(1);
        in.note("present", Boolean.toString(present != 0), 1, ByteRole.PROTOCOL_HEADER);
        if (present != 0) {
            read("value", optional.value());
        }
        in.close(present != 0 ? "" : "-");
    }

    @Override
    protected void union(String name, Union union) throws DissectException {
        in.open(name, ByteRole.PROTOCOL_HEADER);
        long which = count("case", ByteRole.CONTENT, value -> value < union.cases().size() ? union.cases().get((int) value).name()
                : Long.toString(value));
        if (which >= union.cases().size()) {
            throw new DissectException.Malformed("values.union", union.name(), which);
        }
        Field chosen = union.cases().get((int) which);
        read("value", chosen.shape());
        in.close(union.name());
    }

    private int length() throws DissectException {
        long length = count("length", ByteRole.PROTOCOL_HEADER, Long::toString);
        need(length);
        return (int) length;
    }
}

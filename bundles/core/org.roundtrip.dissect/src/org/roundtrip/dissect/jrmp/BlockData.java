// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.jrmp;

import java.util.Optional;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.text.ShownText;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape.Primitive;

/**
 * Primitive values in blocks of data. A value may begin a block or follow another value in the same block. Values that
 * span two blocks are not read. For one message and one thread.
 */
public final class BlockData {
    /**
     * A value that is expected.
     *
     * @param primitive its type; empty for an object
     */
    public record Expected(String name, Optional<Primitive> primitive) {
        /** Returns an object that is expected. */
        static Expected object(String name) {
            return new Expected(name, Optional.empty());
        }

        /** Returns a primitive value that is expected. */
        public static Expected of(String name, Primitive primitive) {
            return new Expected(name, Optional.of(primitive));
        }

        static Expected of(Parameter parameter) {
            return parameter.shape() instanceof Primitive primitive ? of(parameter.name(), primitive)
                    : object(parameter.name());
        }
    }

    private final MessageReader in;
    private final ObjectStream stream;
    private int left;

    /** @param left bytes that are left in the current block */
    public BlockData(MessageReader in, ObjectStream stream, int left) {
        this.in = in;
        this.stream = stream;
        this.left = left;
    }

    /** How many bytes are left in the block. */
    public int left() {
        return left;
    }

    /** Counts bytes that the caller takes next. It reads the header of the next block when the current one is used up. */
    public void take(int size) throws DissectException {
        if (left == 0 && size > 0) {
            left = stream.blockHeader();
        }
        if (left < size) {
            throw new DissectException.Malformed("object.block.end");
        }
        left -= size;
    }

    /** Reads a value or an object. @return false when there is none, and then nothing was read */
    public boolean read(Expected expected) throws DissectException {
        boolean object = expected.primitive().isEmpty();
        boolean block = left > 0 || ObjectStream.isBlock(in.peek());
        if (object == block) {
            return false;
        }
        if (object) {
            stream.content(expected.name());
            return true;
        }
        char letter = letter(expected.primitive().get());
        if (left > 0 && left < size(letter)) {
            return false;
        }
        take(size(letter));
        stream.value(letter, expected.name());
        return true;
    }

    /** Reads text with its length before it. */
    public String utf(String name, ByteRole role) throws DissectException {
        take(2);
        int length = in.u16("length", ByteRole.PROTOCOL_HEADER);
        take(length);
        String text = ShownText.of(ModifiedUtf8.decode(in.take(length)));
        in.note(name, text, length, role);
        return text;
    }

    /** Reads the rest of the block as bytes. */
    public void rest(String name) throws DissectException {
        if (left > 0) {
            in.bytes(name, left, ByteRole.CONTENT);
            left = 0;
        }
    }

    /** The type's letter in the class file format. */
    static char letter(Primitive primitive) {
        return switch (primitive) {
            case BOOLEAN -> 'Z';
            case BYTE -> 'B';
            case SHORT -> 'S';
            case INT -> 'I';
            case LONG -> 'J';
            case FLOAT -> 'F';
            case DOUBLE -> 'D';
            case CHAR -> 'C';
        };
    }

    private static int size(char letter) {
        return switch (letter) {
            case 'Z', 'B' -> 1;
            case 'S', 'C' -> 2;
            case 'I', 'F' -> 4;
            default -> 8;
        };
    }
}

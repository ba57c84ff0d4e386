// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.remoting;

import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.text.KnownTexts;
import org.roundtrip.dissect.text.ShownText;

/** The small parts that values of River consist of. For one message and one thread. */
class RiverInput {
    private static final int DEEPEST = 500;

    final MessageReader in;
    private final KnownTexts names;
    private boolean texts = true;
    private int depth;

    RiverInput(MessageReader in, KnownTexts names) {
        this.in = in;
        this.names = names;
    }

    /** From here on texts are made only where fields are listed. */
    final void quick() {
        texts = in.lists();
    }

    /** Whether texts are made. */
    final boolean texts() {
        return texts;
    }

    final void enter() throws DissectException {
        if (++depth > DEEPEST) {
            throw new DissectException.Malformed("object.deep", DEEPEST);
        }
    }

    final void leave() {
        depth--;
    }

    /** Takes the byte that says what follows. */
    final void tag(String name, ByteRole role) throws DissectException {
        in.integer(1);
        in.note(name, "", 1, role);
    }

    /**
     * Reads a length. It is one more than its byte or bytes can hold where these are 0.
     *
     * @param size 0 for a length of 0, which has no bytes, 1 for one byte, 2 for two, 3 for four
     */
    final int length(int size) throws DissectException {
        return switch (size) {
            case 0 -> 0;
            case 1, 2 -> {
                int stated = (int) in.integer(size);
                int length = stated == 0 ? 1 << 8 * size : stated;
                in.note("length", Long::toString, length, size, ByteRole.PROTOCOL_HEADER);
                yield length;
            }
            default -> counted(in.i32("length", ByteRole.PROTOCOL_HEADER));
        };
    }

    /** Returns a number of things that follow. @throws DissectException.Malformed when it is negative */
    static int counted(int count) throws DissectException {
        if (count < 0) {
            throw new DissectException.Malformed("length");
        }
        return count;
    }

    /** Reads text whose length stands before it in four bytes. */
    final String text(String name, ByteRole role) throws DissectException {
        return characters(name, counted(in.i32("length", role)), role);
    }

    /** Reads characters, each in one to three bytes. @return their text; empty where texts are not made */
    final String characters(String name, int count, ByteRole role) throws DissectException {
        int size = 0;
        for (int i = 0; i < count; i++) {
            int first = in.peek(size);
            if (first < 0) {
                throw DissectException.Incomplete.INSTANCE;
            }
            size += first < 0x80 ? 1 : first < 0xE0 ? 2 : 3;
        }
        String text = "";
        if (texts) {
            text = in.take(size, names);
        } else {
            in.skip(size);
        }
        in.note(name, in.lists() ? ShownText.of(text) : "", size, role);
        return text;
    }
}

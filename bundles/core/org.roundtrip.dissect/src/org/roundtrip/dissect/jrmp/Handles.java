// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.jrmp;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;

/** The class descriptions and objects that a serialization stream can refer to. Of an object only a text is kept. */
final class Handles {
    private static final int FIRST = 0x7E0000;

    private final List<Object> known = new ArrayList<>();

    /** Gives the next handle to an object. */
    int add(String text) {
        known.add(text);
        return known.size() - 1;
    }

    /** Replaces the object of a handle, when more is known of it. @param is a text or a class description */
    void set(int handle, Object is) throws DissectException {
        if (handle >= known.size()) {
            throw new DissectException.Malformed("object.reset");
        }
        known.set(handle, is);
    }

    /** Reads a handle. @return the text or class description it refers to */
    Object read(MessageReader in, ByteRole role) throws DissectException {
        int handle = in.i32("handle", role) - FIRST;
        if (handle < 0 || handle >= known.size()) {
            throw new DissectException.Malformed("object.reference");
        }
        return known.get(handle);
    }

    int size() {
        return known.size();
    }

    /** Removes the handles given later. */
    void shrink(int size) {
        known.subList(size, known.size()).clear();
    }

    void clear() {
        known.clear();
    }
}

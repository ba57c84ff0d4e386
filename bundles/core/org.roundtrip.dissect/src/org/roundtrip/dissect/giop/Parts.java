// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;

/**
 * Notes the values of a message and the parts around them. A part begins with its first value; a part without values is
 * left out.
 */
final class Parts {
    private record Part(String name, ByteRole role) {
    }

    private final MessageReader in;
    private final List<Part> unopened = new ArrayList<>();
    private int opened;

    Parts(MessageReader in) {
        this.in = in;
    }

    /** Whether values are listed, so that their texts are needed. */
    boolean lists() {
        return in.lists();
    }

    void open(String name, ByteRole role) {
        unopened.add(new Part(name, role));
    }

    /** Ends the part begun last. */
    void close(Supplier<String> value) {
        if (unopened.isEmpty()) {
            in.close(value);
            opened--;
        } else {
            unopened.removeLast();
        }
    }

    /** Ends all parts that were begun. */
    void closeAll() {
        unopened.clear();
        while (opened > 0) {
            close(() -> "");
        }
    }

    /** Takes and notes a value. */
    void note(String name, String text, int size, ByteRole role) throws DissectException {
        if (!unopened.isEmpty()) {
            unopened.forEach(part -> in.open(part.name, part.role));
            opened += unopened.size();
            unopened.clear();
        }
        in.skip(size);
        in.note(name, text, size, role);
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.soap;

import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;

/** Takes the bytes of a document from front to back and notes them; callers give places in its text. For one thread. */
final class XmlNotes {
    private final MessageReader in;
    private final XmlText text;
    /** The unit up to which bytes were taken. */
    private int at;

    /** @param in reader whose next bytes are those of the document */
    XmlNotes(MessageReader in, XmlText text) {
        this.in = in;
        this.text = text;
    }

    int at() {
        return at;
    }

    /** Notes a field that ends before a unit; none when it would be empty. */
    void field(String name, String value, int to, ByteRole role) throws DissectException {
        int size = text.place(to) - text.place(at);
        if (size > 0) {
            in.skip(size);
            in.note(name, value, size, role);
        }
        at = to;
    }

    /** Gives all bytes before a unit a role; they belong to the part that is open. */
    void upTo(int to, ByteRole role) throws DissectException {
        int size = text.place(to) - text.place(at);
        in.skip(size);
        in.role(size, role);
        at = to;
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.soap;

import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;

/** Takes the bytes of a document from front to back and notes them, by places in its text. For one thread. */
final class XmlNotes {
    private final MessageReader in;
    private final XmlText text;
    /** The unit up to which bytes were taken. */
    private int at;

    /** @param in whose next bytes are the text's */
    XmlNotes(MessageReader in, XmlText text) {
        this.in = in;
        this.text = text;
    }

    int at() {
        return at;
    }

    /** Notes a field that reaches up to a unit; none when nothing stands there. */
    void field(String name, String value, int to, ByteRole role) throws DissectException {
        int size = text.place(to) - text.place(at);
        if (size > 0) {
            in.skip(size);
            in.note(name, value, size, role);
        }
        at = to;
    }

    /** Gives everything up to a unit a role; it belongs to the part that is open. */
    void upTo(int to, ByteRole role) throws DissectException {
        int size = text.place(to) - text.place(at);
        in.skip(size);
        in.role(size, role);
        at = to;
    }
}

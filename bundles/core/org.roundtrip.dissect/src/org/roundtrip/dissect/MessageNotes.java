// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import org.roundtrip.dissect.roles.ByteRole;

/** The facts that a dissector reports about a message as a whole. */
public abstract sealed class MessageNotes extends ByteCursor permits MessageReader {
    final Draft draft;

    MessageNotes(byte[] bytes, int begin, int end, boolean finished, boolean closed, Draft draft) {
        super(bytes, begin, end, finished, closed);
        this.draft = draft;
    }

    /** Sets the message's kind, its operation, and its request id or {@link Message#NO_ID}. */
    public void message(MessageKind is, String doing, long id) {
        draft.message(is, doing, id);
    }

    /** Returns the operation as reported so far. */
    public String operation() {
        return draft.operation();
    }

    /** Sets the operation again, when more is known than before. */
    public void operation(String doing) {
        draft.operation(doing);
    }

    /** Sets the message's method or status, see {@link Message#code}. */
    public void code(String is) {
        draft.code(is);
    }

    /** Sets the protocol of the message when it is not the connection's own but carried by it. */
    public void protocol(String id) {
        draft.protocol(id);
    }

    /** Sets the length of the message that its header states. Its end is then known even when it is too long. */
    public void length(long whole) {
        draft.length(whole);
    }

    /** Adds a sentence on a part of the message that is wrong or not decoded; decoding continues. */
    public void problem(DissectException what) {
        draft.problem(what);
    }

    /** Until {@link #release}, all bytes get this role instead of their own. */
    public void force(ByteRole role) {
        draft.roles.force(role);
    }

    /** Ends the last {@link #force}. */
    public void release() {
        draft.roles.release();
    }

    long length() {
        return draft.length();
    }
}

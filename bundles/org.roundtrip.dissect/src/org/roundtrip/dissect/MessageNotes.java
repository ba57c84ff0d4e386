// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import org.roundtrip.dissect.roles.ByteRole;

/** What a dissector reports about a message as a whole. */
public abstract sealed class MessageNotes extends ByteCursor permits MessageReader {
    final Draft draft;

    MessageNotes(byte[] bytes, int begin, int end, boolean finished, boolean closed, Draft draft) {
        super(bytes, begin, end, finished, closed);
        this.draft = draft;
    }

    /** Reports what the message is: its kind, its operation, the request id or {@link Message#NO_ID}. */
    public void message(MessageKind is, String doing, long id) {
        draft.message(is, doing, id);
    }

    /** What is asked for or answered, as reported so far. */
    public String operation() {
        return draft.operation();
    }

    /** Reports what is asked for or answered, when more is known of it than before. */
    public void operation(String doing) {
        draft.operation(doing);
    }

    /** Reports that the message is of another protocol, which the connection's protocol carries. */
    public void protocol(String id) {
        draft.protocol(id);
    }

    /** Reports how long the whole message is by its own header, so that its end is known even when it is too long. */
    public void length(long whole) {
        draft.length(whole);
    }

    /** Notes that something about the message is wrong or not decoded, in a sentence; decoding goes on. */
    public void problem(String what) {
        draft.problem(what);
    }

    /** Until {@link #release}, all bytes get this role, whatever role they are given. */
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

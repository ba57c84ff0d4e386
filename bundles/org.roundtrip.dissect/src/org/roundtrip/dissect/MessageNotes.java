// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

/** What a dissector says about a message as a whole. */
public abstract sealed class MessageNotes permits MessageReader {
    final Draft draft;

    MessageNotes(Draft draft) {
        this.draft = draft;
    }

    /** What the message is. */
    public void message(MessageKind is, String doing, long id) {
        draft.message(is, doing, id);
    }

    /** What is asked for or answered, as far as it was said. */
    public String operation() {
        return draft.operation();
    }

    /** What is asked for or answered, when that is known better than before. */
    public void operation(String doing) {
        draft.operation(doing);
    }

    /** The message is of that protocol, which its connection's carries. */
    public void protocol(String id) {
        draft.protocol(id);
    }

    /** How long the whole message will be, as it says itself; so its end is known even when not all can be held. */
    public void length(long whole) {
        draft.length(whole);
    }

    /** Notes that something about the message is wrong or not decoded, a sentence; decoding goes on. */
    public void problem(String what) {
        draft.problem(what);
    }

    /** Until {@link #release}, all bytes have this role, whatever is said about them. */
    public void force(ByteRole role) {
        draft.force(role);
    }

    /** Ends the last {@link #force}. */
    public void release() {
        draft.release();
    }

    long length() {
        return draft.length();
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

/**
 * A text that throws when its thread is interrupted. It stops regular expressions that would take hours for a short text.
 */
record Interruptible(String text, int from, int to) implements CharSequence {
    static Interruptible of(String text) {
        return new Interruptible(text, 0, text.length());
    }

    @Override
    public char charAt(int index) {
        if (Thread.currentThread().isInterrupted()) {
            throw new FilterStopped();
        }
        return text.charAt(from + index);
    }

    @Override
    public int length() {
        return to - from;
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return new Interruptible(text, from + start, from + end);
    }

    @Override
    public String toString() {
        return text.substring(from, to);
    }
}

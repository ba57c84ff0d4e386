// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import java.util.function.BooleanSupplier;

/**
 * A text that throws when nobody wants the answer any more. It stops regular expressions that would take hours for a short
 * text. Their thread must not be interrupted instead: a thread that is interrupted while it reads a capture closes the file,
 * for all others too.
 */
record Interruptible(String text, int from, int to, BooleanSupplier wanted) implements CharSequence {
    static Interruptible of(String text, BooleanSupplier wanted) {
        return new Interruptible(text, 0, text.length(), wanted);
    }

    @Override
    public char charAt(int index) {
        if (!wanted.getAsBoolean()) {
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
        return new Interruptible(text, from + start, from + end, wanted);
    }

    @Override
    public String toString() {
        return text.substring(from, to);
    }
}

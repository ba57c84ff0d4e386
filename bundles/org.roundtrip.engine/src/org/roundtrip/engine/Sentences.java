// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

/** Makes one line for people out of whatever went wrong. */
final class Sentences {
    private static final int LONGEST = 300;

    private Sentences() {
    }

    /** Class and message of a throwable, with its cause where the message does not tell it already. */
    static String of(Throwable e) {
        String text = plain(e);
        if (e.getCause() != null && !text.contains(e.getCause().getClass().getSimpleName())) {
            text += " (" + plain(e.getCause()) + ")";
        }
        return line(text);
    }

    /** Text on one line, bounded, ending as a sentence does. */
    static String line(String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        if (line.length() > LONGEST) {
            line = line.substring(0, LONGEST).strip() + "…";
        }
        return line.matches(".*[.!?…]") ? line : line + ".";
    }

    private static String plain(Throwable e) {
        String message = e.getMessage();
        String name = e.getClass().getSimpleName();
        return message == null || message.isBlank() ? name : name + ": " + message;
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.control;

import java.lang.reflect.InvocationTargetException;

/** Makes one line for people of an exception. */
public final class Failure {
    private static final int LONGEST = 300;
    private static final int DEEPEST = 20;

    private Failure() {
    }

    /** Class and message of a throwable, and of its root cause where that says more. It ends with a full stop. */
    public static String sentence(Throwable thrown) {
        ExplainedException explained = find(ExplainedException.class, thrown);
        if (explained != null) {
            return sentence(explained.getMessage());
        }
        Throwable top = thrown instanceof InvocationTargetException && thrown.getCause() != null
                ? thrown.getCause() : thrown;
        Throwable root = root(top);
        String text = plain(top);
        if (root != top && !text.contains(root.getMessage() == null ? name(root) : root.getMessage())) {
            text += " (" + plain(root) + ")";
        }
        return sentence(text);
    }

    /** The text on one line, cut between words to {@value #LONGEST} characters, ending with a full stop or the like. */
    public static String sentence(String text) {
        String line = text.trim().replaceAll("\\s+", " ");
        if (line.length() > LONGEST) {
            int end = line.lastIndexOf(' ', LONGEST);
            line = line.substring(0, end < LONGEST / 2 ? LONGEST : end) + "…";
        }
        return line.matches(".*[.!?…]") ? line : line + ".";
    }

    /** The first of that type among a throwable and its causes, or null. */
    public static <T extends Throwable> T find(Class<T> type, Throwable thrown) {
        Throwable each = thrown;
        for (int depth = 0; each != null && depth < DEEPEST; depth++, each = each.getCause()) {
            if (type.isInstance(each)) {
                return type.cast(each);
            }
        }
        return null;
    }

    private static Throwable root(Throwable thrown) {
        Throwable each = thrown;
        for (int depth = 0; each.getCause() != null && depth < DEEPEST; depth++) {
            each = each.getCause();
        }
        return each;
    }

    private static String plain(Throwable thrown) {
        String message = thrown.getMessage();
        return message == null || message.trim().isEmpty() ? name(thrown) : name(thrown) + ": " + message;
    }

    private static String name(Throwable thrown) {
        String name = thrown.getClass().getName();
        return name.substring(name.lastIndexOf('.') + 1);
    }
}

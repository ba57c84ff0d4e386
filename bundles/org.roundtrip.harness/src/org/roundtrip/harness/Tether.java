// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;

/**
 * Runs another main class in this JVM, but ends at once when standard input ends. For tools in Java that would otherwise
 * outlive a killed Roundtrip, such as a middleware's generator.
 */
public final class Tether {
    private Tether() {
    }

    /** @param args name of the main class, then its arguments */
    public static void main(String[] args) throws Throwable {
        Lifeline.hold(System.in);
        try {
            Class.forName(args[0]).getMethod("main", String[].class)
                    .invoke(null, (Object) Arrays.copyOfRange(args, 1, args.length));
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}

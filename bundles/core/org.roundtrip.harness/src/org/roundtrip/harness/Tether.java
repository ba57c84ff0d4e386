// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;

/**
 * Main class that runs another main class in this JVM and ends the JVM at once when standard input ends. For Java tools that
 * would otherwise outlive a killed Roundtrip, such as the generator of a middleware.
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

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis.runtime;

import java.util.logging.Level;
import java.util.logging.Logger;

/** Keeps Tomcat and Axis from writing anything but warnings and errors, which go to standard error. */
final class Quiet {
    /** Held, as loggers without a reference forget their level. */
    private static final Logger APACHE = Logger.getLogger("org.apache");

    private Quiet() {
    }

    static void logs() {
        APACHE.setLevel(Level.WARNING);
    }
}

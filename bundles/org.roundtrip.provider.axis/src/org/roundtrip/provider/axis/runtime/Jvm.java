// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis.runtime;

import java.util.logging.Level;
import java.util.logging.Logger;

/** What server and client set for their whole JVM before Axis is loaded. */
final class Jvm {
    /** Held, as loggers without a reference forget their level. */
    private static final Logger APACHE = Logger.getLogger("org.apache");

    private Jvm() {
    }

    /** Keeps libraries quiet but for warnings, and lets XML be as deep as contracts may be. */
    static void prepare() {
        System.setProperty("org.apache.commons.logging.LogFactory", "org.apache.commons.logging.impl.LogFactoryImpl");
        System.setProperty("org.apache.commons.logging.Log", "org.apache.commons.logging.impl.Jdk14Logger");
        APACHE.setLevel(Level.WARNING);
        // Newer Java runtimes stop at 100 elements within each other; the deepest structs and an envelope need more.
        System.setProperty("jdk.xml.maxElementDepth", "256");
    }
}

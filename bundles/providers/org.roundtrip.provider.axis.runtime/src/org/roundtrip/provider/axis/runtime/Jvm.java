// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis.runtime;

import java.util.logging.Level;
import java.util.logging.Logger;

/** Settings of the whole JVM, which server and client make before Axis is loaded. */
final class Jvm {
    /** A reference that is kept, because a logger that nobody refers to loses its level. */
    private static final Logger APACHE = Logger.getLogger("org.apache");
    /** Warns in each process that there are no attachments. */
    private static final Logger ATTACHMENTS = Logger.getLogger("org.apache.axis.utils.JavaUtils");

    private Jvm() {
    }

    /** Switches off log output below warnings, and lets XML be as deep as contracts may be. */
    static void prepare() {
        System.setProperty("org.apache.commons.logging.LogFactory", "org.apache.commons.logging.impl.LogFactoryImpl");
        System.setProperty("org.apache.commons.logging.Log", "org.apache.commons.logging.impl.Jdk14Logger");
        APACHE.setLevel(Level.WARNING);
        ATTACHMENTS.setLevel(Level.SEVERE);
        // Newer Java runtimes refuse more than 100 nested elements; the deepest structs in an envelope have more.
        System.setProperty("jdk.xml.maxElementDepth", "256");
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.percentiles;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
public final class Messages extends NLS {
    public static String empty;
    public static String emptyHow;
    public static String noMeasuredCalls;
    public static String waiting;
    public static String note;
    public static String noteBeside;
    public static String at;

    static {
        NLS.initializeMessages("org.roundtrip.ui.run.percentiles.messages", Messages.class);
    }

    private Messages() {
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.interop;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
public final class Messages extends NLS {
    public static String empty;
    public static String emptyHow;
    public static String none;
    public static String noneHow;
    public static String waiting;
    public static String nothing;
    public static String all;

    static {
        NLS.initializeMessages("org.roundtrip.ui.run.interop.messages", Messages.class);
    }

    private Messages() {
    }
}

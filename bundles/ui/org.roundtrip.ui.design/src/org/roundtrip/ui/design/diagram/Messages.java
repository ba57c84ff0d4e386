// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.diagram;

import org.eclipse.osgi.util.NLS;

/** Words of the diagram. */
final class Messages extends NLS {
    public static String diagram;
    public static String payload;
    public static String result;
    public static String exception;
    public static String larger;
    public static String smaller;
    public static String all;
    public static String nothing;
    public static String nothingHow;
    public static String empty;
    public static String emptyHow;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

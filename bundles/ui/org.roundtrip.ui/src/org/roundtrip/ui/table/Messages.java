// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import org.eclipse.osgi.util.NLS;

/** Texts of the menu of columns. */
final class Messages extends NLS {
    public static String columns;
    public static String noValues;
    public static String reset;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

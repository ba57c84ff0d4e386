// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.find;

import org.eclipse.osgi.util.NLS;

/** Texts of the bars under a view. */
final class Messages extends NLS {
    public static String find;
    public static String next;
    public static String previous;
    public static String kind;
    public static String words;
    public static String text;
    public static String hex;
    public static String digits;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

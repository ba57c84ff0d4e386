// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.bytes;

import org.eclipse.osgi.util.NLS;

/** Texts of widgets that show bytes. */
final class Messages extends NLS {
    public static String bytes;
    public static String bytesHelp;
    public static String oneByte;
    public static String manyBytes;
    public static String roleBytes;
    public static String copyHex;
    public static String copyText;
    public static String copyArray;
    public static String copyTip;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

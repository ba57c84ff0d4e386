// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import org.eclipse.osgi.util.NLS;

/** Words of the commands that open captures and show packets. */
final class Messages extends NLS {
    public static String openTitle;
    public static String captureFiles;
    public static String allFiles;
    public static String noRecent;
    public static String noRunOpen;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

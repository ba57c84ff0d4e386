// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.parts;

import org.eclipse.osgi.util.NLS;

/** Texts of the views of runs. */
final class Messages extends NLS {
    public static String chooseRun;
    public static String chooseRunTip;
    public static String keepOnRun;
    public static String anotherView;
    public static String closeRun;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

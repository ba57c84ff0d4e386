// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.roles;

import org.eclipse.osgi.util.NLS;

/** Words of the view Bytes by role. */
final class Messages extends NLS {
    public static String message;
    public static String request;
    public static String response;
    public static String reply;
    public static String returned;
    public static String mean;
    public static String meanOfFork;
    public static String providers;
    public static String empty;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

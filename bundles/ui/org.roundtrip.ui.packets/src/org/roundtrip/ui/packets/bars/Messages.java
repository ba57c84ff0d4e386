// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import org.eclipse.osgi.util.NLS;

/** Words of the views of bars. */
final class Messages extends NLS {
    public static String comparing;
    public static String takingApart;
    public static String reading;
    public static String notDecoded;
    public static String unreadable;
    public static String noCalls;
    public static String lacking;
    public static String pointed;
    public static String clickSelectsCall;
    public static String clickSelectsMessage;
    public static String openSelectsCall;
    public static String openSelectsMessage;
    public static String shares;
    public static String table;
    public static String copy;
    public static String call;
    public static String emptyHow;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import org.eclipse.osgi.util.NLS;

/** The words in the chart of timing, and of its tips. */
final class Messages extends NLS {
    public static String laneClient;
    public static String laneServer;
    public static String callNumbers;
    public static String callLatency;
    public static String bytes;
    public static String serverTook;
    public static String networkAndServerTook;
    public static String onTheWire;
    public static String passing;
    public static String clocksAgree;
    public static String beyond;
    public static String beyondOne;
    public static String pointedCall;
    public static String pointedCalls;
    public static String pointedTwoCalls;
    public static String packetsOfCall;
    public static String at;
    public static String fromCall;
    public static String pointedFromClient;
    public static String pointedFromServer;
    public static String pointedOther;
    public static String noData;
    public static String byRole;
    public static String aboutByRole;
    public static String bytesOfRole;
    public static String headers;
    public static String ofMessage;
    public static String partOfMessage;
    public static String endOfMessage;
    public static String again;
    public static String intoCall;
    public static String pointedPackets;
    public static String ofThemAgain;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

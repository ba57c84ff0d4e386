// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import org.eclipse.osgi.util.NLS;

/** What the view of timing and packets says. */
final class Messages extends NLS {
    public static String laneClient;
    public static String laneServer;
    public static String callNumber;
    public static String callLatency;
    public static String bytes;
    public static String serverTook;
    public static String clocksAgree;
    public static String pointedCall;
    public static String pointedCalls;
    public static String packetsOfCall;
    public static String at;
    public static String fromCall;
    public static String pointedFromClient;
    public static String pointedFromServer;
    public static String pointedOther;
    public static String noData;
    public static String withoutData;
    public static String mostly;
    public static String ofMessage;
    public static String again;
    public static String intoCall;
    public static String pointedPackets;
    public static String ofThemAgain;
    public static String tracing;
    public static String waiting;
    public static String noPackets;
    public static String noTimes;
    public static String noTimesHow;
    public static String empty;
    public static String emptyHow;
    public static String fit;
    public static String nextCall;
    public static String previousCall;
    public static String logLatency;
    public static String showAll;
    public static String zoomIn;
    public static String zoomOut;
    public static String copy;
    public static String save;
    public static String stripTip;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

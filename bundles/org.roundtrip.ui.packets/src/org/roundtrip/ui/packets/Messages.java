// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import org.eclipse.osgi.util.NLS;

/** What the packet list says. */
final class Messages extends NLS {
    public static String number;
    public static String numberTip;
    public static String time;
    public static String timeTip;
    public static String sinceLast;
    public static String sinceLastTip;
    public static String direction;
    public static String directionTip;
    public static String source;
    public static String sourceTip;
    public static String destination;
    public static String destinationTip;
    public static String length;
    public static String lengthTip;
    public static String payload;
    public static String payloadTip;
    public static String flags;
    public static String flagsTip;
    public static String call;
    public static String callTip;
    public static String stream;
    public static String streamTip;
    public static String toServer;
    public static String toClient;
    public static String fragment;
    public static String udp;
    public static String protocol;
    public static String summary;
    public static String summaryOne;
    public static String reading;
    public static String stopped;
    public static String dropped;
    public static String forkLabel;
    public static String forkLabelNone;
    public static String forkLabelOpen;
    public static String chooseFork;
    public static String noRun;
    public static String noRunHow;
    public static String notYet;
    public static String notYetHow;
    public static String none;
    public static String noneAsked;
    public static String noneForkFailed;
    public static String noneAny;
    public static String unreadable;
    public static String readingJob;
    public static String copy;
    public static String copyTip;
    public static String selectAll;
    public static String captureFiles;
    public static String allFiles;
    public static String missing;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

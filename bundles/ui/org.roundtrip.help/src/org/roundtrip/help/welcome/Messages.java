// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.welcome;

import org.eclipse.osgi.util.NLS;

/** Words of the page of welcome. */
final class Messages extends NLS {
    public static String about;
    public static String measure;
    public static String measureSentence;
    public static String newPlan;
    public static String openRun;
    public static String toRun;
    public static String draw;
    public static String drawSentence;
    public static String newPayload;
    public static String toDesign;
    public static String packets;
    public static String packetsSentence;
    public static String openCapture;
    public static String toPackets;
    public static String learn;
    public static String learnSentence;
    public static String firstSteps;
    public static String shortcuts;
    public static String findCommand;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bytes;

import org.eclipse.osgi.util.NLS;

/** Texts of the view of bytes. */
final class Messages extends NLS {
    public static String findNone;
    public static String findAt;
    public static String find;
    public static String findTip;
    public static String selectAll;
    public static String packet;
    public static String packetTip;
    public static String message;
    public static String messageTip;
    public static String readingJob;
    public static String ofPacket;
    public static String ofPacketCut;
    public static String ofMessage;
    public static String ofMessageOne;
    public static String nothing;
    public static String nothingHow;
    public static String empty;
    public static String emptyHow;
    public static String unreadable;
    public static String cut;
    public static String decrypted;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

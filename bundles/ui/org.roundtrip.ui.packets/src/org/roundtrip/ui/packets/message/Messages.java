// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.message;

import org.eclipse.osgi.util.NLS;

/** Texts of the tree of messages. */
final class Messages extends NLS {
    public static String field;
    public static String value;
    public static String length;
    public static String role;
    public static String roleOfSome;
    public static String messageName;
    public static String unknownProtocol;
    public static String kindHandshake;
    public static String kindRequest;
    public static String kindResponse;
    public static String kindReply;
    public static String kindReturn;
    public static String kindControl;
    public static String kindFragment;
    public static String kindUnknown;
    public static String messageNumber;
    public static String inCall;
    public static String requestId;
    public static String inPacket;
    public static String inPackets;
    public static String partInPacket;
    public static String readingJob;
    public static String copyValue;
    public static String copyLine;
    public static String copyPath;
    public static String filter;
    public static String openAll;
    public static String closeAll;
    public static String streamNumber;
    public static String legend;
    public static String nothing;
    public static String nothingHow;
    public static String empty;
    public static String emptyHow;
    public static String unreadable;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

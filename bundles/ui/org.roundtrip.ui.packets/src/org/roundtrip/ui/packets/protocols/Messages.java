// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.protocols;

import org.eclipse.osgi.util.NLS;

/** Words of the view Protocols. */
final class Messages extends NLS {
    public static String protocol;
    public static String protocolTip;
    public static String kind;
    public static String kindTip;
    public static String messages;
    public static String messagesTip;
    public static String messageBytes;
    public static String messageBytesTip;
    public static String packets;
    public static String packetsTip;
    public static String bytes;
    public static String bytesTip;
    public static String share;
    public static String shareTip;
    public static String noMessage;
    public static String tcp;
    public static String other;
    public static String countingJob;
    public static String filter;
    public static String filterTip;
    public static String copy;
    public static String unreadable;
    public static String empty;
    public static String emptyHow;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

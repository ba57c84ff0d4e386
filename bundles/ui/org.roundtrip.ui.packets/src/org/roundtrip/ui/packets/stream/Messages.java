// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import org.eclipse.osgi.util.NLS;

/** Texts of the views of connections. */
final class Messages extends NLS {
    public static String number;
    public static String numberTip;
    public static String client;
    public static String clientTip;
    public static String server;
    public static String serverTip;
    public static String protocol;
    public static String protocolTip;
    public static String nameService;
    public static String packets;
    public static String packetsTip;
    public static String bytes;
    public static String bytesTip;
    public static String toServer;
    public static String toServerTip;
    public static String toClient;
    public static String toClientTip;
    public static String messages;
    public static String messagesTip;
    public static String duration;
    public static String durationTip;
    public static String follow;
    public static String followTip;
    public static String filter;
    public static String filterTip;
    public static String decodeAs;
    public static String copy;
    public static String copyTip;
    public static String listingJob;
    public static String lookingJob;
    public static String none;
    public static String noneHow;
    public static String empty;
    public static String emptyHow;
    public static String unreadable;
    public static String conversation;
    public static String clientSays;
    public static String serverSays;
    public static String ofCall;
    public static String heading;
    public static String headingOne;
    public static String readingJob;
    public static String followingJob;
    public static String searchingJob;
    public static String placingJob;
    public static String saveTitle;
    public static String sentBytes;
    public static String asText;
    public static String asHex;
    public static String bothSides;
    public static String clientOnly;
    public static String serverOnly;
    public static String byRole;
    public static String byRoleTip;
    public static String find;
    public static String findTip;
    public static String save;
    public static String saveTip;
    public static String searching;
    public static String notFound;
    public static String foundIn;
    public static String title;
    public static String titleOfPorts;
    public static String noStream;
    public static String noStreamHow;
    public static String notDecoded;
    public static String notDecodedYet;
    public static String notDecodedHow;
    public static String emptyFollow;
    public static String copyMessage;
    public static String copyMessageTip;
    public static String copyingJob;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

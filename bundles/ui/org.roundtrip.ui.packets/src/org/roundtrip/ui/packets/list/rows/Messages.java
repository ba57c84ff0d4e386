// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.rows;

import org.eclipse.osgi.util.NLS;

/** Heads of columns and descriptions of packets. */
final class Messages extends NLS {
    public static String mark;
    public static String markTip;
    public static String number;
    public static String numberTip;
    public static String timeOfDay;
    public static String timeOfDayTip;
    public static String time;
    public static String timeTip;
    public static String sinceLast;
    public static String sinceLastTip;
    public static String way;
    public static String wayTip;
    public static String call;
    public static String callTip;
    public static String direction;
    public static String directionTip;
    public static String source;
    public static String sourceTip;
    public static String destination;
    public static String destinationTip;
    public static String stream;
    public static String streamTip;
    public static String protocol;
    public static String protocolTip;
    public static String operation;
    public static String operationTip;
    public static String status;
    public static String statusTip;
    public static String length;
    public static String lengthTip;
    public static String payload;
    public static String payloadTip;
    public static String sequence;
    public static String sequenceTip;
    public static String acknowledgement;
    public static String acknowledgementTip;
    public static String flags;
    public static String flagsTip;
    public static String info;
    public static String infoTip;
    public static String comment;
    public static String commentTip;
    public static String toServer;
    public static String toClient;
    public static String tcp;
    public static String udp;
    public static String ip;
    public static String noIp;
    public static String fragment;
    public static String carries;
    public static String opens;
    public static String accepts;
    public static String closes;
    public static String resets;
    public static String acknowledges;
    public static String handshake;
    public static String request;
    public static String response;
    public static String reply;
    public static String returned;
    public static String control;
    public static String messageFragment;
    public static String unknown;
    public static String statusIs;
    public static String requestId;
    public static String continues;
    public static String again;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

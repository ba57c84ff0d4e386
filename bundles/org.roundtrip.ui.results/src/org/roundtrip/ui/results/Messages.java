// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import org.eclipse.osgi.util.NLS;

/** Texts of the results view. */
final class Messages extends NLS {
    public static String provider;
    public static String providerTip;
    public static String operation;
    public static String operationTip;
    public static String payload;
    public static String payloadTip;
    public static String forks;
    public static String forksTip;
    public static String calls;
    public static String callsTip;
    public static String connect;
    public static String connectTip;
    public static String lookup;
    public static String lookupTip;
    public static String firstCall;
    public static String firstCallTip;
    public static String p50;
    public static String p50Tip;
    public static String p90;
    public static String p90Tip;
    public static String p99;
    public static String p99Tip;
    public static String p999;
    public static String p999Tip;
    public static String p9999;
    public static String p9999Tip;
    public static String max;
    public static String maxTip;
    public static String rate;
    public static String rateTip;
    public static String packets;
    public static String packetsTip;
    public static String wire;
    public static String wireTip;
    public static String content;
    public static String contentTip;
    public static String toContent;
    public static String toContentTip;
    public static String toFloor;
    public static String toFloorTip;
    public static String running;
    public static String runningQuick;
    public static String cancelled;
    public static String failed;
    public static String noFinding;
    public static String network;
    public static String capture;
    public static String captureTip;
    public static String captureComplete;
    public static String captureIncomplete;
    public static String captureCost;
    public static String captureCostTip;
    public static String namingPackets;
    public static String namingPacketsTip;
    public static String namingBytes;
    public static String namingBytesTip;
    public static String remarks;
    public static String remarksTip;
    public static String findingTip;
    public static String lostPackets;
    public static String noPackets;
    public static String empty;
    public static String emptyHow;
    public static String copy;
    public static String copyTip;
    public static String exportCsv;
    public static String exportCsvTip;
    public static String exportTitle;
    public static String csvFiles;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

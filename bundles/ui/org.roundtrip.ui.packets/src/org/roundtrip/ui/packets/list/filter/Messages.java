// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.filter;

import org.eclipse.osgi.util.NLS;

/** Texts of the filter bar and of the filters that a packet suggests. */
final class Messages extends NLS {
    public static String filter;
    public static String filterHint;
    public static String filterTip;
    public static String filterHistory;
    public static String filterHistoryEmpty;
    public static String filterNotApplied;
    public static String filterCancel;
    public static String filterWrong;
    public static String filterInstead;
    public static String filterStill;
    public static String filterStillAll;
    public static String loading;
    public static String filterJob;
    public static String filtering;
    public static String filtered;
    public static String filteredAll;
    public static String filterStopped;
    public static String useOnly;
    public static String useNot;
    public static String useAnd;
    public static String useAndNot;
    public static String byStream;
    public static String byCall;
    public static String byOperation;
    public static String byProtocol;
    public static String byClient;
    public static String byServer;
    public static String byAddress;
    public static String byPayload;
    public static String byLength;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

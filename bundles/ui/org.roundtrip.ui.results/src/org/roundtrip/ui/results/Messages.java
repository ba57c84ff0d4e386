// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import org.eclipse.osgi.util.NLS;

/** Texts of the results view. */
final class Messages extends NLS {
    public static String loading;
    public static String running;
    public static String runningQuick;
    public static String failedWhy;
    public static String noFinding;
    public static String onRow;
    public static String rowName;
    public static String network;
    public static String load;
    public static String sweep;
    public static String findingTip;
    public static String findingOrder;
    public static String allFindings;
    public static String moreFindings;
    public static String fewerFindings;
    public static String fewerInOrder;
    public static String fewerAfterRates;
    public static String lostPackets;
    public static String tooFewForPercentile;
    public static String noPackets;
    public static String empty;
    public static String emptyHow;
    public static String copy;
    public static String selectAll;
    public static String copyTip;
    public static String filter;
    public static String filterTip;
    public static String filterRows;
    public static String filterHint;
    public static String filtered;
    public static String against;
    public static String againstTip;
    public static String notAgainst;
    public static String notAtStep;
    public static String onlySameSteps;
    public static String cannotCompare;
    public static String otherLoad;
    public static String otherLoadBrief;
    public static String rowsNotComparable;
    public static String bothCurves;
    public static String bothCurvesTip;
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

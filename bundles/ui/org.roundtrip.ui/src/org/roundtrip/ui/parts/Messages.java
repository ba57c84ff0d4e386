// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.parts;

import org.eclipse.osgi.util.NLS;

/** Texts of the views of runs, and of the bars under views. */
final class Messages extends NLS {
    public static String chooseRun;
    public static String chooseRunTip;
    public static String loadingRuns;
    public static String keepOnRun;
    public static String anotherView;
    public static String closeRun;
    public static String timeForm;
    public static String dayForm;
    public static String dateForm;
    public static String pictureTitle;
    public static String differs;
    public static String samePlans;
    public static String sameWithQuick;
    public static String endComparison;
    public static String newRunGoesOn;
    public static String newRunEnded;
    public static String nothingToCompare;
    public static String allDifferences;
    public static String listedRun;
    public static String running;
    public static String ok;
    public static String failed;
    public static String cancelled;
    public static String interrupted;
    public static String quick;
    public static String quickAnd;
    public static String quickRun;
    public static String inForks;
    public static String afterForks;
    public static String startedAndState;
    public static String namedRun;
    public static String shownAndMore;
    public static String closeBar;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

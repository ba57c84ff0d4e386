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
    public static String andMoreDifferences;
    public static String withPart;
    public static String withoutPart;
    public static String changedOperation;
    public static String valueOf;
    public static String insteadOf;
    public static String usual;
    public static String otherOperations;
    public static String otherProviders;
    public static String optionSet;
    public static String ofServer;
    public static String ofClient;
    public static String provider;
    public static String java;
    public static String jvmFlags;
    public static String host;
    public static String forksAre;
    public static String measuredIs;
    public static String seriesAre;
    public static String lookupsAre;
    public static String connectionsAre;
    public static String warmUpIs;
    public static String capturedAre;
    public static String networkIs;
    public static String loadIs;
    public static String noSweep;
    public static String sweepIs;
    public static String serverTimeOn;
    public static String serverTimeOff;
    public static String heapIs;
    public static String processorsAre;
    public static String seedIs;
    public static String timeoutIs;
    public static String calls;
    public static String seconds;
    public static String noCalls;
    public static String callsOrSeconds;
    public static String callsAndSeconds;
    public static String differs;
    public static String samePlans;
    public static String sameWithQuick;
    public static String everyPair;
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

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.warmup;

import org.eclipse.osgi.util.NLS;

/** Texts of the warm-up view. */
final class Messages extends NLS {
    public static String medianAndBand;
    public static String atCall;
    public static String atTime;
    public static String operationTip;
    public static String forkTip;
    public static String loading;
    public static String waiting;
    public static String noCalls;
    public static String cancelledBefore;
    public static String interruptedBefore;
    public static String latestFork;
    public static String allForks;
    public static String ofFork;
    public static String ofForks;
    public static String onlyFork;
    public static String onlyOneFork;
    public static String forkNumber;
    public static String follow;
    public static String pause;
    public static String logLatency;
    public static String logAxis;
    public static String timeAxis;
    public static String copy;
    public static String save;
    public static String empty;
    public static String emptyHow;
    public static String service;
    public static String response;
    public static String lateness;
    public static String rates;
    public static String firstOfPhase;
    public static String offeredAnswered;
    public static String withErrors;
    public static String dropped;
    public static String timeUnder;
    public static String onlyOpen;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

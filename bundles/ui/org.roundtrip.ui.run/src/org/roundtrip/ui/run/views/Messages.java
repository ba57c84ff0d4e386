// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.views;

import org.eclipse.osgi.util.NLS;

/** Texts of the views of the perspective Run. */
final class Messages extends NLS {
    public static String examples;
    public static String myPlans;
    public static String myPayloads;
    public static String runs;
    public static String trash;
    public static String trashTip;
    public static String changedSince;
    public static String noRecent;
    public static String search;
    public static String searchTip;
    public static String none;
    public static String openingRun;
    public static String cannotOpen;
    public static String copyingPlan;
    public static String cannotBring;
    public static String scrollLock;
    public static String scrollLockTip;
    public static String consoleEmpty;
    public static String consoleHow;
    public static String logStarted;
    public static String logEnded;
    public static String logFork;
    public static String forkPlanned;
    public static String forkRunning;
    public static String forkDone;
    public static String forkFailed;
    public static String forkCancelled;
    public static String forkRefused;
    public static String logCapture;
    public static String startServer;
    public static String stopServer;
    public static String startAll;
    public static String startAllTip;
    public static String stopAll;
    public static String copyAddress;
    public static String noPlanToServe;
    public static String cannotStart;
    public static String serversTakeTime;
    public static String toMind;
    public static String serversDisturb;
    public static String stopServers;
    public static String planServed;
    public static String unavailable;
    public static String serverStarting;
    public static String serverRunning;
    public static String serverStopped;
    public static String serverFailed;
    public static String state;
    public static String address;
    public static String pid;
    public static String serverLogEmpty;
    public static String runStands;
    public static String runProgress;
    public static String runEnded;
    public static String runOfTime;
    public static String theRun;
    public static String showIt;
    public static String savedTo;
    public static String savedToo;
    public static String openSaved;
    public static String undoDelete;
    public static String inFocus;
    public static String inFocusTip;
    public static String endedUnexpectedly;
    public static String endedUnexpectedlyLog;
    public static String closeNews;
    public static String presenting;
    public static String leavePresenter;
    public static String serverOn;
    public static String serverStartsOn;
    public static String serverOpen;
    public static String serverNotOpen;
    public static String serverOpenMark;
    public static String thisMachine;
    public static String addressOn;
    public static String runsOn;
    public static String reachedBy;
    public static String lastCall;
    public static String callOnce;
    public static String callOnceTip;
    public static String callOnceOf;
    public static String cancelCall;
    public static String copyCall;
    public static String startOn;
    public static String startOnTip;
    public static String callUnderWay;
    public static String callFailed;
    public static String callReturned;
    public static String callDone;
    public static String callLookup;
    public static String callConnect;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

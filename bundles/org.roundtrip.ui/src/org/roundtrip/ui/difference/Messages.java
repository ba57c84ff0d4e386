// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.difference;

import org.eclipse.osgi.util.NLS;

/** Texts of what differs. */
final class Messages extends NLS {
    public static String andMoreDifferences;
    public static String withPart;
    public static String withoutPart;
    public static String resultIs;
    public static String noResult;
    public static String behaviourIs;
    public static String oneWay;
    public static String workIs;
    public static String stallsAre;
    public static String throwsAre;
    public static String never;
    public static String stallEvery;
    public static String everyCalls;
    public static String valueOf;
    public static String withMembers;
    public static String withoutMembers;
    public static String otherMembers;
    public static String movedMember;
    public static String otherOrder;
    public static String struct;
    public static String union;
    public static String enumeration;
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
    public static String everyPair;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.providers;

import org.eclipse.osgi.util.NLS;

/** Texts of the page of providers. */
final class Messages extends NLS {
    public static String provider;
    public static String remarkColumn;
    public static String briefRefused;
    public static String briefNotInstalled;
    public static String briefUnavailable;
    public static String briefProblem;
    public static String briefRefuses;
    public static String briefNotFetched;
    public static String refuses;
    public static String protocolColumn;
    public static String versionColumn;
    public static String addProvider;
    public static String removeProvider;
    public static String notInstalled;
    public static String providerFacts;
    public static String providerLicence;
    public static String notFetched;
    public static String fetched;
    public static String fetch;
    public static String fetching;
    public static String tickToMeasure;
    public static String copyToMeasure;
    public static String variant;
    public static String variantTip;
    public static String onceMore;
    public static String onceMoreTip;
    public static String everyPair;
    public static String everyPairTip;
    public static String sides;
    public static String sidesTip;
    public static String client;
    public static String server;
    public static String sideProviderTip;
    public static String runsOn;
    public static String runsOnTip;
    public static String thisMachine;
    public static String hostChoice;
    public static String manageHosts;
    public static String addressThere;
    public static String hostUnknown;
    public static String hostElsewhere;
    public static String javaNewestThere;
    public static String javaNewestOfThere;
    public static String javaMissingThere;
    public static String javaOfUncheckedTip;
    public static String java;
    public static String javaTip;
    public static String javaOwn;
    public static String javaNewest;
    public static String javaMissing;
    public static String jvmFlags;
    public static String jvmFlagsTip;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

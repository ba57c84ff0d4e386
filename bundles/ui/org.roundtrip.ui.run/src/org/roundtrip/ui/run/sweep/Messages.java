// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.sweep;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
public final class Messages extends NLS {
    public static String empty;
    public static String emptyHow;
    public static String none;
    public static String noneHow;
    public static String waiting;
    public static String nothing;
    public static String running;
    public static String otherSweep;
    public static String spoken;
    public static String at_P50;
    public static String at_P99;
    public static String at_ANSWERED;
    public static String knee;
    public static String swept;
    public static String sweptTip;
    public static String steps;
    public static String stepsTip;
    public static String nothingSwept;
    public static String callers;
    public static String rate;
    public static String latency;
    public static String length;
    public static String meaningOfNone;
    public static String meaningOfCallers;
    public static String meaningOfRate;
    public static String meaningOfLatency;
    public static String meaningOfLength;
    public static String from;
    public static String fromTip;
    public static String to;
    public static String toTip;
    public static String factor;
    public static String factorTip;
    public static String fill;
    public static String fillTip;
    public static String size;
    public static String sizeSwept;
    public static String sizeWithTime;
    public static String seconds;
    public static String minutes;
    public static String sizeOfQuickRun;
    public static String sizeUnknown;

    static {
        NLS.initializeMessages("org.roundtrip.ui.run.sweep.messages", Messages.class);
    }

    private Messages() {
    }
}

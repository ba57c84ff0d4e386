// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.anatomy;

import org.eclipse.osgi.util.NLS;

/** Words of the view Anatomy of a call. */
final class Messages extends NLS {
    public static String median;
    public static String fewTip;
    public static String medianTip;
    public static String captured;
    public static String capturedBeside;
    public static String capturedTip;
    public static String p99Tip;
    public static String bound;
    public static String computed;
    public static String together;
    public static String partsTip;
    public static String byTime;
    public static String p99;
    public static String providers;
    public static String measured;
    public static String measuredTip;
    public static String oneWay;
    public static String empty;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

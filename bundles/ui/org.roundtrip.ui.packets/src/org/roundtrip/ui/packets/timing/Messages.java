// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import org.eclipse.osgi.util.NLS;

/** Texts of the view of timing and packets. */
final class Messages extends NLS {
    public static String tracing;
    public static String waiting;
    public static String noPackets;
    public static String noTimes;
    public static String noTimesHow;
    public static String empty;
    public static String emptyHow;
    public static String fit;
    public static String logLatency;
    public static String copy;
    public static String stripTip;
    public static String strip;
    public static String stripValue;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

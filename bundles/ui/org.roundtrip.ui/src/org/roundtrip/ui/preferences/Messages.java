// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.preferences;

import org.eclipse.osgi.util.NLS;

/** Texts of the preferences. */
final class Messages extends NLS {
    public static String theme;
    public static String light;
    public static String dark;
    public static String system;
    public static String presenter;
    public static String logLatency;
    public static String logCalls;
    public static String timeAxis;
    public static String sharedAxes;
    public static String quiet;
    public static String home;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

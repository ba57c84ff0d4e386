// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import org.eclipse.osgi.util.NLS;

/** Words of the desk. */
final class Messages extends NLS {
    public static String forkLabel;
    public static String forkLabelNone;
    public static String forkLabelOpen;
    public static String notYet;
    public static String quiet;
    public static String quietHow;
    public static String notYetHow;
    public static String none;
    public static String noneAsked;
    public static String noneForkFailed;
    public static String noneAny;
    public static String unreadable;
    public static String showPacketsOf;
    public static String backToRun;
    public static String showFileAgain;
    public static String backToFile;
    public static String titleOf;
    public static String loading;
    public static String runsOfLastTime;
    public static String loadingPart;
    public static String readingJob;
    public static String missing;
    public static String byBytes;
    public static String previousCall;
    public static String nextCall;
    public static String save;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control;

import org.eclipse.osgi.util.NLS;

/** Texts about runs. */
final class Messages extends NLS {
    public static String runOf;
    public static String quickRunOf;
    public static String starting;
    public static String waiting;
    public static String otherTitle;
    public static String otherWait;
    public static String otherAnyway;
    public static String otherNot;
    public static String quitTitle;
    public static String quitQuestion;
    public static String quitAnyway;
    public static String quitNot;
    public static String calling;
    public static String callCancelled;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

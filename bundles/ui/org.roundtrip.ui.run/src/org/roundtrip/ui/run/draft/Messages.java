// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.draft;

import org.eclipse.osgi.util.NLS;

/** Sentences about what is wrong with a draft. */
final class Messages extends NLS {
    public static String nameMissing;
    public static String noProvider;
    public static String noOperation;
    public static String choiceUnnamed;
    public static String choiceTwice;
    public static String notInstalled;
    public static String noOption;
    public static String numberMissing;
    public static String tooSmall;
    public static String tooLarge;
    public static String notANumber;
    public static String notProcessors;
    public static String notWhole;
    public static String notSteps;

    static {
        NLS.initializeMessages("org.roundtrip.ui.run.draft.messages", Messages.class);
    }

    private Messages() {
    }
}

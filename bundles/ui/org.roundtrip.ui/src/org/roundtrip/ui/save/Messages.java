// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.save;

import org.eclipse.osgi.util.NLS;

/** Texts about saving files. */
final class Messages extends NLS {
    public static String saving;
    public static String notSaved;
    public static String replace;
    public static String changesTitle;
    public static String changesQuestion;
    public static String changesAre;
    public static String changesTo;
    public static String save;
    public static String dontSave;
    public static String noProgram;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

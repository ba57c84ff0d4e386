// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run;

import org.eclipse.osgi.util.NLS;

/** Texts of this package. */
final class Messages extends NLS {
    public static String editors;
    public static String noPlanOpen;
    public static String changedPlan;
    public static String changedPlanInShort;
    public static String changedPlanTip;
    public static String runIt;
    public static String otherPlan;
    public static String otherPlanInShort;
    public static String otherPlanNotRun;
    public static String otherPlanNotRunInShort;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

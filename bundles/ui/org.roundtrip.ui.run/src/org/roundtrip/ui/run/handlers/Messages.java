// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import org.eclipse.osgi.util.NLS;

/** Texts of the commands on plans and runs. */
final class Messages extends NLS {
    public static String underWay;
    public static String noneUnderWay;
    public static String noRun;
    public static String runUnreadable;
    public static String runOf;
    public static String quickRunOf;
    public static String quickRunWithoutOf;
    public static String noPlan;
    public static String planCovered;
    public static String noRunInFocus;
    public static String noOtherRun;
    public static String exportTitleOf;
    public static String compareWith;
    public static String compareWithFocus;
    public static String compareBoth;
    public static String newPlan;
    public static String newPlanNumbered;
    public static String newPlanTitle;
    public static String newPlanQuestion;
    public static String noProvider;
    public static String copyOf;
    public static String myOwn;
    public static String ofExample;
    public static String renameTitle;
    public static String renamePayload;
    public static String renameQuestion;
    public static String deleteTitle;
    public static String deleteOne;
    public static String deleteSeveral;
    public static String deletedRun;
    public static String deletedPayload;
    public static String deletedPlan;
    public static String deletedSeveral;
    public static String deleting;
    public static String hostsShown;
    public static String showHosts;
    public static String hideHosts;
    public static String restoring;
    public static String emptyTrashTitle;
    public static String emptyTrash;
    public static String emptyTrashNow;
    public static String emptyTrashOfOne;
    public static String failed;
    public static String cannotRun;
    public static String planOfRun;
    public static String labelTitle;
    public static String labelled;
    public static String labelName;
    public static String labelTags;
    public static String labelTagsHint;
    public static String labelNote;
    public static String openRunTitle;
    public static String openRunQuestion;
    public static String exportTitle;
    public static String html;
    public static String csv;
    public static String json;
    public static String histograms;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import org.eclipse.osgi.util.NLS;

/** Texts of the view of packets: its menus, bars and summary. */
final class Messages extends NLS {
    public static String summary;
    public static String reading;
    public static String decoding;
    public static String stopped;
    public static String notDecoded;
    public static String droppedThere;
    public static String dropped;
    public static String ends;
    public static String clocks;
    public static String chooseRun;
    public static String chooseRunTip;
    public static String noOtherRun;
    public static String findingRuns;
    public static String openingRun;
    public static String chooseCapture;
    public static String noRun;
    public static String noRunHow;
    public static String copy;
    public static String copyJob;
    public static String selectAll;
    public static String filterBy;
    public static String filterByCell;
    public static String narrowBy;
    public static String decodeAs;
    public static String findAction;
    public static String findNextAction;
    public static String findPreviousAction;
    public static String findNothing;
    public static String finding;
    public static String found;
    public static String foundAround;
    public static String findJob;
    public static String filterAction;
    public static String goToAction;
    public static String goToQuestion;
    public static String goToNone;
    public static String goToFiltered;
    public static String markAction;
    public static String nextMarkAction;
    public static String previousMarkAction;
    public static String commentAction;
    public static String commentQuestion;
    public static String commentQuestions;
    public static String markStep;
    public static String commentStep;
    public static String keepHow;
    public static String keepTip;
    public static String followAction;
    public static String exportAction;
    public static String exportBothEndsAction;
    public static String exportBothEndsTip;
    public static String exportBothEnds;
    public static String exportSelected;
    public static String exportShown;
    public static String pcapngFiles;
    public static String pcapFiles;
    public static String csvFiles;
    public static String saveTitle;
    public static String saveQuestion;
    public static String notesFailed;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

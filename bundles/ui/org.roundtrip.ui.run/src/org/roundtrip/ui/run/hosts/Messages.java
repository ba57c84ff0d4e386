// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.hosts;

import org.eclipse.osgi.util.NLS;

/** Texts of the view of hosts, its dialogs and questions. */
final class Messages extends NLS {
    public static String reading;
    public static String writing;
    public static String checking;
    public static String checkConnecting;
    public static String checkLooking;
    public static String nameHead;
    public static String logInHead;
    public static String keyHead;
    public static String checkHead;
    public static String beingChecked;
    public static String notChecked;
    public static String notReached;
    public static String allGood;
    public static String oneToDo;
    public static String severalToDo;
    public static String reportHead;
    public static String checkWhat;
    public static String checkUnderWay;
    public static String emptyWhat;
    public static String emptyHow;
    public static String cannotRead;
    public static String add;
    public static String addActionTip;
    public static String edit;
    public static String remove;
    public static String check;
    public static String checkTip;
    public static String stopCheck;
    public static String copy;
    public static String removeTitle;
    public static String removeQuestion;
    public static String removeIt;
    public static String keepIt;
    public static String addTitle;
    public static String editTitle;
    public static String addAndCheck;
    public static String change;
    public static String nameLabel;
    public static String nameTip;
    public static String nameMissing;
    public static String nameTaken;
    public static String addressLabel;
    public static String addressTip;
    public static String addressMissing;
    public static String portLabel;
    public static String portTip;
    public static String portWrong;
    public static String userLabel;
    public static String userTip;
    public static String userMissing;
    public static String keyLabel;
    public static String keyTip;
    public static String keyNone;
    public static String keyMissing;
    public static String browse;
    public static String browseTitle;
    public static String calledAtLabel;
    public static String calledAtTip;
    public static String calledAtNone;
    public static String portsLabel;
    public static String portsTip;
    public static String portsNone;
    public static String javaLabel;
    public static String javaTip;
    public static String passwordTitle;
    public static String password;
    public static String passPhraseTitle;
    public static String passPhrase;
    public static String passwordAgain;
    public static String passPhraseAgain;
    public static String notStored;
    public static String trustTitle;
    public static String trustSeen;
    public static String trustCompare;
    public static String trustKept;
    public static String trust;
    public static String trustNot;
    public static String runOnTitle;
    public static String runOnWhat;
    public static String runOnNone;
    public static String runOnServers;
    public static String runOnClients;
    public static String runOnQuick;
    public static String runOnQuickWithout;
    public static String asPlanned;
    public static String onThisMachine;
    public static String runOnGo;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

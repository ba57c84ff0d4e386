// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.application;

import org.eclipse.osgi.util.NLS;

/** Texts of the application. */
final class Messages extends NLS {

    public static String menuFile;
    public static String menuEdit;
    public static String menuCut;
    public static String menuCopy;
    public static String menuPaste;
    public static String menuDelete;
    public static String menuSelectAll;
    public static String menuFind;
    public static String menuRun;
    public static String menuWindow;
    public static String menuHelp;
    public static String menuShowView;
    public static String noWindow;
    public static String noWorkspace;
    public static String workspaceTaken;
    public static String secondTitle;
    public static String workspacesTaken;
    public static String jobProgress;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

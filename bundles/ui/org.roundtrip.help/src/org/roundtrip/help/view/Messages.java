// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.view;

import org.eclipse.osgi.util.NLS;

/** Words of the tool bar, the search and the window. */
final class Messages extends NLS {

    public static String back;
    public static String forward;
    public static String contents;
    public static String larger;
    public static String smaller;
    public static String search;
    public static String nothingFound;
    public static String windowTitle;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.properties;

import org.eclipse.osgi.util.NLS;

/** Names of groups and properties. */
final class Messages extends NLS {
    public static String plan;
    public static String run;
    public static String name;
    public static String description;
    public static String providers;
    public static String operations;
    public static String network;
    public static String load;
    public static String sweep;
    public static String file;
    public static String started;
    public static String ended;
    public static String state;
    public static String message;
    public static String forks;
    public static String note;
    public static String folder;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

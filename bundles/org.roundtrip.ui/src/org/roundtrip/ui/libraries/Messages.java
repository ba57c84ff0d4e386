// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.libraries;

import org.eclipse.osgi.util.NLS;

/** Texts about libraries and added providers. */
final class Messages extends NLS {
    public static String librariesAre;
    public static String addedProvidersAre;
    public static String fetching;
    public static String library;
    public static String version;
    public static String size;
    public static String licence;
    public static String remove;
    public static String removing;
    public static String exportArchive;
    public static String exporting;
    public static String exportTitle;
    public static String archive;
    public static String importArchive;
    public static String importTitle;
    public static String importing;
    public static String nothingTaken;
    public static String file;
    public static String provider;
    public static String problem;
    public static String install;
    public static String installing;
    public static String chooseJar;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

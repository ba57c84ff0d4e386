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
    public static String ownOrbsAre;
    public static String orbName;
    public static String orbClass;
    public static String addOrb;
    public static String changeOrb;
    public static String tryOrb;
    public static String cancelTrial;
    public static String saving;
    public static String nothingTried;
    public static String trying;
    public static String trialCancelled;
    public static String noProvider;
    public static String addOrbTitle;
    public static String changeOrbTitle;
    public static String keep;
    public static String orbNameLabel;
    public static String orbNameTip;
    public static String orbJarsLabel;
    public static String orbJarsTip;
    public static String orbJarsAdd;
    public static String orbJarsTitle;
    public static String orbClassLabel;
    public static String orbClassTip;
    public static String orbSingletonLabel;
    public static String orbSingletonTip;
    public static String orbCompilerLabel;
    public static String orbCompilerTip;
    public static String orbCompilerExample;
    public static String orbPropertiesLabel;
    public static String orbPropertiesTip;
    public static String orbFlagsLabel;
    public static String orbFlagsTip;
    public static String orbNameMissing;
    public static String orbNameTaken;
    public static String orbJarsMissing;
    public static String orbClassMissing;
    public static String orbSingletonMissing;
    public static String orbCompilerMissing;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

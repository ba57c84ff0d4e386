// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.form;

import org.eclipse.osgi.util.NLS;

/** Texts of fields. */
final class Messages extends NLS {
    public static String nameMissing;
    public static String nothing;
    public static String echo;
    public static String generate;
    public static String upperCase;
    public static String multiplyByTwo;
    public static String countAndUpperCase;
    public static String throwing;
    public static String nothingDoes;
    public static String echoDoes;
    public static String generateDoes;
    public static String upperCaseDoes;
    public static String multiplyByTwoDoes;
    public static String countAndUpperCaseDoes;
    public static String throwingDoes;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

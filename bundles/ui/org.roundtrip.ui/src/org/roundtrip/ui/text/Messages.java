// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.text;

import org.eclipse.osgi.util.NLS;

/** Words of texts. */
final class Messages extends NLS {
    public static String find;
    public static String notFound;
    public static String fromStart;
    public static String fromEnd;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

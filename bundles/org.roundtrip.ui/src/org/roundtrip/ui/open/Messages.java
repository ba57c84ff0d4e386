// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.open;

import org.eclipse.osgi.util.NLS;

/** What opening runs says. */
final class Messages extends NLS {
    public static String readingRun;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.defect;

import org.eclipse.osgi.util.NLS;

/** The sentence about an error of the program. */
final class Messages extends NLS {
    public static String defect;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

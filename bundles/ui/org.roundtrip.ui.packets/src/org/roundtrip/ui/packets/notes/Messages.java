// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.notes;

import org.eclipse.osgi.util.NLS;

/** Sentences about files of notes that cannot be read. */
final class Messages extends NLS {
    public static String tooLarge;
    public static String damaged;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}

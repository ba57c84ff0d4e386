// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.commands;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
final class Messages extends NLS {
    public static String notPossible;

    static {
        NLS.initializeMessages("org.roundtrip.ui.commands.messages", Messages.class);
    }

    private Messages() {
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
public final class Messages extends NLS {
    public static String operationTip;
    public static String loading;
    public static String logLatency;
    public static String copy;
    public static String save;

    static {
        NLS.initializeMessages("org.roundtrip.ui.run.charts.messages", Messages.class);
    }

    private Messages() {
    }
}

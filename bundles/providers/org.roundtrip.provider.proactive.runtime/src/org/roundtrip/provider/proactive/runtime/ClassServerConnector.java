// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.proactive.runtime;

import org.mortbay.jetty.nio.SelectChannelConnector;

/**
 * The connector of ProActive's HTTP server, from which others may load classes. It is ProActive's usual one, but listens on the
 * chosen address only. ProActive makes it, so the address comes from a system property.
 */
public final class ClassServerConnector extends SelectChannelConnector {

    /** Created by ProActive. */
    public ClassServerConnector() {
        setHost(System.getProperty(Site.HOST));
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime.tunnel;

/** The options of RMI over HTTP. */
public final class HttpOptions {
    /** How a call gets through HTTP to the port of the servant. */
    public static final String WAY = "way";
    /** The way through a forward proxy, to a port that takes HTTP itself. */
    public static final String PORT = "port";
    /** The way through a web server that starts a CGI program for each call. */
    public static final String CGI = "cgi";
    /** The way through a servlet. */
    public static final String SERVLET = "servlet";
    /** Whether the connection to the gateway carries one call after the other. */
    public static final String KEEP_ALIVE = "keepAlive";
    /** The name of the gateway's process. */
    public static final String GATEWAY = "gateway";

    private HttpOptions() {
    }
}

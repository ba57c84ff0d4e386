// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.runtime;

/** A server with an ORB whose start is a list of properties. */
public final class ListedServer extends OrbServer {
    /** Created by the harness. */
    public ListedServer() {
        super(new ListedOrbs());
    }
}

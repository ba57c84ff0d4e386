// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.runtime;

import org.roundtrip.corba.runtime.OrbServer;

/** A server with JacORB. */
public final class JacorbServer extends OrbServer {
    /** Created by the harness. */
    public JacorbServer() {
        super(new JacorbOrbs());
    }
}

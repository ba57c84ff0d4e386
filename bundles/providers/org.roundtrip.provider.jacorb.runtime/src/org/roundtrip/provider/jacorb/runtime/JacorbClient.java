// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.runtime;

import org.roundtrip.corba.runtime.OrbClient;

/** A client with JacORB. */
public final class JacorbClient extends OrbClient {
    /** Created by the harness. */
    public JacorbClient() {
        super(new JacorbOrbs());
    }
}

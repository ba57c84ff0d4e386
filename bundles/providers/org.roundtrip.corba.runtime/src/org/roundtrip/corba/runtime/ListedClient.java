// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.runtime;

/** A client with an ORB whose start is a list of properties. */
public final class ListedClient extends OrbClient {
    /** Created by the harness. */
    public ListedClient() {
        super(new ListedOrbs());
    }
}

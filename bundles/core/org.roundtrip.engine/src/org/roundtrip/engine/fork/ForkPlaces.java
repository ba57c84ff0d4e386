// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import org.roundtrip.engine.place.Place;

/** Where the two sides of a fork run. */
public record ForkPlaces(Place client, Place server) {

    /** Whether both run on this machine. */
    boolean here() {
        return client.host().isEmpty() && server.host().isEmpty();
    }

    /** Whether both run on the same machine, as far as its name tells. */
    boolean together() {
        return client.host().equals(server.host());
    }
}

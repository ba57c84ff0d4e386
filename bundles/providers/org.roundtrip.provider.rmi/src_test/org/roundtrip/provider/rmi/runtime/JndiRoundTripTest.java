// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import org.roundtrip.provider.rmi.JndiProvider;
import org.roundtrip.tests.shapes.RoundTripTests;

/** RMI through JNDI between two halves in one JVM. */
class JndiRoundTripTest extends RoundTripTests {

    JndiRoundTripTest() {
        super(new JndiProvider(), new RmiServer(), new JndiClient());
    }
}

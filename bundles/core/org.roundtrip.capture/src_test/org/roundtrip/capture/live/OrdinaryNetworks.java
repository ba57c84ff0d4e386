// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.live;

import org.roundtrip.capture.network.NetworkAbility;
import org.roundtrip.model.Network;

/** Main class that a test runs as an ordinary user: tries to make every network and prints what is missing. */
final class OrdinaryNetworks {
    private OrdinaryNetworks() {
    }

    public static void main(String[] arguments) {
        for (String mode : new String[] {"loopback", "wire", "ethernet-100"}) {
            System.out.println(mode + ": " + NetworkAbility.missing(Network.of(mode, 0)).orElse("possible"));
        }
    }
}

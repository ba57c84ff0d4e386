// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture;

import java.util.List;

/**
 * Whether packets can be captured here, and how. Where an ordinary user may not listen on the machine's own loopback
 * device, a network space of that user's own has a loopback device on which he may.
 */
public sealed interface CaptureAbility {

    /** This process may capture, and so may the processes it starts. */
    record Direct() implements CaptureAbility {
    }

    /** Capturing works inside a {@link NetworkSpace}: client and server must live there too. */
    record InNetworkSpace() implements CaptureAbility {
    }

    /** @param reason one sentence on why not and what to do */
    record None(String reason) implements CaptureAbility {
    }

    /** What can be captured inside of a {@link NetworkSpace}, where its maker has every right. */
    static CaptureAbility inSpace() {
        return LibPcap.installed() ? new InNetworkSpace() : new None(LibPcap.MISSING);
    }

    /** Finds out; starts one short process at most, and may be called on any thread but that of a user interface. */
    static CaptureAbility probe() {
        if (!System.getProperty("os.name").equals("Linux")) {
            return new None("Packets are captured on Linux only so far; run the plan there to see its packets.");
        }
        if (!LibPcap.installed()) {
            return new None(LibPcap.MISSING);
        }
        if (Capabilities.mayCapture()) {
            return new Direct();
        }
        List<String> missing = NetworkSpace.missingTools();
        if (!missing.isEmpty()) {
            return new None("Packets need root's rights or the program " + missing.getFirst()
                    + ", which is not there: install the packages util-linux and iproute2, or run as root.");
        }
        return NetworkSpace.possible() ? new InNetworkSpace() : new None(
                "Packets need root's rights here, since this system gives an ordinary user no network name space:"
                        + " run as root, or allow unprivileged user name spaces.");
    }
}

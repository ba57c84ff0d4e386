// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.live;

import java.util.List;
import org.roundtrip.capture.network.Capabilities;
import org.roundtrip.capture.network.NetworkSpace;

/**
 * Whether packets can be captured here, and how. Where an ordinary user may not listen on the machine's own loopback
 * device, a network space of that user's own has a loopback device on which he may; else Wireshark's program may be
 * allowed to capture for that user.
 */
public sealed interface CaptureAbility {

    /** This process may capture, and so may the processes it starts. */
    record Direct() implements CaptureAbility {
    }

    /** Capturing works inside a {@link NetworkSpace}: client and server must live there too. */
    record InNetworkSpace() implements CaptureAbility {
    }

    /** Wireshark's program may capture on this machine's own devices, though this process may not. */
    record ByDumpcap() implements CaptureAbility {
    }

    /** @param reason one sentence on why not and what to do */
    record None(String reason) implements CaptureAbility {
    }

    /** What can be captured inside of a {@link NetworkSpace}, where its maker has every right. */
    static CaptureAbility inSpace() {
        return System.getProperty(PROVIDER_PROPERTY, "").equals("none") ? switchedOff()
                : LibPcap.installed() ? new InNetworkSpace() : new None(LibPcap.MISSING);
    }

    /** What a JVM is told to try nothing but this: {@code helper}, {@code dumpcap} or {@code none}. */
    String PROVIDER_PROPERTY = "roundtrip.capture";

    /** Finds out; starts two short processes at most, and may be called on any thread but that of a user interface. */
    static CaptureAbility probe() {
        return probe(true);
    }

    /**
     * The same.
     *
     * @param local whether the processes to be captured may live in a name space, where there is loopback alone
     */
    static CaptureAbility probe(boolean local) {
        if (!System.getProperty("os.name").equals("Linux")) {
            return new None("Packets are captured on Linux only so far; run the plan there to see its packets.");
        }
        return switch (System.getProperty(PROVIDER_PROPERTY, "")) {
            case "helper" -> helper(local);
            case "dumpcap" -> dumpcap(new None(Dumpcap.find().isEmpty() ? Dumpcap.MISSING
                    : "dumpcap may not capture for this user: join the group that may run it."));
            case "none" -> switchedOff();
            default -> {
                CaptureAbility helper = helper(local);
                yield helper instanceof None none ? dumpcap(none) : helper;
            }
        };
    }

    private static None switchedOff() {
        return new None("Capturing was switched off by the property " + PROVIDER_PROPERTY + ".");
    }

    private static CaptureAbility dumpcap(None otherwise) {
        return Dumpcap.mayCapture(CaptureSession.LOOPBACK) ? new ByDumpcap() : otherwise;
    }

    private static CaptureAbility helper(boolean local) {
        if (!LibPcap.installed()) {
            return new None(LibPcap.MISSING);
        }
        if (Capabilities.mayCapture()) {
            return new Direct();
        }
        if (!local) {
            return new None("An ordinary user's packets can be captured on loopback only: leave the option host at"
                    + " 127.0.0.1, or run as root.");
        }
        List<String> missing = NetworkSpace.missingTools();
        if (!missing.isEmpty()) {
            return new None("Packets need root's rights or the program " + missing.getFirst()
                    + ", which is not there: install the packages util-linux and iproute2, or run as root.");
        }
        return NetworkSpace.possible() ? new InNetworkSpace() : new None(
                "Packets need root's rights here, since this system gives an ordinary user no network name space:"
                        + " run as root, allow unprivileged user name spaces, or join the group that may run dumpcap.");
    }
}

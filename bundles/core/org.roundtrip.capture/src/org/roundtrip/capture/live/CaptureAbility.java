// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.live;

import java.util.List;
import org.roundtrip.capture.network.Capabilities;
import org.roundtrip.capture.network.NetworkSpace;
import org.roundtrip.model.text.Texts;

/**
 * Whether packets can be captured here, and how. An ordinary user may usually not capture on the machine's own loopback
 * device. Then the user may capture on the loopback device of a network name space that the user made, or Wireshark's
 * program may be allowed to capture for the user.
 */
public sealed interface CaptureAbility {

    /** This process may capture, and so may the processes that it starts. */
    record Direct() implements CaptureAbility {
    }

    /** Capturing works inside a {@link NetworkSpace}; client and server must run there too. */
    record InNetworkSpace() implements CaptureAbility {
    }

    /** Wireshark's program may capture on this machine's own devices, though this process may not. */
    record ByDumpcap() implements CaptureAbility {
    }

    /** @param reason one sentence on why not and what to do */
    record None(String reason) implements CaptureAbility {
    }

    /** The ability inside a {@link NetworkSpace}, where its maker has all rights. */
    static CaptureAbility inSpace() {
        return System.getProperty(WAY_PROPERTY, "").equals("none") ? switchedOff()
                : LibPcap.installed() ? new InNetworkSpace() : none(LibPcap.MISSING);
    }

    /** System property that limits {@link #probe} to one way: {@code helper}, {@code dumpcap} or {@code none}. */
    String WAY_PROPERTY = "roundtrip.capture";

    /** Finds out; starts at most two short processes. Not for a user interface's thread. */
    static CaptureAbility probe() {
        return probe(true);
    }

    /**
     * The same for processes that may be elsewhere.
     *
     * @param local whether client and server may run in a name space, which has only a loopback device
     */
    static CaptureAbility probe(boolean local) {
        return probe(local, "host");
    }

    /** The same for devices that lead to other machines, whose packets no name space of ours has. */
    static CaptureAbility probeDevices() {
        return probe(false, "devices");
    }

    private static CaptureAbility probe(boolean local, String denied) {
        if (!System.getProperty("os.name").equals("Linux")) {
            return none("linux");
        }
        return switch (System.getProperty(WAY_PROPERTY, "")) {
            case "helper" -> helper(local, denied);
            case "dumpcap" -> dumpcap(none(Dumpcap.find().isEmpty() ? Dumpcap.MISSING : "dumpcap.forbidden"));
            case "none" -> switchedOff();
            default -> {
                CaptureAbility helper = helper(local, denied);
                yield helper instanceof None none ? dumpcap(none) : helper;
            }
        };
    }

    private static None none(String key, Object... values) {
        return new None(Texts.of(CaptureAbility.class).text(key, values));
    }

    private static None switchedOff() {
        return none("off", WAY_PROPERTY);
    }

    private static CaptureAbility dumpcap(None otherwise) {
        return Dumpcap.mayCapture(CaptureSession.LOOPBACK) ? new ByDumpcap() : otherwise;
    }

    private static CaptureAbility helper(boolean local, String denied) {
        if (!LibPcap.installed()) {
            return none(LibPcap.MISSING);
        }
        if (Capabilities.mayCapture()) {
            return new Direct();
        }
        if (!local) {
            return none(denied, System.getProperty("user.name"));
        }
        List<String> missing = NetworkSpace.missingTools();
        if (!missing.isEmpty()) {
            return none("tools", missing.getFirst());
        }
        return NetworkSpace.possible() ? new InNetworkSpace() : none("spaces");
    }
}

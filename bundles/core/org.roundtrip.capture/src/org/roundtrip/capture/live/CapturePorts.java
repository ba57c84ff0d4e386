// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.live;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.capture.packet.PacketHeaders;

/**
 * The servers' ports whose packets are captured.
 *
 * @param calls  ports that carry calls; at least one
 * @param naming ports of the name service, whose packets are counted apart
 */
public record CapturePorts(List<Integer> calls, List<Integer> naming) {
    private static final String NONE = "-";

    /** @throws IllegalArgumentException without a port for calls */
    public CapturePorts {
        calls = List.copyOf(calls);
        naming = List.copyOf(naming);
        if (calls.isEmpty()) {
            throw new IllegalArgumentException("no ports to listen to");
        }
    }

    /** Both lists as the capture helper reads them: ports joined by commas; a dash stands for an empty second list. */
    String text() {
        return list(calls) + " " + (naming.isEmpty() ? NONE : list(naming));
    }

    /** Reads the two parts of {@link #text}. */
    static CapturePorts parse(String calls, String naming) {
        return new CapturePorts(ports(calls), naming.equals(NONE) ? List.of() : ports(naming));
    }

    /** The capture filter in libpcap's language. */
    public String filter() {
        return Stream.concat(calls.stream(), naming.stream()).map(port -> "port " + port)
                .collect(Collectors.joining(" or ", "tcp and (", ")"));
    }

    /**
     * Returns whether a packet belongs to the name service. One of its ports is the name service's, and none is for
     * calls.
     */
    boolean isNaming(PacketHeaders packet) {
        return (naming.contains(packet.sourcePort()) || naming.contains(packet.destinationPort()))
                && !calls.contains(packet.sourcePort()) && !calls.contains(packet.destinationPort());
    }

    private static String list(List<Integer> ports) {
        return ports.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    private static List<Integer> ports(String list) {
        return Stream.of(list.split(",")).map(Integer::valueOf).toList();
    }
}

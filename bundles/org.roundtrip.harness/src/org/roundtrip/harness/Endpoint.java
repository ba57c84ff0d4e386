// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.util.List;

/**
 * The address at which clients find a started server.
 *
 * @param address     how the client half finds the servant, in one line: a host and port, a URL or an object reference
 * @param ports       TCP ports that carry the calls
 * @param namingPorts TCP ports of the name service, if it has ports of its own
 */
public record Endpoint(String address, List<Integer> ports, List<Integer> namingPorts) {
    /** @throws IllegalArgumentException when the address has a line break */
    public Endpoint {
        if (address.isBlank() || address.lines().count() != 1) {
            throw new IllegalArgumentException("an address is one line");
        }
        ports = List.copyOf(ports);
        namingPorts = List.copyOf(namingPorts);
    }
}

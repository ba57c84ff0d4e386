// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.util.List;

/**
 * Where a started server is found.
 *
 * @param address     what the client half of the same protocol needs to find the servant, in one line: a host and port,
 *                    a URL, an object reference
 * @param ports       TCP ports that carry the calls
 * @param namingPorts TCP ports of the name service, when it has its own
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

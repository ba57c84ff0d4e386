// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The address at which clients find a started server. Immutable. */
public final class Endpoint {
    private final String address;
    private final List<Integer> ports;
    private final List<Integer> namingPorts;

    /**
     * Makes an address.
     *
     * @param address     how the client half finds the servant, in one line: a host and port, a URL or an object reference
     * @param ports       TCP ports that carry the calls
     * @param namingPorts TCP ports of the name service, if it has ports of its own
     * @throws IllegalArgumentException when the address has a line break
     */
    public Endpoint(String address, List<Integer> ports, List<Integer> namingPorts) {
        if (address.trim().isEmpty() || address.indexOf('\n') >= 0 || address.indexOf('\r') >= 0) {
            throw new IllegalArgumentException("an address is one line");
        }
        this.address = address;
        this.ports = Collections.unmodifiableList(new ArrayList<>(ports));
        this.namingPorts = Collections.unmodifiableList(new ArrayList<>(namingPorts));
    }

    /** An address at one port, without a name service that has a port of its own. */
    public Endpoint(String address, int port) {
        this(address, Collections.singletonList(port), Collections.emptyList());
    }

    /** An address at one port, with a name service at another. */
    public Endpoint(String address, int port, int namingPort) {
        this(address, Collections.singletonList(port), Collections.singletonList(namingPort));
    }

    /** How the client half finds the servant, in one line: a host and port, a URL or an object reference. */
    public String address() {
        return address;
    }

    /** TCP ports that carry the calls. */
    public List<Integer> ports() {
        return ports;
    }

    /** TCP ports of the name service, if it has ports of its own. */
    public List<Integer> namingPorts() {
        return namingPorts;
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.network;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.network.ethernet.NoOffload;
import org.roundtrip.model.Network;

/**
 * Two network name spaces, for client and server, each with one Ethernet device that leads to the other. TCP hands
 * packets of at most 1,500 bytes to a device, one at a time and with their checksums. There is no address resolution and
 * no IPv6, so only the calls are on the line. The machine's own devices are not touched. Safe for use by several
 * threads; {@link #close} ends the link, and so does the end of this JVM.
 */
public final class NetworkLink implements AutoCloseable {
    /** Name of the device in both name spaces. */
    public static final String DEVICE = "wire0";

    /** The two ends. Their addresses are reserved for documentation (RFC 5737), so they belong to no real host. */
    public enum Side {
        CLIENT(1), SERVER(2);

        private final int number;

        Side(int number) {
            this.number = number;
        }

        /** The IPv4 address of that end. */
        public String address() {
            return "192.0.2." + number;
        }

        private String hardwareAddress() {
            return "02:00:00:00:00:0" + number;
        }

        private Side other() {
            return this == CLIENT ? SERVER : CLIENT;
        }
    }

    private final NetworkSpace client;
    private final NetworkSpace server;
    private final Deque<AutoCloseable> parts;

    private NetworkLink(NetworkSpace client, NetworkSpace server, Deque<AutoCloseable> parts) {
        this.client = client;
        this.server = server;
        this.parts = parts;
    }

    /**
     * Makes a link; takes some hundred milliseconds.
     *
     * @param network not loopback
     * @throws CaptureException when it cannot be made here
     */
    public static NetworkLink of(Network network) throws IOException, InterruptedException {
        Deque<AutoCloseable> parts = new ArrayDeque<>();
        boolean made = false;
        try {
            NetworkLink link = make(network, parts);
            made = true;
            return link;
        } finally {
            if (!made) {
                close(parts);
            }
        }
    }

    private static NetworkLink make(Network network, Deque<AutoCloseable> parts)
            throws IOException, InterruptedException {
        NetworkSpace client = NetworkSpace.start();
        parts.push(client);
        NetworkSpace server = client.beside();
        parts.push(server);
        switch (network) {
            case Network.Wire wire -> join(client, server, DEVICE);
            case Network.Ethernet ethernet -> {
                NetworkSpace middle = client.beside();
                parts.push(middle);
                join(client, middle, "port1");
                join(server, middle, "port2");
                middle.ip(up("port1"), up("port2"));
                parts.push(SwitchProcess.start(middle, "port1", "port2", ethernet.latencyMicros()));
            }
            case Network.Loopback loopback -> throw new IllegalArgumentException("loopback needs no link");
        }
        withoutOffload(client, server);
        configure(client, Side.CLIENT);
        configure(server, Side.SERVER);
        return new NetworkLink(client, server, parts);
    }

    private static void join(NetworkSpace space, NetworkSpace other, String otherDevice)
            throws IOException, InterruptedException {
        space.ip("link add " + DEVICE + " type veth peer name " + otherDevice + " netns " + other.pid());
    }

    private static void withoutOffload(NetworkSpace... spaces) throws IOException, InterruptedException {
        List<Process> helpers = new ArrayList<>();
        try {
            for (NetworkSpace space : spaces) {
                helpers.add(new ProcessBuilder(HelperJvm.command(Optional.of(space), NoOffload.class, DEVICE))
                        .redirectOutput(Redirect.DISCARD).redirectError(Redirect.DISCARD).start());
            }
            for (Process helper : helpers) {
                helper.waitFor();
            }
        } finally {
            helpers.forEach(Process::destroyForcibly);
        }
    }

    private static void configure(NetworkSpace space, Side side) throws IOException, InterruptedException {
        String device = " dev " + DEVICE;
        space.ip("link set" + device + " address " + side.hardwareAddress() + " mtu " + Network.MTU + " gso_max_segs 1",
                up(DEVICE),
                "address add " + side.address() + "/24" + device,
                "neighbour replace " + side.other().address() + " lladdr " + side.other().hardwareAddress()
                        + device + " nud permanent");
    }

    /** Brings a device up without an IPv6 address, because IPv6 would send packets of its own. */
    private static String up(String device) {
        return "link set dev " + device + " up addrgenmode none";
    }

    /** Counts of the link's switch so far; empty when the link has no switch. */
    public Optional<SwitchProcess.Counts> counts() {
        return switchProcess().flatMap(SwitchProcess::counts);
    }

    /**
     * Gives another latency to the frames that come from now on. @param micros 0 to {@link Network.Ethernet#MOST_LATENCY}
     *
     * @throws IOException            when the switch has ended
     * @throws NoSuchElementException when the link has no switch
     */
    public void latency(int micros) throws IOException {
        switchProcess().orElseThrow().latency(micros);
    }

    private Optional<SwitchProcess> switchProcess() {
        return parts.stream().filter(SwitchProcess.class::isInstance).map(SwitchProcess.class::cast).findFirst();
    }

    /** The name space for the processes of that end. */
    public NetworkSpace space(Side side) {
        return side == Side.CLIENT ? client : server;
    }

    /** Ends the name spaces; each disappears when no process is left in it. */
    @Override
    public void close() {
        close(parts);
    }

    private static void close(Deque<AutoCloseable> parts) {
        parts.forEach(part -> {
            try {
                part.close();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }
}

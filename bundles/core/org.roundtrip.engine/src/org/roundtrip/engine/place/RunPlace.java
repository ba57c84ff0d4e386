// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.place;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.capture.live.CaptureAbility;
import org.roundtrip.capture.live.CaptureSession;
import org.roundtrip.capture.network.NetworkLink;
import org.roundtrip.capture.network.NetworkLink.Side;
import org.roundtrip.capture.network.NetworkSpace;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.model.Network;
import org.roundtrip.model.text.Texts;

/**
 * Where the processes of a run are started. It is this machine, a network space whose loopback may be captured, or the
 * two ends of a network link. Used by one thread; ends with {@link #close} or with this JVM.
 */
public final class RunPlace implements AutoCloseable {
    private static final CaptureAbility WITHOUT = new CaptureAbility.None(Texts.of(RunPlace.class).text("capture.none"));

    private final Place machine;
    private final Network network;
    private final Optional<NetworkSpace> space;
    private final Optional<NetworkLink> link;
    private final CaptureAbility captures;

    private RunPlace(Place machine, Network network, Optional<NetworkSpace> space, Optional<NetworkLink> link, CaptureAbility captures) {
        this.machine = machine;
        this.network = network;
        this.space = space;
        this.link = link;
        this.captures = captures;
    }

    /**
     * Makes the place that a plan asks for.
     *
     * @param machine where the processes run unless they need a network space
     * @param capture whether packets are to be captured
     * @param local   whether all servers bind to loopback; a network space of the run has no other address
     * @throws IOException when this machine cannot make the plan's network
     */
    public static RunPlace open(Place machine, Network network, boolean capture, boolean local) throws IOException, InterruptedException {
        if (!(network instanceof Network.Loopback)) {
            return new RunPlace(machine, network, Optional.empty(), Optional.of(NetworkLink.of(network)),
                    capture ? CaptureAbility.inSpace() : WITHOUT);
        }
        CaptureAbility wanted = capture ? CaptureAbility.probe(local) : WITHOUT;
        return wanted instanceof CaptureAbility.InNetworkSpace ? loopbackSpace(machine)
                : new RunPlace(machine, network, Optional.empty(), Optional.empty(), wanted);
    }

    private static RunPlace loopbackSpace(Place machine) throws InterruptedException {
        try {
            return new RunPlace(machine, Network.LOOPBACK, Optional.of(NetworkSpace.start()), Optional.empty(),
                    new CaptureAbility.InNetworkSpace());
        } catch (IOException e) {
            return new RunPlace(machine, Network.LOOPBACK, Optional.empty(), Optional.empty(),
                    new CaptureAbility.None(Failure.sentence(e.getMessage())));
        }
    }

    /** Returns the place of that side. */
    public Place of(Side side) {
        Optional<NetworkSpace> needed = space(side);
        return needed.isPresent() ? new Here(needed) : machine;
    }

    /** Prepares to capture the packets that pass the client's network device. */
    public CaptureSession captures() throws IOException {
        if (captures instanceof CaptureAbility.ByDumpcap) {
            return CaptureSession.byDumpcap(CaptureSession.LOOPBACK);
        }
        return link.isPresent() ? CaptureSession.prepare(space(Side.CLIENT), NetworkLink.DEVICE)
                : CaptureSession.prepare(space);
    }

    /** Returns why nothing can be captured here, in one sentence; empty when packets can be captured. */
    public Optional<String> captureless() {
        return captures instanceof CaptureAbility.None none ? Optional.of(none.reason()) : Optional.empty();
    }

    /** Returns what the run records about this place before the first fork: the same in every language. */
    public Map<String, String> facts() {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("network", link.isPresent() ? network.mode()
                : space.isPresent() ? "loopback in a name space of the run" : "this machine's loopback");
        link.ifPresent(ends -> {
            facts.put("network.mtu", String.valueOf(Network.MTU));
            facts.put("network.device", NetworkLink.DEVICE);
        });
        if (!(captures instanceof CaptureAbility.None)) {
            facts.put("capture", captures instanceof CaptureAbility.ByDumpcap ? "dumpcap" : "libpcap");
        }
        if (network instanceof Network.Ethernet ethernet) {
            facts.put("network.rate", Network.Ethernet.MEGABITS + " Mb/s");
            facts.put("network.latency", ethernet.latencyMicros() + " µs each way");
        }
        return facts;
    }

    /**
     * Returns what the run records about this place after the last fork. These are the counts of the switch, if there is
     * one.
     */
    public Map<String, String> countsAfterwards() {
        return link.flatMap(NetworkLink::counts).map(counts -> Map.of("network.switch", counts.forwarded()
                + " frames forwarded, " + counts.dropped() + " dropped, " + counts.late() + " more than 100 µs late"))
                .orElse(Map.of());
    }

    /** Gives another latency to the network of this place, which has one. @throws IOException when its switch has ended */
    public void latency(int micros) throws IOException {
        link.orElseThrow().latency(micros);
    }

    @Override
    public void close() {
        space.ifPresent(NetworkSpace::close);
        link.ifPresent(NetworkLink::close);
    }

    private Optional<NetworkSpace> space(Side side) {
        return link.map(ends -> ends.space(side)).or(() -> space);
    }
}

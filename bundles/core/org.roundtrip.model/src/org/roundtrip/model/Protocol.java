// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import org.roundtrip.model.load.Load;
import org.roundtrip.model.machine.Affinity;
import org.roundtrip.model.study.Studied;
import org.roundtrip.model.text.Texts;

/**
 * The rules by which a plan is measured; the same for all its providers and operations.
 *
 * @param forks          fresh pairs of server and client for each provider and operation, 1 to 1000
 * @param warmUp         calls before the measured ones, may be {@link Amount#NONE}
 * @param measured       the measured calls of each fork, not {@link Amount#NONE}
 * @param captureCalls   calls whose packets are captured after the measured ones, 0 to leave the capture out
 * @param timeoutSeconds how long any one step, such as a server's start or a call, may take, 1 to 3600
 * @param heapMiB        heap of each forked JVM in MiB, 64 to 65536
 * @param seed           seed of the value stream and of the order of forks
 * @param network        the network between client and server
 * @param load           who makes the calls, and when
 * @param affinity       the processors that the processes may use
 * @param serverTime     whether the servant records when each call came to it and left it
 * @param studied        what is measured besides single calls; series need one caller that calls without a pause, and
 *                       connections synchronous calls
 */
public record Protocol(int forks, Amount warmUp, Amount measured, int captureCalls, int timeoutSeconds, int heapMiB,
        long seed, Network network, Load load, Affinity affinity, boolean serverTime, Studied studied) {
    /** The protocol of a plan that gives none. */
    public static final Protocol STANDARD =
            new Protocol(10, Amount.seconds(1), Amount.seconds(1), 1000, 30, 256, 2005);

    /** @throws IllegalArgumentException when a number is out of its range */
    public Protocol {
        require(forks, 1, 1000, "forks");
        require(captureCalls, 0, 1_000_000, "captureCalls");
        require(timeoutSeconds, 1, 3600, "timeoutSeconds");
        require(heapMiB, 64, 65536, "heapMiB");
        if (measured.none()) {
            throw new IllegalArgumentException(Texts.of(Protocol.class).text("protocol.measured"));
        }
        if (load instanceof Load.Open open && (open.arrivals() instanceof Load.Ramp || open.arrivals() instanceof Load.Steps)
                && (measured.seconds() == 0 || !warmUp.none() && warmUp.seconds() == 0)) {
            throw new IllegalArgumentException(Texts.of(Protocol.class).text("load.seconds"));
        }
        if (!studied.series().isEmpty() && !load.equals(Load.ONE_CALLER)) {
            throw new IllegalArgumentException(Texts.of(Protocol.class).text("series.load"));
        }
        if (studied.connections() > 0 && load.asynchronous()) {
            throw new IllegalArgumentException(Texts.of(Protocol.class).text("connections.load"));
        }
    }

    /** A protocol that measures single calls only. */
    public Protocol(int forks, Amount warmUp, Amount measured, int captureCalls, int timeoutSeconds, int heapMiB,
            long seed, Network network, Load load, Affinity affinity, boolean serverTime) {
        this(forks, warmUp, measured, captureCalls, timeoutSeconds, heapMiB, seed, network, load, affinity, serverTime, Studied.NONE);
    }

    /** A protocol whose servants keep no journal. */
    public Protocol(int forks, Amount warmUp, Amount measured, int captureCalls, int timeoutSeconds, int heapMiB,
            long seed, Network network, Load load, Affinity affinity) {
        this(forks, warmUp, measured, captureCalls, timeoutSeconds, heapMiB, seed, network, load, affinity, false);
    }

    /** A protocol whose processes may use every processor. */
    public Protocol(int forks, Amount warmUp, Amount measured, int captureCalls, int timeoutSeconds, int heapMiB,
            long seed, Network network, Load load) {
        this(forks, warmUp, measured, captureCalls, timeoutSeconds, heapMiB, seed, network, load, Affinity.ANY);
    }

    /** A protocol with one caller. */
    public Protocol(int forks, Amount warmUp, Amount measured, int captureCalls, int timeoutSeconds, int heapMiB,
            long seed, Network network) {
        this(forks, warmUp, measured, captureCalls, timeoutSeconds, heapMiB, seed, network, Load.ONE_CALLER);
    }

    /** A protocol on loopback. */
    public Protocol(int forks, Amount warmUp, Amount measured, int captureCalls, int timeoutSeconds, int heapMiB,
            long seed) {
        this(forks, warmUp, measured, captureCalls, timeoutSeconds, heapMiB, seed, Network.LOOPBACK);
    }

    /** The same protocol over another network. */
    public Protocol with(Network other) {
        return new Protocol(forks, warmUp, measured, captureCalls, timeoutSeconds, heapMiB, seed, other, load, affinity, serverTime, studied);
    }

    /** The same protocol with another load. */
    public Protocol with(Load other) {
        return new Protocol(forks, warmUp, measured, captureCalls, timeoutSeconds, heapMiB, seed, network, other, affinity, serverTime, studied);
    }

    /** The same protocol whose processes may use other processors. */
    public Protocol with(Affinity other) {
        return new Protocol(forks, warmUp, measured, captureCalls, timeoutSeconds, heapMiB, seed, network, load, other, serverTime, studied);
    }

    /** The same protocol with or without a journal of the servant. */
    public Protocol withServerTime(boolean on) {
        return new Protocol(forks, warmUp, measured, captureCalls, timeoutSeconds, heapMiB, seed, network, load, affinity, on, studied);
    }

    /** The same protocol that measures something else besides. */
    public Protocol with(Studied other) {
        return new Protocol(forks, warmUp, measured, captureCalls, timeoutSeconds, heapMiB, seed, network, load, affinity, serverTime, other);
    }

    /** The same protocol shortened to an indication: one fork, half a second each of warm-up and measuring, and nothing besides. */
    public Protocol quick() {
        return new Protocol(1, warmUp.within(0.5), measured.within(0.5), captureCalls, timeoutSeconds, heapMiB, seed,
                network, load, affinity, serverTime);
    }

    private static void require(int value, int least, int most, String name) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(Texts.of(Protocol.class).text("range", name, least, most, value));
        }
    }
}

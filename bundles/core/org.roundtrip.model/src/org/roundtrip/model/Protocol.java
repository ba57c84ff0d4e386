// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import org.roundtrip.model.load.Load;
import org.roundtrip.model.machine.Affinity;
import org.roundtrip.model.machine.Placement;
import org.roundtrip.model.study.Studied;
import org.roundtrip.model.text.Texts;

/**
 * The rules by which a plan is measured; the same for all its providers and operations.
 *
 * @param forks          how many fresh pairs of server and client each provider and operation has
 * @param warmUp         the calls before the measured ones
 * @param measured       the measured calls of each fork, not {@link Amount#NONE}
 * @param captureCalls   calls whose packets are captured after the measured ones, 0 to leave the capture out
 * @param timeoutSeconds how long any one step, such as a call, may take, 1 to 3600; the start of a server may take 60 at least
 * @param heapMiB        heap of each forked JVM in MiB, 64 to 65536
 * @param seed           seed of the value stream and of the order of forks
 * @param network        the network between client and server
 * @param load           who makes the calls, and when
 * @param affinity       the processors that the processes may use
 * @param placement      the processors on which the threads of the processes run
 * @param serverTime     whether the servant records when each call came to it and left it
 * @param studied        what is measured besides single calls; series need one caller that calls without a pause, and
 *                       connections synchronous calls
 */
public record Protocol(Forks forks, WarmUp warmUp, Amount measured, int captureCalls, int timeoutSeconds, int heapMiB,
        long seed, Network network, Load load, Affinity affinity, Placement placement, boolean serverTime, Studied studied) {
    /** The protocol of a plan that gives none. */
    public static final Protocol STANDARD = new Protocol(10, Amount.NONE, Amount.seconds(1), 1000, 30, 256, 2005).with(WarmUp.STANDARD);
    private static final double QUICK_SECONDS = 0.5;

    /** @throws IllegalArgumentException when a number is out of its range */
    public Protocol {
        require(captureCalls, 0, 1_000_000, "captureCalls");
        require(timeoutSeconds, 1, 3600, "timeoutSeconds");
        require(heapMiB, 64, 65536, "heapMiB");
        if (measured.none()) {
            throw new IllegalArgumentException(Texts.of(Protocol.class).text("protocol.measured"));
        }
        if (load instanceof Load.Open open && (open.arrivals() instanceof Load.Ramp || open.arrivals() instanceof Load.Steps)
                && measured.seconds() == 0) {
            throw new IllegalArgumentException(Texts.of(Protocol.class).text("load.seconds"));
        }
        if (!studied.series().isEmpty() && !load.equals(Load.ONE_CALLER)) {
            throw new IllegalArgumentException(Texts.of(Protocol.class).text("series.load"));
        }
        if (studied.connections() > 0 && load.asynchronous()) {
            throw new IllegalArgumentException(Texts.of(Protocol.class).text("connections.load"));
        }
    }

    /** A protocol of fixed numbers, with one caller on loopback. */
    public Protocol(int forks, Amount warmUp, Amount measured, int captureCalls, int timeoutSeconds, int heapMiB, long seed) {
        this(Forks.fixed(forks), new WarmUp.Fixed(warmUp), measured, captureCalls, timeoutSeconds, heapMiB, seed, Network.LOOPBACK,
                Load.ONE_CALLER, Affinity.ANY, Placement.AUTOMATIC, false, Studied.NONE);
    }

    /** The same protocol with another number of forks. */
    public Protocol with(Forks other) {
        return new Protocol(other, warmUp, measured, captureCalls, timeoutSeconds, heapMiB, seed, network, load, affinity, placement,
                serverTime, studied);
    }

    /** The same protocol with another warm-up. */
    public Protocol with(WarmUp other) {
        return new Protocol(forks, other, measured, captureCalls, timeoutSeconds, heapMiB, seed, network, load, affinity, placement,
                serverTime, studied);
    }

    /** The same protocol over another network. */
    public Protocol with(Network other) {
        return new Protocol(forks, warmUp, measured, captureCalls, timeoutSeconds, heapMiB, seed, other, load, affinity, placement,
                serverTime, studied);
    }

    /** The same protocol with another load. */
    public Protocol with(Load other) {
        return new Protocol(forks, warmUp, measured, captureCalls, timeoutSeconds, heapMiB, seed, network, other, affinity, placement,
                serverTime, studied);
    }

    /** The same protocol whose processes may use other processors. */
    public Protocol with(Affinity other) {
        return new Protocol(forks, warmUp, measured, captureCalls, timeoutSeconds, heapMiB, seed, network, load, other, placement,
                serverTime, studied);
    }

    /** The same protocol whose threads run elsewhere. */
    public Protocol with(Placement other) {
        return new Protocol(forks, warmUp, measured, captureCalls, timeoutSeconds, heapMiB, seed, network, load, affinity, other,
                serverTime, studied);
    }

    /** The same protocol with or without a journal of the servant. */
    public Protocol withServerTime(boolean on) {
        return new Protocol(forks, warmUp, measured, captureCalls, timeoutSeconds, heapMiB, seed, network, load, affinity, placement,
                on, studied);
    }

    /** The same protocol that measures something else besides. */
    public Protocol with(Studied other) {
        return new Protocol(forks, warmUp, measured, captureCalls, timeoutSeconds, heapMiB, seed, network, load, affinity, placement,
                serverTime, other);
    }

    /** The same protocol shortened: one fork, warm until steady, measured for half a second, and nothing besides. Who does not warm up, stays cold. */
    public Protocol quick() {
        return new Protocol(Forks.fixed(1), warmUp.none() || warmUp instanceof WarmUp.Steady ? warmUp : WarmUp.STANDARD,
                measured.within(QUICK_SECONDS), captureCalls, timeoutSeconds, heapMiB, seed, network, load, affinity, placement,
                serverTime, Studied.NONE);
    }

    private static void require(int value, int least, int most, String name) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(Texts.of(Protocol.class).text("range", name, least, most, value));
        }
    }
}

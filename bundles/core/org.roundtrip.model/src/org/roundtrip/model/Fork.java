// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.List;
import java.util.Locale;
import org.roundtrip.model.machine.Scheduled;

/**
 * One fresh pair of server and client JVMs that measures one operation of one provider. Values not measured are null.
 *
 * @param number       place in the order of execution, from 1; its files are in {@link #folder()} of the run folder,
 *                     the client's calls in {@code client.journal} there
 * @param provider     id of the provider
 * @param variant      the provider's name in the plan
 * @param operation    the operation's name
 * @param step         the step of the plan's sweep; null without a sweep, or when the operation does not depend on it
 * @param repetition   which fork of this variant, operation and step it is, from 1
 * @param state        its state
 * @param prepareNanos nanoseconds in which the client prepared the middleware, before the look-up
 * @param lookupNanos  nanoseconds to find the reference
 * @param connectNanos nanoseconds to open the transport
 * @param warmedUp     how the warm-up ended, if it was one until steady
 * @param disturbance  what else used the processors during the measured calls
 * @param capture      the packets of the capture pass
 * @param serverSide   what its server side cost besides calls
 * @param lostCalls    one-way calls of this fork that never arrived at the servant; null when calls are answered
 * @param droppedCalls measured calls of an open load that arrived and were not made, because no caller was free before the end;
 *                     null when the load is closed
 * @param error        one sentence when it failed or was refused, in the language of the program that ran it; no program reads it
 */
public record Fork(int number, String provider, String variant, String operation, Step step, int repetition, State state,
        Long prepareNanos, Long lookupNanos, Long connectNanos, WarmedUp warmedUp, Disturbance disturbance, Capture capture,
        ServerSide serverSide, Long lostCalls, Long droppedCalls, String error) {

    /** A fork without a warm-up until steady. */
    public Fork(int number, String provider, String variant, String operation, Step step, int repetition, State state,
            Long prepareNanos, Long lookupNanos, Long connectNanos, Disturbance disturbance, Capture capture, Long lostCalls,
            Long droppedCalls, String error) {
        this(number, provider, variant, operation, step, repetition, state, prepareNanos, lookupNanos, connectNanos, null, disturbance,
                capture, null, lostCalls, droppedCalls, error);
    }

    /** A fork of a closed load whose calls are answered. */
    public Fork(int number, String provider, String variant, String operation, int repetition, State state,
            Long lookupNanos, Long connectNanos, Disturbance disturbance, Capture capture, String error) {
        this(number, provider, variant, operation, null, repetition, state, null, lookupNanos, connectNanos, disturbance, capture, null,
                null, error);
    }

    /** A fork of which it is unknown what disturbed it. */
    public Fork(int number, String provider, String variant, String operation, int repetition, State state,
            Long lookupNanos, Long connectNanos, Capture capture, String error) {
        this(number, provider, variant, operation, repetition, state, lookupNanos, connectNanos, null, capture, error);
    }

    /** The state of a fork. */
    public enum State {
        PLANNED, RUNNING, DONE, FAILED, CANCELLED,
        /**
         * A side cannot carry the operation, so nothing was started. Only of plans in which every client calls every server; others are
         * refused as a whole.
         */
        REFUSED
    }

    /**
     * How a warm-up until steady ended. It is a rule for ending and no verdict on the measured calls.
     *
     * @param reached  whether calls were steady; otherwise the longest time was over
     * @param seconds  how long it took
     * @param calls    how many calls it made
     * @param jitShare share of the last window's time in which JIT compilers worked; of client and server together it may be above 1.
     *                 Null when neither is a JVM
     * @param change   by which share the median of the last three windows differs from that of the three before, or is above the
     *                 least so far, whichever is more; null when there were too few windows
     */
    public record WarmedUp(boolean reached, double seconds, long calls, Double jitShare, Double change) {
    }

    /**
     * What took processor time from a fork while it made its measured calls. Shares of the time of all processors, 0 to 1.
     *
     * @param others   used by processes other than the fork's own
     * @param stolen   given by the host to other virtual machines
     * @param megahertz the mean clock rate of the processors after the last call; null when it cannot be read
     * @param client   how the client was run; null when it is not known
     * @param server   how the processes of the server side were run; null when it is not known
     * @param atServer the shares and the clock rate on the server's machine, when client and server ran on two, and the others are the
     *                 client's; null when both ran on one, and when it is not known
     */
    public record Disturbance(double others, double stolen, Long megahertz, Scheduled client, Scheduled server,
            Disturbance atServer) {
        /** Of one machine. */
        public Disturbance(double others, double stolen) {
            this(others, stolen, null);
        }

        /** Of two machines, of which nothing else is known. */
        public Disturbance(double others, double stolen, Disturbance atServer) {
            this(others, stolen, null, null, null, atServer);
        }

        /** Returns the same of the client's machine, with that of the server's. */
        public Disturbance with(Disturbance otherMachine) {
            return new Disturbance(others, stolen, megahertz, client, server, otherMachine);
        }

        /** Returns the same with how both sides were run. */
        public Disturbance with(Scheduled clientRun, Scheduled serverRun) {
            return new Disturbance(others, stolen, megahertz, clientRun, serverRun, atServer);
        }

        /** Returns the share of time that the fork could not have. */
        public double all() {
            return others + stolen;
        }
    }

    /**
     * What the processes of a server side cost besides calls.
     *
     * @param startNanos  from their launch until the servant could be looked up; null when they served an earlier fork already
     * @param memoryBytes what they had in use together after all calls; null when it is not known
     */
    public record ServerSide(Long startNanos, Long memoryBytes) {
    }

    /**
     * The capture pass of a fork.
     *
     * @param calls       calls made while packets were captured
     * @param packets     packets captured on the servant's ports, in both directions, acknowledgements included
     * @param bytes       their length on the wire, link layer included
     * @param nameService the packets of the name service; null when it has no port of its own
     * @param dropped     packets that the kernel could not deliver; when above 0, the capture is incomplete
     * @param ends        of a capture whose sides ran on different machines; else null
     * @param missing     one sentence on why there is no capture and what to do, in the language of the program that ran
     *                    it; then the numbers are null
     */
    public record Capture(Long calls, Long packets, Long bytes, NameService nameService, Long dropped, CapturedEnds ends,
            String missing) {
        /** A capture at one place. */
        public Capture(Long calls, Long packets, Long bytes, NameService nameService, Long dropped, String missing) {
            this(calls, packets, bytes, nameService, dropped, null, missing);
        }

        /** A capture without a name service. */
        public Capture(Long calls, Long packets, Long bytes, Long dropped, String missing) {
            this(calls, packets, bytes, null, dropped, missing);
        }

        /** Whether the kernel lost packets, so that the counts are too low. */
        public boolean incomplete() {
            return dropped != null && dropped > 0;
        }

        /** No packets were captured. */
        public static Capture missing(String reason) {
            return new Capture(null, null, null, null, reason);
        }
    }

    /**
     * The name service's part of a capture pass, such as a registry's.
     *
     * @param ports   its TCP ports
     * @param packets packets captured on them, in both directions
     * @param bytes   their length on the wire, link layer included
     */
    public record NameService(List<Integer> ports, long packets, long bytes) {
        /** Copies the list. */
        public NameService {
            ports = List.copyOf(ports);
        }
    }

    /** The same fork at a step, in another place of the order. @param itsStep may be null */
    public Fork at(Step itsStep, int place) {
        return new Fork(place, provider, variant, operation, itsStep, repetition, state, prepareNanos, lookupNanos, connectNanos,
                warmedUp, disturbance, capture, serverSide, lostCalls, droppedCalls, error);
    }

    /** Another fork of the same row, which is not carried out yet. */
    public Fork again(int block) {
        return new Fork(number, provider, variant, operation, step, block, State.PLANNED, null, null, null, null, null, null, null, null);
    }

    /** The row of the run's table to which it belongs. */
    public RowKey row() {
        return new RowKey(variant, operation, step);
    }

    /** The same fork in another state. @param sentence what failed, or null */
    public Fork with(State other, String sentence) {
        return new Fork(number, provider, variant, operation, step, repetition, other, prepareNanos, lookupNanos, connectNanos,
                warmedUp, disturbance, capture, serverSide, lostCalls, droppedCalls, sentence);
    }

    /** Whether it was carried out, well or not, or refused. A cancelled fork was not. */
    public boolean ended() {
        return state == State.DONE || state == State.FAILED || state == State.REFUSED;
    }

    /** Folder of this fork's files, relative to the run folder. */
    public String folder() {
        return String.format(Locale.ROOT, "forks/%03d", number);
    }
}

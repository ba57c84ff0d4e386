// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

/**
 * One fresh pair of server and client that measured one operation of one provider. What was not measured is null.
 *
 * @param number       place in the order of execution, from 1; its files are in {@link #folder()} of the run folder,
 *                     the client's calls in {@code client.journal} there
 * @param provider     id of the provider
 * @param variant      the provider's name in the plan
 * @param operation    the operation's name
 * @param repetition   which fork of this variant and operation it is, from 1
 * @param state        how it stands
 * @param lookupNanos  time to find the reference
 * @param connectNanos time to open the transport
 * @param capture      what the capture pass saw
 * @param error        one sentence when it failed
 */
public record Fork(int number, String provider, String variant, String operation, int repetition, State state,
        Long lookupNanos, Long connectNanos, Capture capture, String error) {

    /** How a fork stands. */
    public enum State {
        PLANNED, RUNNING, DONE, FAILED, CANCELLED
    }

    /**
     * The capture pass of a fork.
     *
     * @param calls   calls made while packets were captured
     * @param packets packets seen on the servant's ports, in both directions, acknowledgements included
     * @param bytes   their length on the wire, link layer included
     * @param dropped packets the kernel could not deliver; above 0 the capture is incomplete
     * @param missing when there is no capture, one sentence on why and what to do; the numbers are null then
     */
    public record Capture(Long calls, Long packets, Long bytes, Long dropped, String missing) {
        /** No packets were captured. */
        public static Capture missing(String reason) {
            return new Capture(null, null, null, null, reason);
        }
    }

    /** Folder of this fork's files, relative to the run folder. */
    public String folder() {
        return "forks/%03d".formatted(number);
    }
}

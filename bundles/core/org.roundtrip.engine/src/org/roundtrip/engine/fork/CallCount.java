// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.util.Optional;
import org.roundtrip.harness.control.ControlLine;

/**
 * How many calls a client has made, verification included, and how many the servant has seen. Nobody answers a one-way
 * call, so only the servant knows whether it has arrived. Used by one thread.
 */
final class CallCount {
    private final ServerSide server;
    private final int timeoutSeconds;
    private boolean oneWay;
    private long earlier;
    private long made;
    private long lost;

    /** No call was made yet. @param timeoutSeconds for how long an answer of the servant is awaited */
    CallCount(ServerSide server, int timeoutSeconds) {
        this.server = server;
        this.timeoutSeconds = timeoutSeconds;
    }

    /** The servant has seen one-way calls of earlier clients, which do not count. */
    void after() throws ForkException, InterruptedException {
        earlier = arrived(0, Step.START);
    }

    /** Sets whether the calls are one-way. */
    void oneWay(boolean are) {
        oneWay = are;
    }

    /** The client has made more calls. */
    void add(long calls) {
        made += calls;
    }

    /** Returns how many calls the client has made. */
    long made() {
        return made;
    }

    /** Returns how many one-way calls had not arrived when it was asked for the last time. */
    long lost() {
        return lost;
    }

    /** Waits until the one-way calls made so far have arrived, or no more of them do for some time. */
    void settle(Step step) throws ForkException, InterruptedException {
        if (oneWay) {
            lost = earlier + made - arrived(earlier + made, step);
        }
    }

    private long arrived(long calls, Step step) throws ForkException, InterruptedException {
        return server.servant().ask(ControlLine.of("arrived").with("calls", calls), step, timeoutSeconds).number("calls");
    }

    /** Waits as well. @throws ForkException when a call has not arrived */
    void allArrived(Step step) throws ForkException, InterruptedException {
        settle(step);
        if (lost != 0) {
            throw new ForkException(step.wrong(Step.TEXTS.text("oneWay.lost")));
        }
    }

    /** Asks the servant how many calls it has served. @return empty when it does not count them */
    Optional<Long> served() throws ForkException, InterruptedException {
        return server.servant().ask(ControlLine.of("served"), Step.CAPTURE, timeoutSeconds).find("calls").map(Long::valueOf);
    }
}

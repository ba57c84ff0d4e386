// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import org.roundtrip.files.journal.JournalReader;

/**
 * The measured calls of one fork, or of several, as the servant recorded them. Immutable.
 *
 * @param served     how long they were with the servant
 * @param outside    how much longer the client waited for each of them; no calls unless one caller made them and none failed
 * @param toServer   from when the client began each of them until it came to the servant; no calls unless there are some
 *                   {@code outside} and both sides have the same clock
 * @param fromServer from when the servant was done with each of them until the client had the answer; as many as {@code toServer}
 * @param boundNanos how far the times of {@code toServer} and {@code fromServer} may be off, each as much as the other; 0 without them
 */
public record ServedTimes(Histogram served, Histogram outside, Histogram toServer, Histogram fromServer, long boundNanos) {
    /** Nothing was recorded. */
    public static final ServedTimes NONE = new ServedTimes(Histogram.EMPTY, Histogram.EMPTY, Histogram.EMPTY, Histogram.EMPTY, 0);

    /** The calls of several forks. */
    public static ServedTimes merged(List<ServedTimes> forks) {
        return new ServedTimes(Histogram.merged(forks.stream().map(ServedTimes::served).toList()),
                Histogram.merged(forks.stream().map(ServedTimes::outside).toList()),
                Histogram.merged(forks.stream().map(ServedTimes::toServer).toList()),
                Histogram.merged(forks.stream().map(ServedTimes::fromServer).toList()),
                forks.stream().mapToLong(ServedTimes::boundNanos).max().orElse(0));
    }

    /**
     * Reads both journals of a fork that has ended. The calls of one caller follow each other, so the first that the servant
     * recorded is the first of the client, and so on.
     *
     * @param inTurn whether one caller made the calls and waited for each answer
     * @throws IOException when one of them cannot be read
     */
    public static ServedTimes read(Path server, Path client, boolean inTurn) throws IOException {
        try (JournalReader servers = JournalReader.open(server); JournalReader clients = JournalReader.open(client)) {
            SteadySpans there = new SteadySpans(servers);
            Legs legs = new Legs(SharedClock.bound(servers, clients));
            if (inTurn) {
                SteadySpans here = new SteadySpans(clients);
                if (here.count() == there.count() && !here.failures()) {
                    SteadySpans.together(here, there, legs);
                }
            }
            return new ServedTimes(there.times(), legs.outside.histogram(), legs.toServer.histogram(), legs.fromServer.histogram(),
                    legs.bound.isPresent() && legs.toServer.histogram().count() > 0 ? legs.bound.getAsLong() : 0);
        }
    }

    /** What is around the servant's part of each call. */
    private record Legs(OptionalLong bound, PhaseCalls outside, PhaseCalls toServer, PhaseCalls fromServer)
            implements SteadySpans.Pairs {
        Legs(OptionalLong bound) {
            this(bound, new PhaseCalls(), new PhaseCalls(), new PhaseCalls());
        }

        @Override
        public void accept(long begun, long nanos, long arrived, long servedNanos) {
            // Both clocks step; a call that the servant answers within a step may seem to take longer there.
            outside.add(Math.max(0, nanos - servedNanos));
            if (bound.isPresent()) {
                toServer.add(Math.max(0, arrived - begun));
                fromServer.add(Math.max(0, begun + nanos - (arrived + servedNanos)));
            }
        }
    }
}

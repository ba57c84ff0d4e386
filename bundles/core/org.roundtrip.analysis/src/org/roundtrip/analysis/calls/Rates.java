// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.roundtrip.harness.timing.Phase;

/**
 * The rate offered and the rate answered in a phase whose calls had certain moments. It counts how many of these
 * moments, and how many ends of calls, lie in each of many short buckets of equal length. Immutable.
 *
 * @param phase       which
 * @param startNanos  when its first call was to be made, from the beginning of the fork's first call
 * @param bucketNanos the length of a bucket
 * @param intended    how many calls were to be made in each bucket; nobody changes it
 * @param answered    how many calls ended with an answer, or with the exception that their operation declares; nobody changes it
 * @param failed      how many failed or were not answered in time; nobody changes it
 * @param known       until when all moments are known, from the beginning of the phase: those of later calls may come when these end
 * @param end         when the last call ended, from the beginning of the phase
 */
public record Rates(Phase phase, long startNanos, long bucketNanos, long[] intended, long[] answered, long[] failed, long known, long end) {
    private static final double SECOND = 1e9;

    /**
     * A rate of some time. The last one of a phase is often shorter or longer than the others.
     *
     * @param fromNanos from the beginning of the fork's first call
     * @param toNanos   above it
     * @param perSecond calls a second
     */
    public record Step(double fromNanos, double toNanos, double perSecond) {
    }

    /** The rates of a fork's phases, with the measured calls that were never made. @param dropped how many; null when it is not known */
    public static List<Rates> ofFork(List<Rates> phases, Long dropped) {
        return phases.stream().map(each -> each.phase == Phase.STEADY && dropped != null ? each.withDropped(dropped) : each).toList();
    }

    /** When the last call ended or was to be made, from the beginning of the fork's first call. */
    public double endNanos() {
        return startNanos + Math.max(known, end);
    }

    /**
     * The same with calls that were never made, because no caller was free before the phase was over. Moments are given to callers in
     * their order, so those of these calls are the last ones; they follow at the mean distance of the others.
     *
     * @param dropped how many
     */
    public Rates withDropped(long dropped) {
        long made = Arrays.stream(intended).sum();
        if (dropped <= 0 || made < 2 || known <= 0) {
            return this;
        }
        double gap = (double) known / (made - 1);
        long last = Math.round(known + gap * dropped);
        long[] all = Arrays.copyOf(intended, (int) Math.max(intended.length, last / bucketNanos + 1));
        for (long i = 1; i <= dropped; i++) {
            all[(int) (Math.round(known + gap * i) / bucketNanos)]++;
        }
        return new Rates(phase, startNanos, bucketNanos, all, answered, failed, last, end);
    }

    /**
     * How many calls failed or were not answered in time between two moments. Moments count from the beginning of the
     * fork's first call.
     */
    public long failed(double fromNanos, double toNanos) {
        long sum = 0;
        for (int i = 0; i < failed.length; i++) {
            double from = startNanos + (double) i * bucketNanos;
            sum += from >= fromNanos && from < toNanos ? failed[i] : 0;
        }
        return sum;
    }

    /** The mean rate offered, in calls a second; 0 when it is not known. */
    public double meanOffered() {
        return known <= 0 ? 0 : (Arrays.stream(intended).sum() - 1) * SECOND / known;
    }

    /** The mean rate answered, in calls a second; 0 when it is not known. */
    public double meanAnswered() {
        return end <= 0 ? 0 : Arrays.stream(answered).sum() * SECOND / end;
    }

    /** The rate offered, one step after the other. @param nanos about how long a step is */
    public List<Step> offered(double nanos) {
        return steps(intended, known, nanos);
    }

    /** The rate answered, one step after the other. @param nanos about how long a step is */
    public List<Step> answered(double nanos) {
        return steps(answered, end, nanos);
    }

    private List<Step> steps(long[] counts, long until, double nanos) {
        int together = (int) Math.max(1, Math.round(nanos / bucketNanos));
        double length = (double) together * bucketNanos;
        int whole = (int) (until / length);
        List<Step> steps = new ArrayList<>();
        for (int i = 0; i < whole; i++) {
            steps.add(step(counts, i * together, (i + 1) * together, (i + 1) * length));
        }
        int begun = whole * together;
        if (until - whole * length > length / 2 || steps.isEmpty() && until > 0) {
            steps.add(step(counts, begun, counts.length, until));
        } else if (!steps.isEmpty()) {
            // Of a very short time one call more or less would be another rate.
            steps.removeLast();
            steps.add(step(counts, begun - together, counts.length, until));
        }
        return steps;
    }

    /** @param to the bucket before which it ends @param until when it ends, from the beginning of the phase */
    private Step step(long[] counts, int from, int to, double until) {
        long sum = 0;
        for (int i = from; i < Math.min(to, counts.length); i++) {
            sum += counts[i];
        }
        double begin = (double) from * bucketNanos;
        // At the end of the phase stands a call, with which no further distance begins.
        double calls = to >= counts.length && sum > 0 ? sum - 1.0 : sum;
        return new Step(startNanos + begin, startNanos + until, calls * SECOND / (until - begin));
    }
}

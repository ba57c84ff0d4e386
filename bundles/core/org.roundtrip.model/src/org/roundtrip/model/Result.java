// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.List;
import java.util.function.Function;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.load.UnderLoad;
import org.roundtrip.model.study.StudyFigures;

/**
 * One row of a run's table: one operation of one variant, over all its forks. A number is null when it was not
 * measured or when there were too few calls (a percentile p of n calls needs n (1 - p) >= 10; the median is given of any
 * number of calls, with a remark when they were few).
 *
 * @param choice              the variant as the plan has it: its name and both of its sides
 * @param operation           the operation's name
 * @param step                the step of the plan's sweep; null without a sweep, or when the operation does not depend on it
 * @param payload             the payload in a few words
 * @param underLoad           who made the calls, and what that led to
 * @param study               what was measured besides single calls
 * @param forks               forks that ended well; a fork that failed counts only in the figures of calls
 * @param calls               measured calls of those forks
 * @param connectNanos        median over forks
 * @param lookupNanos         median over forks
 * @param firstCallNanos      median over forks
 * @param firstAnswerNanos    median over forks of the time from the beginning of the client's preparation to the first answer: preparing,
 *                            looking up, connecting and the first call
 * @param p50Nanos            service times: percentiles over the measured calls of all forks, merged before the quantile is taken
 * @param maxNanos            the slowest measured call
 * @param callsPerSecond      measured calls divided by the time they took; null unless one caller made them without a pause
 * @param contentBytesPerCall bytes of the values themselves, before any encoding
 * @param packetsPerCall      packets of the capture pass divided by its calls
 * @param wireBytesPerCall    bytes on the wire of the capture pass divided by its calls, link layer included
 * @param captureDropped      packets the capture lost; above 0 it is incomplete
 * @param captureCost         p50 of the captured calls of a fork divided by p50 of its measured calls, median over forks;
 *                            null when there were too few of either, or when it is so far below 1 that it is an error of measurement
 * @param namingPackets       packets of the name service in the capture pass, all forks together; they are in no other
 *                            number
 * @param namingBytes         their bytes on the wire
 * @param ratioToContent      wire bytes by content bytes; null without content
 * @param ratioToFloor        {@link #medianNanos} divided by that of the floor for the same operation; null when either has too few
 *                            calls for a comparison, or did not hold the rate of an open load, or the floor was not warm
 * @param forkMediansNanos    the median that callers see, as {@link #medianNanos}, of the measured calls of each fork that ended well and has some, in the order of the
 *                            forks
 * @param error               one sentence when a fork failed, else null
 * @param remarks             reasons to read the figures with care, the gravest first
 */
public record Result(ProviderChoice choice, String operation, Step step, String payload, UnderLoad underLoad, StudyFigures study, int forks, long calls,
        Double connectNanos, Double lookupNanos, Double firstCallNanos, Double firstAnswerNanos, Double p50Nanos, Double p90Nanos,
        Double p99Nanos, Double p999Nanos, Double p9999Nanos, Double maxNanos, Double callsPerSecond,
        Double contentBytesPerCall, Double packetsPerCall, Double wireBytesPerCall, Long captureDropped,
        Double captureCost, Long namingPackets, Long namingBytes, Double ratioToContent, Double ratioToFloor,
        List<Double> forkMediansNanos, String error, List<Remark> remarks) {

    /** A row of one caller whose preparation was not timed. */
    public Result(ProviderChoice choice, String operation, String payload, int forks, long calls, Double connectNanos,
            Double lookupNanos, Double firstCallNanos, Double p50Nanos, Double p90Nanos, Double p99Nanos, Double p999Nanos,
            Double p9999Nanos, Double maxNanos, Double callsPerSecond, Double contentBytesPerCall, Double packetsPerCall,
            Double wireBytesPerCall, Long captureDropped, Double captureCost, Long namingPackets, Long namingBytes,
            Double ratioToContent, Double ratioToFloor, List<Double> forkMediansNanos, String error, List<Remark> remarks) {
        this(choice, operation, null, payload, UnderLoad.unknown(Load.ONE_CALLER), StudyFigures.NONE, forks, calls, connectNanos, lookupNanos,
                firstCallNanos, null, p50Nanos, p90Nanos, p99Nanos, p999Nanos, p9999Nanos, maxNanos, callsPerSecond,
                contentBytesPerCall, packetsPerCall, wireBytesPerCall, captureDropped, captureCost, namingPackets, namingBytes,
                ratioToContent, ratioToFloor, forkMediansNanos, error, remarks);
    }

    /** Copies the lists. */
    public Result {
        forkMediansNanos = List.copyOf(forkMediansNanos);
        remarks = List.copyOf(remarks);
    }

    /** The same row with other remarks. */
    public Result with(List<Remark> others) {
        return new Result(choice, operation, step, payload, underLoad, study, forks, calls, connectNanos, lookupNanos, firstCallNanos,
                firstAnswerNanos, p50Nanos, p90Nanos, p99Nanos, p999Nanos, p9999Nanos, maxNanos, callsPerSecond, contentBytesPerCall,
                packetsPerCall, wireBytesPerCall, captureDropped, captureCost, namingPackets, namingBytes, ratioToContent, ratioToFloor,
                forkMediansNanos, error, others);
    }

    /** Id of the provider, see {@link ProviderChoice#id}. */
    public String provider() {
        return choice.id();
    }

    /** The provider's name in the plan. */
    public String variant() {
        return choice.variant();
    }

    /** What it is about. */
    public RowKey row() {
        return new RowKey(variant(), operation, step);
    }

    /** Whether it has a remark of a kind. */
    public boolean has(Remark.Kind kind) {
        return remarks.stream().anyMatch(remark -> remark.kind() == kind);
    }

    /** Whether one of its remarks says that its figures are not to be quoted. */
    public boolean doubtful() {
        return remarks.stream().anyMatch(remark -> remark.kind().onFigures());
    }

    /**
     * Returns whether the ratio to the floor is an upper bound only. The row was not warm, and the floor was fine. That
     * of the floor to itself is exact.
     */
    public boolean ratioAtMost() {
        return ratioToFloor != null && ratioToFloor != 1 && has(Remark.Kind.NOT_WARM) && !has(Remark.Kind.FLOOR);
    }

    /** Whether its calls were to be made at certain moments, so that callers see response times. */
    public boolean hasResponses() {
        return underLoad.responseP50Nanos() != null;
    }

    /** The median that callers see: of the response times where the row has them, else of the service times. */
    public Double medianNanos() {
        return seen(UnderLoad::responseP50Nanos, p50Nanos);
    }

    /** A figure of the response times where the row has these, else that of the service times. @param service the latter */
    public Double seen(Function<UnderLoad, Double> response, Double service) {
        return hasResponses() ? response.apply(underLoad) : service;
    }

    /** Whether the capture lost no packet; null when there was none or its losses are unknown. */
    public Boolean captureComplete() {
        return captureDropped == null ? null : (Boolean) (captureDropped == 0);
    }

    /** Whether packets and wire bytes are a lower bound only. */
    public boolean captureIncomplete() {
        return captureDropped != null && captureDropped > 0;
    }
}

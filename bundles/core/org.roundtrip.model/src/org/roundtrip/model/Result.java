// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.load.UnderLoad;
import org.roundtrip.model.study.StudyFigures;

/**
 * One row of a run's table: one operation of one variant, over all its forks. A number is null when it was not
 * measured or when there were too few calls (a percentile p of n calls needs n (1 - p) >= 10; the median is given of any
 * number of calls, and the state says when they were few).
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
 * @param namingPackets       packets of the name service in the capture pass, all forks together; they are in no other
 *                            number
 * @param namingBytes         their bytes on the wire
 * @param ratioToContent      wire bytes by content bytes; null without content
 * @param forkMediansNanos    the median that callers see, as {@link #medianNanos}, of the measured calls of each fork that ended well and has some, in the order of the
 *                            forks
 * @param error               one sentence when a fork failed, else null
 * @param evidence            what the figures are worth, the gravest first
 * @param against             how {@link #medianNanos} compares with that of the reference; null without one, for the reference itself, and
 *                            where the state of either allows no ratio
 * @param placement           where the threads of both sides ran, see {@link Run#PLACEMENT}
 * @param intervals           of the percentiles
 * @param serverSide          what the server side costs besides calls
 */
public record Result(ProviderChoice choice, String operation, Step step, String payload, UnderLoad underLoad, StudyFigures study, int forks, long calls,
        Double connectNanos, Double lookupNanos, Double firstCallNanos, Double firstAnswerNanos, Double p50Nanos, Double p90Nanos,
        Double p99Nanos, Double p999Nanos, Double p9999Nanos, Double maxNanos, Double callsPerSecond,
        Double contentBytesPerCall, Double packetsPerCall, Double wireBytesPerCall, Long captureDropped,
        Long namingPackets, Long namingBytes, Double ratioToContent, List<Double> forkMediansNanos, String error,
        List<Evidence> evidence, Against against, String placement, PercentileIntervals intervals, ServerFigures serverSide) {

    /** A row of one caller whose preparation was not timed. */
    public Result(ProviderChoice choice, String operation, String payload, int forks, long calls, Double connectNanos,
            Double lookupNanos, Double firstCallNanos, Double p50Nanos, Double p90Nanos, Double p99Nanos, Double p999Nanos,
            Double p9999Nanos, Double maxNanos, Double callsPerSecond, Double contentBytesPerCall, Double packetsPerCall,
            Double wireBytesPerCall, Long captureDropped, Long namingPackets, Long namingBytes, Double ratioToContent,
            List<Double> forkMediansNanos, String error, List<Evidence> evidence, Against against) {
        this(choice, operation, null, payload, UnderLoad.unknown(Load.ONE_CALLER), StudyFigures.NONE, forks, calls, connectNanos, lookupNanos,
                firstCallNanos, null, p50Nanos, p90Nanos, p99Nanos, p999Nanos, p9999Nanos, maxNanos, callsPerSecond,
                contentBytesPerCall, packetsPerCall, wireBytesPerCall, captureDropped, namingPackets, namingBytes,
                ratioToContent, forkMediansNanos, error, evidence, against, Run.FREE, PercentileIntervals.NONE, ServerFigures.NONE);
    }

    /** Copies the lists. */
    public Result {
        forkMediansNanos = List.copyOf(forkMediansNanos);
        evidence = List.copyOf(evidence);
    }

    /** The same row with other evidence, and another comparison. */
    public Result with(List<Evidence> others, Against reference) {
        return new Result(choice, operation, step, payload, underLoad, study, forks, calls, connectNanos, lookupNanos, firstCallNanos,
                firstAnswerNanos, p50Nanos, p90Nanos, p99Nanos, p999Nanos, p9999Nanos, maxNanos, callsPerSecond, contentBytesPerCall,
                packetsPerCall, wireBytesPerCall, captureDropped, namingPackets, namingBytes, ratioToContent, forkMediansNanos, error,
                others, reference, placement, intervals, serverSide);
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

    /** The worst state that there is evidence of. */
    public RowState state() {
        return evidence.stream().flatMap(each -> each.kind().state().stream()).max(Comparator.naturalOrder()).orElse(RowState.STEADY);
    }

    /** Whether there is evidence of a state, which may not be the worst one. */
    public boolean is(RowState some) {
        return some == RowState.STEADY ? state() == some : evidence.stream().anyMatch(each -> each.kind().state().filter(some::equals).isPresent());
    }

    /** Its evidence of a kind. */
    public Optional<Evidence> evidence(Evidence.Kind kind) {
        return evidence.stream().filter(each -> each.kind() == kind).findFirst();
    }

    /** Whether its times may be compared and spoken of: it did not fail, was warm, and has calls enough. */
    public boolean tells() {
        return medianNanos() != null && !is(RowState.FAILED) && !is(RowState.FEW) && !is(RowState.WARMING);
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

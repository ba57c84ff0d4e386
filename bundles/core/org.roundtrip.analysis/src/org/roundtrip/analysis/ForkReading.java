// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.roundtrip.analysis.calls.CallTime;
import org.roundtrip.analysis.calls.Curve;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.calls.RateCounts;
import org.roundtrip.analysis.calls.Rates;
import org.roundtrip.analysis.calls.SeriesCalls;
import org.roundtrip.analysis.calls.SetUpTimes;
import org.roundtrip.analysis.calls.SteadyCalls;
import org.roundtrip.analysis.calls.SteadyPhase;
import org.roundtrip.analysis.calls.StudyCalls;
import org.roundtrip.analysis.steady.Batches;
import org.roundtrip.analysis.steady.ForkSteady;
import org.roundtrip.files.journal.CallCursor;
import org.roundtrip.files.journal.JournalReader;
import org.roundtrip.files.journal.JournalReader.Block;
import org.roundtrip.files.journal.MergedCalls;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.study.Series;

/**
 * Reads the recorded calls of one fork, also while they grow; each call is read once. The calls of several callers are merged
 * in the order in which they ended. Damaged blocks are left out. Safe for several threads; reading takes time and is not for a
 * user interface's thread.
 */
public final class ForkReading implements Closeable {
    private final JournalReader journal;
    /** Calls, but not the repeated steps of the set-up, which are no calls in a row. */
    private final MergedCalls merged;
    private final MergedCalls setUp;
    /** That of the service time from the beginning, others only once someone asked for them. */
    private final Map<CallTime, Curve.Builder> curves = new EnumMap<>(CallTime.class);
    /** The phases whose calls were to be made at certain moments. */
    private final Set<Phase> intended = EnumSet.noneOf(Phase.class);
    private final SteadyPhase steady = new SteadyPhase();
    /** How many calls were made while packets were captured. */
    private long captured;
    private final SeriesCalls series = new SeriesCalls();
    private final SetUpTimes.Collector lookups = new SetUpTimes.Collector();
    private final SetUpTimes.Collector connections = new SetUpTimes.Collector();
    /** Null until someone asked for rates. */
    private RateCounts rates;
    private Long origin;
    private Long firstCallNanos;
    private boolean damaged;

    private ForkReading(JournalReader journal) {
        this.journal = journal;
        merged = new MergedCalls(journal, phase -> !phase.setsUp());
        setUp = new MergedCalls(journal, Phase::setsUp);
        curves.put(CallTime.SERVICE, new Curve.Builder(CallTime.SERVICE));
    }

    /**
     * Opens a fork's journal and reads what it holds so far.
     *
     * @throws java.nio.file.NoSuchFileException when there is no journal, or not yet
     */
    public static ForkReading open(Path path) throws IOException {
        ForkReading reading = new ForkReading(JournalReader.open(path));
        try {
            reading.take();
            return reading;
        } catch (IOException | RuntimeException e) {
            reading.close();
            throw e;
        }
    }

    /** Reads the calls recorded since the last time; returns whether there were any. */
    public synchronized boolean refresh() throws IOException {
        return journal.refresh() && take();
    }

    /** The curve of all calls read so far. */
    public synchronized Curve curve() {
        return curves.get(CallTime.SERVICE).toCurve();
    }

    /**
     * The curve of one of the times of all calls read so far. Phases whose calls do not have it are left out. Reads the
     * calls again when someone asks for a time for the first time.
     */
    public synchronized Curve curve(CallTime time) throws IOException {
        if (time == CallTime.SERVICE) {
            return curve();
        }
        if (!curves.containsKey(time)) {
            Curve.Builder builder = new Curve.Builder(time);
            merged.take(1, merged.count() + 1, (number, block, call) -> add(time, builder, block.phase(), call));
            curves.put(time, builder);
        }
        Curve curve = curves.get(time).toCurve();
        for (Phase phase : Phase.values()) {
            curve = intended.contains(phase) ? curve : curve.without(phase);
        }
        return curve;
    }

    /**
     * The rates offered and answered in the phases whose calls had certain moments. A closed load has none. Reads the
     * calls again when someone asks for the first time.
     */
    public synchronized List<Rates> rates() throws IOException {
        if (rates == null) {
            RateCounts counts = new RateCounts();
            merged.take(1, merged.count() + 1, (number, block, call) -> add(counts, block.phase(), call));
            rates = counts;
        }
        return rates.rates();
    }

    /** The measured calls read so far. */
    public synchronized Histogram steady() {
        return steady.calls().service();
    }

    /** The measured calls read so far, with what they tell of the load. */
    synchronized SteadyCalls steadyCalls() {
        return steady.calls();
    }

    /** What was measured besides single calls, as far as it was read. @param planned the series of the plan */
    synchronized StudyCalls study(List<Series> planned) {
        return new StudyCalls(series.perCall(planned), lookups.times(), connections.times());
    }

    /**
     * Judges whether the calls read so far became steady. Reads them again and computes for some 50 ms, so it is not for times at which
     * a fork measures.
     *
     * @param granularityNanos of the clock; 0 when it is not known
     */
    public synchronized ForkSteady steadiness(double granularityNanos) throws IOException {
        return ForkSteady.of(batches(), granularityNanos);
    }

    /** The calls read so far, in the batches on which {@link #steadiness} is judged. Reads them again. */
    public synchronized Batches batches() throws IOException {
        Batches.Collector batches = new Batches.Collector(merged.count() - captured);
        merged.take(1, merged.count() + 1, (number, block, call) -> batches.add(block.phase(), call.nanos()));
        return batches.batches();
    }

    /** The duration of the first call, or null when it was not recorded. */
    public synchronized Long firstCallNanos() {
        return firstCallNanos;
    }

    /** Calls of all phases read so far, without repeated steps of the set-up. */
    public synchronized long calls() {
        return merged.count();
    }

    /** Whether a part of the journal is damaged, so that calls are missing. */
    public synchronized boolean damaged() {
        return damaged;
    }

    /** Receives calls one by one. */
    interface CallConsumer {
        /**
         * One call.
         *
         * @param number   its number among all calls of the fork, from 1
         * @param endNanos when it ended, from the beginning of the first call
         * @param nanos    its time that was asked for
         */
        void accept(long number, long endNanos, long nanos);
    }

    /** Reads again the calls of the fork from number {@code from} to before number {@code to}. */
    synchronized void calls(CallTime time, long from, long to, CallConsumer consumer) throws IOException {
        merged.take(from, to, (number, block, call) -> consumer.accept(number, since(call) + call.nanos(), time.nanos(call)));
    }

    /** Closes the file until something is read again; what was read stays. */
    @Override
    public void close() throws IOException {
        journal.close();
    }

    private boolean take() throws IOException {
        long before = merged.count() + setUp.count();
        merged.takeNew((number, block, call) -> add(block, call));
        setUp.takeNew((number, block, step) -> (block.phase() == Phase.LOOKUP ? lookups : connections).add(step));
        damaged = journal.blocks().stream().anyMatch(Block::damaged);
        return merged.count() + setUp.count() > before;
    }

    private void add(Block block, CallCursor call) {
        Phase phase = block.phase();
        if (origin == null) {
            origin = call.startNanos();
        }
        curves.forEach((time, curve) -> add(time, curve, phase, call));
        if (call.latenessNanos() != CallCursor.NOT_INTENDED) {
            intended.add(phase);
        }
        if (rates != null) {
            add(rates, phase, call);
        }
        if (phase == Phase.STEADY) {
            steady.add(call);
        } else if (phase == Phase.CAPTURE) {
            captured++;
        } else if (phase == Phase.SERIES) {
            series.add(block, call.nanos());
        } else if (phase == Phase.FIRST_CALL && firstCallNanos == null) {
            firstCallNanos = call.nanos();
        }
    }

    private void add(RateCounts counts, Phase phase, CallCursor call) {
        if (call.latenessNanos() != CallCursor.NOT_INTENDED) {
            counts.add(phase, since(call) - call.latenessNanos(), since(call) + call.nanos(), call.outcome());
        }
    }

    private void add(CallTime time, Curve.Builder curve, Phase phase, CallCursor call) {
        curve.add(phase, since(call), call.nanos(), time.nanos(call));
    }

    private long since(CallCursor call) {
        return Math.max(0, call.startNanos() - origin);
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.roundtrip.analysis.calls.CallTime;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.calls.OfferedRate;
import org.roundtrip.analysis.calls.Quantile;
import org.roundtrip.analysis.calls.SeriesFigures;
import org.roundtrip.analysis.calls.ServedTimes;
import org.roundtrip.analysis.calls.SetUpTimes;
import org.roundtrip.analysis.calls.SteadyCalls;
import org.roundtrip.analysis.calls.StudyCalls;
import org.roundtrip.analysis.ratio.DrawnForks;
import org.roundtrip.model.Evidence;
import org.roundtrip.model.Fork;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Payload;
import org.roundtrip.model.PercentileIntervals;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.model.ServerFigures;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.load.ServerTime;
import org.roundtrip.model.load.Thrown;
import org.roundtrip.model.load.UnderLoad;
import org.roundtrip.model.study.StudyFigures;
import org.roundtrip.model.Step;

/**
 * Computes the result of one variant and operation, at one step of a sweep, from its forks. A value that a fork measures once (the look-up,
 * connecting, the first call) becomes its median over the forks.
 */
final class Row {
    private static final double NANOS_PER_SECOND = 1e9;

    private final ProviderChoice choice;
    private final Operation operation;
    private final Step step;
    private final Protocol protocol;
    private final Load load;
    private final List<Fork> forks;
    private final List<Fork> done;
    private final SteadyCalls calls;
    private final Histogram steady;
    private final double contentBytes;
    private final RunAnalysis analysis;

    /** @param operation as it is at the step @param step may be null @param protocol as it is at the step */
    Row(ProviderChoice choice, Operation operation, Step step, Protocol protocol, List<Fork> forks, double contentBytes, RunAnalysis analysis) {
        this.choice = choice;
        this.operation = operation;
        this.step = step;
        this.protocol = protocol;
        load = protocol.load();
        this.forks = forks;
        this.contentBytes = contentBytes;
        this.analysis = analysis;
        done = forks.stream().filter(fork -> fork.state() == Fork.State.DONE).toList();
        // A fork that failed keeps the measured calls that it had made; the row says that it failed.
        calls = SteadyCalls.merged(forks.stream().filter(Fork::ended).map(analysis::steadyCalls).toList());
        steady = calls.service();
    }

    /** What the figures are worth; nothing before a fork has ended. */
    private List<Evidence> evidence() {
        long failed = forks.stream().filter(fork -> fork.error() != null || analysis.damage(fork) != null).count();
        long lost = RowEvidence.sum(done, Fork::lostCalls) + calls.errors() + RowEvidence.sum(done, Fork::droppedCalls);
        RowEvidence evidence = new RowEvidence().failures(failed, lost);
        return done.isEmpty() ? evidence.found() : evidence.load(offered(), calls).calls(steady.count()).warmUp(done)
                .steadiness(done.stream().flatMap(fork -> analysis.steadiness(fork).stream()).toList()).medians(medians())
                .others(analysis.run(), done).circumstances(analysis.run(), done).found();
    }

    /** Of the forks that ended well and have calls. */
    private List<Double> medians() {
        return done.stream().map(this::medianSeen).filter(Objects::nonNull).toList();
    }

    /** The result, which is not compared with another one yet. */
    Result result() {
        Double wire = perCall(Fork.Capture::bytes);
        return new Result(choice, operation.name(), step, Payload.describe(operation), underLoad(), study(), done.size(),
                steady.count(), median(fork -> fork.connectNanos()), median(fork -> fork.lookupNanos()),
                median(analysis::firstCallNanos), median(this::firstAnswer), steady.median(),
                steady.nanos(Quantile.P90), steady.nanos(Quantile.P99), steady.nanos(Quantile.P999),
                steady.nanos(Quantile.P9999), steady.maxNanos(),
                callsPerSecond(), contentBytes,
                perCall(Fork.Capture::packets), wire, sum(Fork.Capture::dropped),
                sum(capture -> names(capture).map(Fork.NameService::packets).orElse(null)),
                sum(capture -> names(capture).map(Fork.NameService::bytes).orElse(null)),
                wire == null || contentBytes == 0 ? null : (Double) (wire / contentBytes),
                medians(), error(), evidence(), null, analysis.run().placement(), intervals(), serverSide());
    }

    private ServerFigures serverSide() {
        return new ServerFigures(ofServer(Fork.ServerSide::startNanos), ofServer(Fork.ServerSide::memoryBytes));
    }

    private Double ofServer(Function<Fork.ServerSide, Long> figure) {
        return median(fork -> fork.serverSide() == null ? null : figure.apply(fork.serverSide()));
    }

    /** None while the run goes on, since drawing would disturb what is measured. */
    private PercentileIntervals intervals() {
        if (analysis.run().outcome() == Run.Outcome.RUNNING) {
            return PercentileIntervals.NONE;
        }
        DrawnForks drawn = new DrawnForks(forks.stream().filter(Fork::ended).map(fork -> analysis.steadyCalls(fork).service())
                .filter(made -> made.count() > 0).toList(), protocol.seed());
        return new PercentileIntervals(drawn.interval(Quantile.P90).orElse(null), drawn.interval(Quantile.P99).orElse(null),
                drawn.interval(Quantile.P999).orElse(null), drawn.interval(Quantile.P9999).orElse(null));
    }

    private StudyFigures study() {
        List<StudyCalls> made = done.stream().map(analysis::study).toList();
        return new StudyFigures(SeriesFigures.of(protocol.studied().series(),
                made.stream().map(StudyCalls::series).filter(series -> !series.isEmpty()).toList()),
                SetUpTimes.figure(made.stream().map(StudyCalls::lookups).toList()),
                SetUpTimes.figure(made.stream().map(StudyCalls::connections).toList()));
    }

    private UnderLoad underLoad() {
        boolean open = load instanceof Load.Open;
        Long dropped = open && !done.isEmpty() ? (Long) dropped() : null;
        return new UnderLoad(load, calls.errors(), dropped,
                offered().map(OfferedRate::offeredPerSecond).orElse(null), answered(),
                calls.response().median(), calls.response().nanos(Quantile.P99), calls.response().nanos(Quantile.P999),
                steady.median(), steady.nanos(Quantile.P99), calls.lateness().nanos(Quantile.P99), calls.meanInFlight(),
                calls.mostInFlight() == 0 ? null : (Long) calls.mostInFlight(), server(), thrown());
    }

    private Double answered() {
        double seconds = calls.spanNanos() / NANOS_PER_SECOND;
        return seconds == 0 ? null : (Double) ((steady.count() - calls.errors()) / seconds);
    }

    /** Empty unless calls were to be made at certain moments. */
    private Optional<OfferedRate> offered() {
        boolean none = !(load instanceof Load.Open) || done.isEmpty();
        return none ? Optional.empty() : OfferedRate.of(forks.stream().filter(Fork::ended).map(analysis::steadyCalls).toList(),
                load instanceof Load.Open open && open.arrivals() instanceof Load.Bursts bursts ? bursts.size() : 1, dropped(),
                protocol.measured().seconds());
    }

    private long dropped() {
        return done.stream().map(Fork::droppedCalls).filter(Objects::nonNull).mapToLong(Long::longValue).sum();
    }

    private ServerTime server() {
        ServedTimes served = ServedTimes.merged(forks.stream().filter(Fork::ended).map(analysis::servedTimes).toList());
        return new ServerTime(served.served().nanos(Quantile.P50), served.outside().nanos(Quantile.P50),
                served.toServer().nanos(Quantile.P50), served.fromServer().nanos(Quantile.P50),
                served.toServer().count() == 0 ? null : (Long) served.boundNanos());
    }

    /** What the exceptions cost, when the servant throws any. */
    private Thrown thrown() {
        return operation.thrown().isEmpty() || steady.count() == 0 ? null : new Thrown(calls.thrown().count(),
                (double) calls.thrown().count() / steady.count(), calls.thrown().nanos(Quantile.P50),
                calls.returned().nanos(Quantile.P50));
    }

    /** How fast one caller without a pause is; with several, the calls that are answered in a second say more. */
    private Double callsPerSecond() {
        boolean one = load.equals(Load.ONE_CALLER);
        return !one || steady.sumNanos() == 0 ? null : (Double) (steady.count() * NANOS_PER_SECOND / steady.sumNanos());
    }

    /** Preparing, looking up, connecting and the first call; a step that a middleware does not have takes no time. */
    private Long firstAnswer(Fork fork) {
        Long first = analysis.firstCallNanos(fork);
        return first == null || fork.prepareNanos() == null ? null : (Long) (first + fork.prepareNanos()
                + Objects.requireNonNullElse(fork.lookupNanos(), 0L) + Objects.requireNonNullElse(fork.connectNanos(), 0L));
    }

    private Double median(Function<Fork, Long> measured) {
        return middle(done.stream().map(measured).filter(Objects::nonNull).mapToDouble(Long::doubleValue).toArray());
    }

    /** The median of a fork's calls that callers see. */
    private Double medianSeen(Fork fork) {
        Histogram response = analysis.steady(fork, CallTime.RESPONSE);
        return response.count() > 0 ? response.median() : analysis.steady(fork).median();
    }

    private static Double middle(double[] values) {
        Arrays.sort(values);
        int middle = values.length / 2;
        return values.length == 0 ? null : values.length % 2 == 1 ? (Double) values[middle]
                : (Double) (values[middle - 1] / 2 + values[middle] / 2);
    }

    /** Over all forks with a capture: packets or bytes divided by captured calls. */
    private Double perCall(Function<Fork.Capture, Long> things) {
        double sum = 0;
        double calls = 0;
        for (Fork fork : done) {
            Fork.Capture capture = fork.capture();
            if (capture != null && capture.calls() != null && things.apply(capture) != null) {
                sum += things.apply(capture);
                calls += capture.calls();
            }
        }
        return calls == 0 ? null : (Double) (sum / calls);
    }

    private static Optional<Fork.NameService> names(Fork.Capture capture) {
        return Optional.ofNullable(capture.nameService());
    }

    /** Sum over all forks with a capture; null when none of them has the number. */
    private Long sum(Function<Fork.Capture, Long> things) {
        List<Long> counts = done.stream().map(Fork::capture).filter(Objects::nonNull).map(things)
                .filter(Objects::nonNull).toList();
        return counts.isEmpty() ? null : (Long) counts.stream().mapToLong(Long::longValue).sum();
    }

    /** The first error, and how many forks have one when there are several. */
    private String error() {
        List<String> errors = new ArrayList<>();
        for (Fork fork : forks) {
            if (fork.error() != null) {
                errors.add(fork.error());
            } else if (analysis.damage(fork) != null) {
                errors.add(Texts.of(Row.class).text("damage", fork.repetition(), analysis.damage(fork)));
            }
        }
        return errors.isEmpty() ? null : errors.size() == 1 ? errors.getFirst()
                : Texts.of(Row.class).text("errors", errors.getFirst(), errors.size(), forks.size());
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.ForkJoinTask;
import java.util.function.BooleanSupplier;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.RowKey;
import org.roundtrip.packets.anatomy.AnatomySummary;
import org.roundtrip.packets.calls.Attribution;
import org.roundtrip.packets.roles.CallContent;
import org.roundtrip.packets.roles.RoleTotals;

/**
 * Pooled results of the captures of all forks of a row. Immutable.
 *
 * @param row           what was called
 * @param captures      how many captures were decoded
 * @param calls         number of captured calls in them
 * @param anatomy       of the calls; empty where no call has packets
 * @param roles         bytes of the calls by role
 * @param contentOfCall bytes of a call's values before any encoding, on average over the calls
 * @param disagreements see {@link Attribution#disagreements}
 * @param requestsByTime see {@link Attribution#requestsByTime}
 * @param errorNanos    the greatest bound on the difference of the clocks, in nanoseconds
 * @param ends          what was captured at both ends; empty where no capture was
 * @param problems      sentences on captures that were left out or are incomplete, each with its fork's number
 */
public record CaptureStudy(RowKey row, int captures, int calls,
        Optional<AnatomySummary> anatomy, RoleTotals roles, double contentOfCall, long disagreements, long requestsByTime,
        long errorNanos, Optional<Ends> ends, List<String> problems) {
    private static final Texts TEXTS = Texts.of(CaptureStudy.class);
    private static final int BATCH = 10_000;

    /**
     * Packets that were captured at the client's and at the server's end.
     *
     * @param compared   packets of the client's end that were looked for at the server's
     * @param matched    those that were found
     * @param boundNanos the greatest bound on the difference of the clocks of both ends, in nanoseconds
     */
    public record Ends(int compared, int matched, long boundNanos) {
        private static Ends plus(Ends one, Ends other) {
            return one == null ? other : other == null ? one : new Ends(one.compared + other.compared,
                    one.matched + other.matched, Math.max(one.boundNanos, other.boundNanos));
        }
    }

    /** A study of captures of one end. */
    public CaptureStudy(RowKey row, int captures, int calls, Optional<AnatomySummary> anatomy,
            RoleTotals roles, double contentOfCall, long disagreements, long errorNanos, List<String> problems) {
        this(row, captures, calls, anatomy, roles, contentOfCall, disagreements, 0, errorNanos, Optional.empty(), problems);
    }

    /**
     * Reads and decodes the captures side by side on all processors. One that cannot be read, or that has more packets
     * than {@link OpenCapture#MOST_DECODED}, is left out and named in {@link #problems}.
     *
     * @param goOn called often, by any thread; returns false to cancel
     * @return empty when there is no capture, or when it was cancelled
     */
    public static Optional<CaptureStudy> of(RunFolder folder, Run run, RowKey row,
            Dissectors dissectors, BooleanSupplier goOn) {
        List<ForkJoinTask<Pooled>> tasks = run.forks().stream()
                .filter(fork -> fork.row().equals(row)
                        && Files.isRegularFile(folder.capture(fork)))
                .map(fork -> ForkJoinTask.adapt(() -> Pooled.of(folder, fork, dissectors, goOn))).toList();
        Pooled pooled = new Pooled();
        ForkJoinTask.invokeAll(tasks).forEach(task -> pooled.add(task.join()));
        boolean nothing = pooled.captures == 0 && pooled.problems.isEmpty() || !goOn.getAsBoolean();
        return nothing ? Optional.empty() : Optional.of(new CaptureStudy(row, pooled.captures,
                pooled.calls, pooled.anatomies.summary(), pooled.roles, new CallContent(run.plan(), row).bytes(), pooled.disagreements, pooled.requestsByTime,
                pooled.errorNanos, Optional.ofNullable(pooled.ends), List.copyOf(pooled.problems)));
    }

    /** Returns the bytes on the wire for each byte of content; empty without content. */
    public OptionalDouble ratioToContent() {
        return roles.ratio(calls * contentOfCall);
    }

    private static final class Pooled {
        private final AnatomySummary.Pool anatomies = new AnatomySummary.Pool();
        private final List<String> problems = new ArrayList<>();
        private RoleTotals roles = RoleTotals.NONE;
        private int captures;
        private int calls;
        private long disagreements;
        private long requestsByTime;
        private long errorNanos;
        private Ends ends;

        static Pooled of(RunFolder folder, Fork fork, Dissectors dissectors, BooleanSupplier goOn) {
            Pooled pooled = new Pooled();
            if (goOn.getAsBoolean()) {
                try (OpenCapture capture = OpenCapture.open(CaptureSource.of(folder, fork), dissectors)) {
                    pooled.add(fork, capture, goOn);
                } catch (IOException e) {
                    pooled.problems.add(TEXTS.text("study.fork", fork.repetition(), e.getMessage()));
                }
            }
            return pooled;
        }

        void add(Pooled other) {
            anatomies.add(other.anatomies);
            problems.addAll(other.problems);
            roles = roles.plus(other.roles);
            captures += other.captures;
            calls += other.calls;
            disagreements += other.disagreements;
            requestsByTime += other.requestsByTime;
            errorNanos = Math.max(errorNanos, other.errorNanos);
            ends = Ends.plus(ends, other.ends);
        }

        private void add(Fork fork, OpenCapture capture, BooleanSupplier goOn) throws IOException {
            while (goOn.getAsBoolean() && capture.size() <= OpenCapture.MOST_DECODED && capture.read(BATCH)) {
                // Reads on until the end.
            }
            if (!capture.complete()) {
                problems.add(TEXTS.text("study.large", fork.repetition(), OpenCapture.MOST_DECODED));
                return;
            }
            capture.problem().ifPresent(problem -> problems.add(TEXTS.text("study.fork", fork.repetition(), problem)));
            capture.dropped().stream().filter(dropped -> dropped > 0).forEach(dropped -> problems.add(
                    TEXTS.text("study.lost", fork.repetition(), dropped)));
            CaptureSource.oneEnd(fork.capture()).ifPresent(sentence ->
                    problems.add(TEXTS.text("study.fork", fork.repetition(), sentence)));
            capture.source().server().map(ServerCapture::dropped).filter(dropped -> dropped > 0).ifPresent(dropped ->
                    problems.add(TEXTS.text("study.lost.server", fork.repetition(), dropped)));
            capture.decode(goOn);
            capture.attribution().ifPresent(found -> {
                captures++;
                calls += capture.calls().size();
                roles = roles.plus(found.bytesOfCalls());
                disagreements += found.disagreements();
                requestsByTime += found.requestsByTime();
                errorNanos = Math.max(errorNanos, found.errorNanos());
                capture.server().ifPresent(server -> ends = Ends.plus(ends, new Ends(server.ends().compared(),
                        server.ends().matched(), server.clock().boundNanos())));
                capture.addAnatomies(anatomies, goOn);
            });
        }
    }
}

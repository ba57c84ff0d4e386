// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.keys.KeyLog;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.CapturedEnds;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Network;
import org.roundtrip.model.Plan;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.SweptPlan;
import org.roundtrip.packets.anatomy.Ways;
import org.roundtrip.packets.roles.CallContent;

/**
 * The source of a capture, and what is known of it beforehand.
 *
 * @param file    a capture file
 * @param journal of the client whose calls were captured, when there is one
 * @param hints   what is known beforehand of what its connections carry
 * @param fork    whose capture pass it is, when it is of a run
 * @param title   for people
 * @param server  the same packets at the server's end, when they were captured there too
 * @param network between the client and the server, when both are on one machine; empty when it is not known
 * @param content of the calls, when they are of a run
 */
public record CaptureSource(Path file, Optional<Path> journal, Hints hints, Optional<Fork> fork, String title,
        Optional<ServerCapture> server, Optional<Network> network, Optional<CallContent> content) {
    private static final Texts TEXTS = Texts.of(CaptureSource.class);

    /** A capture of one end, beyond which nothing is known. */
    public CaptureSource(Path file, Optional<Path> journal, Hints hints, Optional<Fork> fork, String title) {
        this(file, journal, hints, fork, title, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** A file from elsewhere. */
    public static CaptureSource of(Path file) {
        return new CaptureSource(file, Optional.empty(), Hints.NONE, Optional.empty(),
                String.valueOf(file.getFileName()));
    }

    /**
     * The capture pass of a fork; its file may not exist.
     *
     * @throws InvalidFileException when the run cannot be read
     */
    public static CaptureSource of(RunFolder folder, Fork fork) throws InvalidFileException {
        Path journal = folder.journal(fork);
        Plan whole = folder.run().plan();
        Plan plan = SweptPlan.at(whole, fork.step());
        return new CaptureSource(folder.capture(fork), Optional.of(journal).filter(Files::isRegularFile),
                Hints.of(plan.contract(), fork.operation()).with(KeyLog.read(folder.keyLog(fork))), Optional.of(fork),
                title(fork), server(folder, fork),
                ends(fork) == null ? Optional.of(plan.protocol().network()) : Optional.empty(),
                Optional.of(new CallContent(whole, fork.row())));
    }

    /** Names the packets of a fork for people: what was called, and in which fork. */
    public static String title(Fork fork) {
        return TEXTS.text("source.fork", fork.variant(), fork.row().called(), fork.repetition());
    }

    /** Whether nothing answers the calls of the fork. */
    public boolean oneWay() {
        return fork.isPresent() && fork.get().lostCalls() != null;
    }

    /** Returns whether ways to the server and back without times of their own take none, or may be any. */
    public Ways ways() {
        // Packets of the server's end have no way to the server before them.
        boolean atServer = fork.isPresent() && ends(fork.get()) != null && ends(fork.get()).clientMissing() != null;
        boolean direct = network.isPresent() && !(network.get() instanceof Network.Ethernet);
        return atServer || direct ? Ways.NONE : Ways.UNKNOWN;
    }

    /** What became of the capture of the ends; null for a capture of one machine. */
    private static CapturedEnds ends(Fork fork) {
        return fork.capture() == null ? null : fork.capture().ends();
    }

    /**
     * Returns one sentence on why the ends of a capture are not compared. It is empty when they are, and for a capture
     * of one machine.
     */
    public static Optional<String> oneEnd(Fork.Capture capture) {
        CapturedEnds ends = capture == null ? null : capture.ends();
        return ends == null || ends.both() ? Optional.empty()
                : Optional.of(ends.clientMissing() != null ? TEXTS.text("source.server", ends.clientMissing())
                        : ends.serverMissing() != null ? TEXTS.text("source.client", ends.serverMissing()) : TEXTS.text("source.clocks"));
    }

    private static Optional<ServerCapture> server(RunFolder folder, Fork fork) {
        return Optional.ofNullable(ends(fork)).filter(CapturedEnds::both)
                .filter(ends -> Files.isRegularFile(folder.serverCapture(fork)))
                .map(ends -> new ServerCapture(folder.serverCapture(fork), ends.clock(),
                        ends.serverDropped() == null ? 0 : ends.serverDropped()));
    }
}

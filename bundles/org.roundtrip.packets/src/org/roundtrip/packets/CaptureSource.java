// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.roundtrip.dissect.Hints;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.CapturedEnds;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Texts;
import org.roundtrip.model.sweep.SweptPlan;

/**
 * The source of a capture, and what is known of it beforehand.
 *
 * @param file    pcap or pcapng
 * @param journal of the client whose calls were captured, when there is one
 * @param hints   what is known beforehand of what its connections carry
 * @param fork    whose capture pass it is, when it is of a run
 * @param title   for people
 * @param server  the same packets at the server's end, when they were captured there too
 */
public record CaptureSource(Path file, Optional<Path> journal, Hints hints, Optional<Fork> fork, String title,
        Optional<ServerCapture> server) {
    private static final Texts TEXTS = Texts.of(CaptureSource.class);

    /** A capture of one end. */
    public CaptureSource(Path file, Optional<Path> journal, Hints hints, Optional<Fork> fork, String title) {
        this(file, journal, hints, fork, title, Optional.empty());
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
        return new CaptureSource(folder.capture(fork), Optional.of(journal).filter(Files::isRegularFile),
                Hints.of(SweptPlan.at(folder.run().plan(), fork.step()).contract(), fork.operation()), Optional.of(fork),
                TEXTS.text("source.fork", fork.variant(), fork.row().called(), fork.repetition()), server(folder, fork));
    }

    /** Whether nothing answers the calls of the fork. */
    public boolean oneWay() {
        return fork.isPresent() && fork.get().lostCalls() != null;
    }

    /** Returns one sentence on why the ends of a capture are not compared; empty when they are, and for a capture of one machine. */
    public static Optional<String> oneEnd(Fork.Capture capture) {
        CapturedEnds ends = capture == null ? null : capture.ends();
        return ends == null || ends.both() ? Optional.empty()
                : Optional.of(ends.clientMissing() != null ? TEXTS.text("source.server", ends.clientMissing())
                        : ends.serverMissing() != null ? TEXTS.text("source.client", ends.serverMissing()) : TEXTS.text("source.clocks"));
    }

    private static Optional<ServerCapture> server(RunFolder folder, Fork fork) {
        return Optional.ofNullable(fork.capture()).map(Fork.Capture::ends).filter(CapturedEnds::both)
                .filter(ends -> Files.isRegularFile(folder.serverCapture(fork)))
                .map(ends -> new ServerCapture(folder.serverCapture(fork), ends.clock(),
                        ends.serverDropped() == null ? 0 : ends.serverDropped()));
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.fuzz;

import static org.roundtrip.packets.fuzz.Checks.check;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.connection.CaptureDissection;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.dissect.Hints;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.StreamRow;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.packets.roles.RoleTotals;

/** A capture opened as the workbench opens it: decoded, each packet and message looked at, calls taken apart. */
final class StudyTarget implements FuzzTarget {
    private static final int MOST_LOOKED_AT = 50;

    private final Dissectors dissectors;
    private final Hints hints;
    private final List<byte[]> seeds;
    private final Scratch scratch;

    StudyTarget(Dissectors dissectors, Hints hints, List<byte[]> seeds, Scratch scratch) {
        this.dissectors = dissectors;
        this.hints = hints;
        this.seeds = seeds;
        this.scratch = scratch;
    }

    @Override
    public String name() {
        return "study";
    }

    @Override
    public List<byte[]> seeds() {
        return seeds;
    }

    @Override
    public void run(byte[] input, Outcome outcome) throws IOException {
        CaptureSource source =
                new CaptureSource(scratch.file(input), Optional.empty(), hints, Optional.empty(), "input");
        try (OpenCapture capture = OpenCapture.open(source, dissectors)) {
            while (capture.read(100)) {
                check(!capture.complete(), "complete");
            }
            capture.decode(() -> true);
            look(capture, outcome);
            dissect(source.file());
        } catch (CaptureException e) {
            outcome.see("none", "no capture");
        }
    }

    /** Decodes the same messages in one pass, without an index. */
    private void dissect(Path path) throws IOException {
        try (PacketFile file = PacketFile.open(path)) {
            new CaptureDissection(dissectors, hints, (stream, message) -> check(
                    message.problem() == null || !message.problem().contains("failed"), message.problem()))
                    .read(file, () -> true);
        }
    }

    private static void look(OpenCapture capture, Outcome outcome) throws IOException {
        outcome.count("packets", capture.size());
        for (int packet = 0; packet < Math.min(capture.size(), MOST_LOOKED_AT); packet++) {
            Integer message = capture.row(packet).message();
            check(message == null || message < capture.messages().size(), "packet's message");
        }
        outcome.count("messages", capture.messages().size());
        for (int message = 0; message < Math.min(capture.messages().size(), MOST_LOOKED_AT); message++) {
            MessageRow row = capture.messages().row(message);
            // Bytes that a header states but no packet contained are in no row.
            check(row.to() >= row.from(), "message's length");
            check(row.bytesByRole().values().stream().mapToLong(Long::longValue).sum() == row.to() - row.from(), "roles");
            check(capture.messages().message(message).length() >= row.to() - row.from(), "decoded again");
            check(capture.messages().bytes(message).length <= row.to() - row.from(), "bytes");
            outcome.see("kind", row.protocol() + row.kind() + row.problem());
        }
        for (int call = 0; call < Math.min(capture.calls().size(), MOST_LOOKED_AT); call++) {
            outcome.see("anatomy", capture.anatomy(call).isPresent());
        }
        for (StreamRow stream : capture.streams()) {
            outcome.see("protocol", stream.protocol());
        }
        RoleTotals totals = capture.roles().ofAll();
        for (ByteRole role : ByteRole.values()) {
            check(totals.bytes(role) >= 0, "bytes by role");
        }
        check(capture.calls().size() == 0 || totals.wire() <= capture.bytes(), "wire bytes");
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.io.IOException;
import java.nio.file.Path;
import org.roundtrip.capture.live.CapturePorts;
import org.roundtrip.capture.live.CaptureSession;
import org.roundtrip.capture.live.CaptureSummary;
import org.roundtrip.harness.Failure;
import org.roundtrip.model.Fork;

/**
 * Makes the capture passes in a room, with one helper for the whole run, which is idle but for the passes. That capturing
 * fails is no failure of the run. Used by one thread; to be closed before the room.
 */
final class CaptureRoom implements AutoCloseable {
    private final Room room;
    private CaptureSession session;

    private CaptureRoom(Room room) {
        this.room = room;
    }

    /** Has the helper come up while the contracts are compiled. */
    static CaptureRoom open(Room room) {
        CaptureRoom captures = new CaptureRoom(room);
        if (room.captureless().isEmpty()) {
            try {
                captures.session = room.captures();
            } catch (IOException tryAgainLater) {
                captures.session = null;
            }
        }
        return captures;
    }

    /**
     * Makes the capture pass of a fork.
     *
     * @param contentBytes what the values of one call take
     * @throws ForkException when the calls themselves failed
     */
    Fork.Capture capture(ForkSteps steps, int calls, double contentBytes, Path file)
            throws ForkException, InterruptedException {
        if (room.captureless().isPresent()) {
            return Fork.Capture.missing(room.captureless().get());
        }
        try {
            if (session == null) {
                session = room.captures();
            }
            CapturePorts ports = steps.ports();
            session.listen(file, ports, (long) (calls * contentBytes));
            long made = steps.capture(calls);
            CaptureSummary seen = session.stop();
            Fork.NameService names = ports.naming().isEmpty() ? null
                    : new Fork.NameService(ports.naming(), seen.namingPackets(), seen.namingBytes());
            return new Fork.Capture(made, seen.packets(), seen.bytes(), names, seen.dropped(), null);
        } catch (IOException | IllegalArgumentException e) {
            close();
            return Fork.Capture.missing(Failure.sentence(String.valueOf(e.getMessage())));
        } catch (ForkException | InterruptedException e) {
            close();
            throw e;
        }
    }

    @Override
    public void close() {
        if (session != null) {
            session.close();
            session = null;
        }
    }
}

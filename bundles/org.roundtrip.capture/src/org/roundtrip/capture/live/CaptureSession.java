// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.live;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.network.NetworkSpace;

/**
 * Captures the packets on one device, one file after the other. Owned by one thread at a time; its processes end with
 * {@link #close} or when the workbench dies.
 */
public sealed interface CaptureSession extends AutoCloseable permits HelperSession, DumpcapSession {
    /** The longest frame of a loopback device, whose largest unit is 65,536 bytes, and as much as libpcap takes. */
    int WHOLE_FRAMES = 262_144;
    /** What is kept of each frame when that would be too much. */
    int HEAD_BYTES = 256;
    /** More than this is too much. */
    long MOST_WHOLE_BYTES = 16 << 20;
    /** The loopback device's name. */
    String LOOPBACK = "lo";

    /**
     * Prepares a session for a loopback device; returns at once.
     *
     * @param space the name space of the processes to be captured, or empty for the machine's own
     */
    static CaptureSession prepare(Optional<NetworkSpace> space) throws IOException {
        return prepare(space, LOOPBACK);
    }

    /**
     * Prepares a session; returns at once.
     *
     * @param space  the name space of the device, or empty for the machine's own devices
     * @param device the device's name there
     */
    static CaptureSession prepare(Optional<NetworkSpace> space, String device) throws IOException {
        return HelperSession.prepare(space, device);
    }

    /**
     * Prepares a session that has Wireshark's program capture on one of the machine's own devices.
     *
     * @throws CaptureException when the program is not there
     */
    static CaptureSession byDumpcap(String device) throws CaptureException {
        return new DumpcapSession(device);
    }

    /** Prepares a session for a loopback device and listens as {@link #listen(Path, CapturePorts, long)} does. */
    static CaptureSession start(Path pcapng, Collection<Integer> ports, long expectedBytes, Optional<NetworkSpace> space)
            throws IOException, InterruptedException {
        CaptureSession session = prepare(space);
        boolean listening = false;
        try {
            session.listen(pcapng, ports, expectedBytes);
            listening = true;
            return session;
        } finally {
            if (!listening) {
                session.close();
            }
        }
    }

    /**
     * Captures TCP packets from or to any of {@code ports} into a new file; returns when every later packet is seen.
     *
     * @param expectedBytes what the calls are going to carry in all. Up to {@value #MOST_WHOLE_BYTES} frames are kept
     *                      whole; above it each with its first {@value #HEAD_BYTES} bytes, so that neither the kernel's
     *                      ring nor the disk runs over. The counts are the same.
     * @throws CaptureException when that is not possible here
     */
    void listen(Path pcapng, CapturePorts ports, long expectedBytes) throws IOException, InterruptedException;

    /** The same where there is no name service. */
    default void listen(Path pcapng, Collection<Integer> ports, long expectedBytes)
            throws IOException, InterruptedException {
        listen(pcapng, new CapturePorts(List.copyOf(ports), List.of()), expectedBytes);
    }

    /** The same for calls that carry little. */
    default void listen(Path pcapng, Collection<Integer> ports) throws IOException, InterruptedException {
        listen(pcapng, ports, 0);
    }

    /**
     * Waits until no packet comes any more, ends the file and tells what is in it. The session can {@link #listen}
     * again.
     *
     * @throws CaptureException when the file could not be written
     */
    CaptureSummary stop() throws IOException, InterruptedException;

    /** Process id of what captures; 0 when nothing does. */
    long pid();

    /** Ends it; a file that was being written keeps what was captured. */
    @Override
    void close();

    /** How much of each frame is kept. */
    static int snapLength(long expectedBytes) {
        return expectedBytes <= MOST_WHOLE_BYTES ? WHOLE_FRAMES : HEAD_BYTES;
    }
}

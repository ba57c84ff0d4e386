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
 * Captures the packets of one device into one file after the other. Owned by one thread at a time. Its processes end with
 * {@link #close} or with this JVM.
 */
public interface CaptureSession extends AutoCloseable {
    /** Bytes kept of each frame: longer than any frame of a loopback device, and the most that libpcap accepts. */
    int WHOLE_FRAMES = 262_144;
    /** Bytes kept of each frame when whole frames would be too much. */
    int HEAD_BYTES = 256;
    /** The most bytes of calls for which whole frames are kept. */
    long MOST_WHOLE_BYTES = 16 << 20;
    /** Name of the loopback device. */
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
     * Prepares a session in which Wireshark's program captures on one of the machine's own devices.
     *
     * @throws CaptureException when the program is not installed
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
     * Begins to capture TCP packets from or to any of {@code ports} into a new file; returns when capturing has begun.
     *
     * @param expectedBytes bytes that all calls together will carry. Up to {@value #MOST_WHOLE_BYTES}, whole frames are
     *                      kept; above, the first {@value #HEAD_BYTES} bytes of each, so that neither the kernel's ring
     *                      nor the disk overflows. The counts are the same.
     * @throws CaptureException when capturing is not possible here
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
     * Waits until no more packets come, ends the file and returns its counts. The session can {@link #listen} again.
     *
     * @throws CaptureException when the file could not be written
     */
    CaptureSummary stop() throws IOException, InterruptedException;

    /** Id of the capturing process; 0 when there is none. */
    long pid();

    /** Ends the session; a file that is being written keeps the packets captured so far. */
    @Override
    void close();

    /** How many bytes of each frame are kept. */
    static int snapLength(long expectedBytes) {
        return expectedBytes <= MOST_WHOLE_BYTES ? WHOLE_FRAMES : HEAD_BYTES;
    }
}

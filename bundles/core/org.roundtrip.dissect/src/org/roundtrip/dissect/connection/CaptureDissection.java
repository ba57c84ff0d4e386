// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.connection;

import java.io.IOException;
import java.util.function.BooleanSupplier;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.index.TcpStreams;
import org.roundtrip.capture.packet.PacketHeaders;
import org.roundtrip.dissect.Detail;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Message;

/**
 * Decodes the messages of a whole capture file in one pass, without an index. For one thread.
 */
public final class CaptureDissection {
    private static final int LONGEST_PACKET = 1 << 18;

    /** Gets the decoded messages. */
    @FunctionalInterface
    public interface Listener {
        /** @param stream number of the connection, as {@link TcpStreams} counts */
        void message(int stream, Message message);
    }

    private final Dissectors dissectors;
    private final Hints hints;
    private final Listener listener;

    /**
     * @param hints    what is known of the connections beforehand
     * @param listener gets each message; those of one side of a connection come in their order
     */
    public CaptureDissection(Dissectors dissectors, Hints hints, Listener listener) {
        this.dissectors = dissectors;
        this.hints = hints;
        this.listener = listener;
    }

    /**
     * Reads a capture file from its first packet to its end.
     *
     * @param file of which no packet was read yet
     * @param goOn called before each packet; returns false to cancel
     */
    public void read(PacketFile file, BooleanSupplier goOn) throws IOException {
        TcpStreams table = new TcpStreams(file::capturedPort);
        OpenConnections open = new OpenConnections(stream -> new ConnectionDissection(dissectors, Detail.FIELDS, hints,
                table.server(stream).port(), message -> listener.message(stream, message)));
        PacketHeaders headers = new PacketHeaders();
        while (goOn.getAsBoolean() && file.advance()) {
            int stream = file.readHeaders(headers) ? table.streamOf(headers) : TcpStreams.NONE;
            if (stream != TcpStreams.NONE) {
                open.add(stream, file.whole(LONGEST_PACKET), headers.packet(), table.fromClient(stream, headers), 0);
            }
        }
        open.end();
    }
}

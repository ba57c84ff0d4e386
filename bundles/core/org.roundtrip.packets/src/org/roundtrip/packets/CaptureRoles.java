// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.io.IOException;
import java.util.Optional;
import org.roundtrip.dissect.frame.Frames;
import org.roundtrip.dissect.frame.Headers;
import org.roundtrip.packets.calls.Attribution;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.packets.roles.CallContent;
import org.roundtrip.packets.roles.RoleTotals;

/** Counts bytes by role in a capture. Everything is empty until the capture is decoded. Safe for several threads. */
public final class CaptureRoles {
    private final OpenCapture capture;
    private volatile Double content;

    CaptureRoles(OpenCapture capture) {
        this.capture = capture;
    }

    /** Counts a message with the headers of its packets, without bytes sent again. Reads the file. */
    public RoleTotals ofMessage(int message) throws IOException {
        MessageRow row = capture.messages().row(message);
        RoleTotals.Sum sum = new RoleTotals.Sum();
        if (row.firstPacket() >= 0) {
            sum.add(row.bytesByRole());
            for (int packet = row.firstPacket(); packet <= row.lastPacket(); packet++) {
                if (capture.messages().messageOf(packet) == message && !capture.messages().sentAgain(packet)) {
                    sum.headers(headers(packet));
                }
            }
        }
        return sum.total();
    }

    /** Counts the messages and packets of a captured call. Reads the file. */
    public RoleTotals ofCall(int call) throws IOException {
        RoleTotals.Sum sum = new RoleTotals.Sum();
        for (int packet : capture.calls().packets(call).toArray()) {
            sum.headers(headers(packet));
            sum.sentAgain(capture.messages().sentAgain(packet) ? capture.index().payloadLength(packet) : 0);
        }
        for (int message : capture.calls().messages(call).toArray()) {
            MessageRow row = capture.messages().row(message);
            if (row.firstPacket() >= 0) {
                sum.add(row.bytesByRole());
            }
        }
        return sum.total();
    }

    /** Returns the bytes of all captured calls together. */
    public RoleTotals ofCalls() {
        return capture.attribution().map(Attribution::bytesOfCalls).orElse(RoleTotals.NONE);
    }

    /**
     * Returns the bytes of a call's values before any encoding, on average over the calls. It is empty for a capture
     * from elsewhere. Takes time when first asked.
     */
    public Optional<Double> contentOfCall() {
        if (content == null) {
            content = capture.source().content().map(CallContent::bytes).orElse(null);
        }
        return Optional.ofNullable(content);
    }

    /** Returns all bytes of the capture. */
    public RoleTotals ofAll() {
        return capture.attribution().map(found -> found.bytesOfCalls().plus(found.bytesOutside()))
                .orElse(RoleTotals.NONE);
    }

    private Headers headers(int packet) throws IOException {
        return Frames.headers(capture.indexed().head(packet));
    }
}

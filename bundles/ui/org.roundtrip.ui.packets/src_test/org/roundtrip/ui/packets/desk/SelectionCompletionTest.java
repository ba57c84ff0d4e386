// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.ui.packets.HttpCapture;

class SelectionCompletionTest {
    /** The packet of the second call's request. Before it are three packets that open the connection and four of a call. */
    private static final int REQUEST = 7;

    @TempDir
    Path folder;
    private OpenCapture capture;

    @BeforeEach
    void open() throws IOException {
        capture = HttpCapture.read(HttpCapture.write(folder.resolve("http.pcapng"), 3));
    }

    @AfterEach
    void close() throws IOException {
        capture.close();
    }

    @Test
    void packetMessageAndCallBelongTogether() throws IOException {
        capture.decode(() -> true);
        CaptureSelection byPacket = SelectionCompletion.complete(CaptureSelection.NOTHING.withPacket(REQUEST), capture);
        assertEquals(1, byPacket.call());
        assertEquals(capture.messages().messageOf(REQUEST), byPacket.message());
        CaptureSelection byMessage = SelectionCompletion.complete(CaptureSelection.NOTHING.withMessage(byPacket.message()), capture);
        assertEquals(byPacket, byMessage);
        CaptureSelection byCall = SelectionCompletion.complete(CaptureSelection.NOTHING.withCall(1), capture);
        assertEquals(byPacket, byCall);
    }

    /** The second call's last packet acknowledges its response; taken by itself it would be completed otherwise. */
    @Test
    void aPacketSelectedWithItsMessageStays() throws IOException {
        capture.decode(() -> true);
        int message = capture.messages().messageOf(REQUEST);
        CaptureSelection chosen = SelectionCompletion.complete(CaptureSelection.NOTHING.withMessage(message, REQUEST + 3), capture);
        assertEquals(REQUEST + 3, chosen.packet());
        assertEquals(message, chosen.message());
        assertEquals(1, chosen.call());
        CaptureSelection unknown = SelectionCompletion.complete(CaptureSelection.NOTHING.withMessage(message, -1), capture);
        assertEquals(REQUEST, unknown.packet(), "the first of the message");
    }

    @Test
    void anotherPacketKeepsTheRangeAndDropsTheBytes() throws IOException {
        capture.decode(() -> true);
        EpochRange range = new EpochRange(HttpCapture.EPOCH, HttpCapture.EPOCH + 5);
        CaptureSelection before = CaptureSelection.NOTHING.withRange(range).withPacket(3).withBytes(new ByteRange(1, 4));
        CaptureSelection now = SelectionCompletion.complete(before.withPacket(REQUEST), capture);
        assertEquals(range, now.range());
        assertNull(now.bytes());
    }

    @Test
    void decodingCompletesTheSelection() throws IOException {
        CaptureSelection early = SelectionCompletion.complete(CaptureSelection.NOTHING.withPacket(REQUEST), capture);
        assertNull(early.message());
        assertFalse(SelectionCompletion.available(CaptureSelection.NOTHING.withCall(1), capture), "calls are not known yet");
        assertFalse(SelectionCompletion.available(CaptureSelection.NOTHING.withPacket(capture.size()), capture));
        capture.decode(() -> true);
        assertTrue(SelectionCompletion.available(CaptureSelection.NOTHING.withCall(1), capture));
        assertEquals(1, SelectionCompletion.completeFurther(early, capture).call());
    }
}

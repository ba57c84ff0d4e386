// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.protocols;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.Dissector.AnswerTerm;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.packets.ProtocolShare;
import org.roundtrip.packets.filter.FilterException;
import org.roundtrip.packets.filter.FilterLanguage;
import org.roundtrip.packets.filter.FilterScan;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.ui.packets.OpenHttpCapture;

/** What each protocol takes of a capture of two HTTP calls: each has two messages in four packets. */
class ProtocolRowTest extends OpenHttpCapture {
    @Test
    void messagesPacketsAndBytesAddUpToTheCapture() throws IOException {
        capture().decode(() -> true);
        List<ProtocolShare> shares = ProtocolShare.of(capture(), () -> true);
        assertEquals(3, shares.size(), shares.toString());
        assertEquals(capture().size(), shares.stream().mapToLong(ProtocolShare::packets).sum());
        assertEquals(capture().bytes(), shares.stream().mapToLong(ProtocolShare::wireBytes).sum());
        for (MessageKind kind : List.of(MessageKind.REQUEST, MessageKind.RESPONSE)) {
            ProtocolShare share = shares.stream().filter(each -> each.kind() == kind).findFirst().orElseThrow();
            assertEquals("http", share.protocol());
            assertEquals(2, share.messages());
            assertEquals(2, share.packets());
        }
        assertThrows(CancellationException.class, () -> ProtocolShare.of(capture(), () -> false));
    }

    @Test
    void theFilterOfARowListsItsPackets() throws IOException, FilterException {
        capture().decode(() -> true);
        for (ProtocolShare share : ProtocolShare.of(capture(), () -> true)) {
            String filter = new ProtocolRow(share, "", AnswerTerm.RESPONSE, capture().bytes()).filter();
            assertEquals(share.packets(), FilterScan.run(capture(), new FilterLanguage(List.of("http")).parse(filter),
                    PacketNotes.NONE, () -> true, count -> { }).size(), filter);
        }
    }

    @Test
    void beforeDecodingAllPacketsAreThoseOfConnections() {
        assertEquals(List.of(new ProtocolShare("tcp", null, 0, 0, capture().size(), capture().bytes())),
                ProtocolShare.of(capture(), () -> true));
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.roles.ByteRole;

/** A capture of OpenEJB 10.0.0-M2, client and server: a look-up, the calls of {@link EjbTrial}, and a name that is not there. */
class EjbdTest {

    static Exchange recorded() throws IOException {
        return EjbTrial.recorded("ejbd.pcap");
    }

    @Test
    void requestsAndResponsesAreNamed() throws IOException {
        List<Message> messages = recorded().messages();
        EjbTrial.assertCalled(messages);
        assertEquals(2, EjbTrial.of(messages, MessageKind.REQUEST, "jndi.lookup").size());
        assertEquals(2, EjbTrial.of(messages, MessageKind.RESPONSE, "jndi.lookup").size());
        assertEquals(2 * (2 + EjbTrial.CALLED.size()), messages.size());
        for (Message message : messages) {
            assertNull(message.problem(), message::toString);
            assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN), message::toString);
        }
    }

    @Test
    void valuesHaveTheNamesOfTheContract() throws IOException {
        List<Message> messages = recorded().messages();
        EjbTrial.assertRows(messages);
        Field numbers = EjbTrial.group(EjbTrial.of(messages, MessageKind.REQUEST, "numbers").getFirst(), "arguments");
        for (int i = 0; i < EjbTrial.ARGUMENTS.size(); i++) {
            assertEquals(EjbTrial.ARGUMENTS.get(i), numbers.part("n" + i).value());
        }
        assertEquals("word", EjbTrial.group(EjbTrial.of(messages, MessageKind.RESPONSE, "title").getFirst(), "result").part("value").value());
        Field thrown = EjbTrial.group(EjbTrial.of(messages, MessageKind.RESPONSE, "fail").getFirst(), "exception");
        assertTrue(thrown.toString().contains("payload.Rejected"), thrown::toString);
    }

    @Test
    void packetsOfAnyLengthMakeTheSameMessages() throws IOException {
        List<String> whole = recorded().messages().stream().map(message -> message.operation() + message.length()).toList();
        assertEquals(whole, recorded().messagesByPackets(7).stream().map(message -> message.operation() + message.length()).toList());
    }

    @Test
    void withoutAContractArgumentsHaveTheirPlaces() throws IOException {
        Exchange unknown = new Exchange();
        recorded().turns().forEach(turn -> unknown.add(turn.side(), turn.bytes()));
        List<Message> messages = unknown.messages();
        assertEquals(1, EjbTrial.of(messages, MessageKind.REQUEST, "yield_").size());
        Field numbers = EjbTrial.group(EjbTrial.of(messages, MessageKind.REQUEST, "numbers").getFirst(), "arguments");
        assertEquals("-2.25", numbers.part("[7]").value());
    }

    @Test
    void aServerMaySendTheFirstByteBack() throws IOException {
        Exchange answered = new Exchange().add(Side.CLIENT, new byte[] {1}).add(Side.SERVER, new byte[] {1})
                .add(Side.CLIENT, "OEJP/4.6".getBytes(StandardCharsets.ISO_8859_1)).as("ejbd");
        List<Message> messages = answered.messages();
        assertEquals(List.of(MessageKind.CONTROL, MessageKind.CONTROL, MessageKind.REQUEST), messages.stream().map(Message::kind).toList());
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.proactive.core.body.message.MessageImpl;
import org.objectweb.proactive.core.mop.MethodCall;
import org.roundtrip.model.Operation;
import org.roundtrip.tests.shapes.Shapes;

/** ProActive's messages are arguments of its only remote method; the innermost says which operation of the contract it is about. */
class ActiveMessagesTest {
    private static final long RECEIVE_MESSAGE = -4346688199396706855L;
    private static final Operation WORD = Shapes.echo("word", Shapes.WORD);

    private static byte[] of(int type, Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(type);
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            if (type == 0x50) {
                out.writeLong(17);
                out.write(new byte[14]);
                out.writeInt(-1);
                out.writeLong(RECEIVE_MESSAGE);
            } else {
                out.writeByte(1);
                out.write(new byte[14]);
            }
            out.writeObject(object);
        }
        return bytes.toByteArray();
    }

    private static MessageImpl request(String method, Object... arguments) {
        return new MessageImpl(method, new MethodCall(arguments));
    }

    private static List<Message> messages(Object called, Object returned) throws IOException {
        List<Message> messages = new Exchange().knowing(Shapes.contract(WORD)).add(Side.CLIENT, of(0x50, called))
                .add(Side.SERVER, of(0x51, returned)).messages();
        messages.forEach(message -> assertNull(message.problem()));
        return messages;
    }

    @Test
    void theOperationAndItsArgumentsAreThoseOfTheInnermostMessage() throws IOException {
        List<Message> messages = messages(request("receiveRequest", request("word", "Hello")), 0);
        assertEquals(List.of("word", "word"), messages.stream().map(Message::operation).toList());
        assertEquals(List.of("Hello"), Exchange.values(messages.getFirst(), "value"));
        assertEquals("rendezvous", messages.getLast().fields().getLast().name());
    }

    @Test
    void aMessageAloneIsAnsweredByItsResult() throws IOException {
        List<Message> messages = messages(request("getURI"), "Hello");
        assertEquals("getURI", messages.getLast().operation());
        assertEquals("result", messages.getLast().fields().getLast().name());
    }
}

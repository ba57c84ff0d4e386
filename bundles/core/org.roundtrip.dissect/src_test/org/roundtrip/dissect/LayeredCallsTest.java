// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.proactive.core.body.message.MessageImpl;
import org.objectweb.proactive.core.mop.MethodCall;
import org.ow2.easybeans.rpc.EJBRemoteRequestImpl;
import org.roundtrip.dissect.text.ShownText;
import org.roundtrip.model.Operation;
import org.roundtrip.tests.shapes.Shapes;

/** Layers above RMI have one remote method. Its argument says which operation of the contract a call is about. */
class LayeredCallsTest {
    private static final long RECEIVE_MESSAGE = -4346688199396706855L, GET_EJB_RESPONSE = 0xa9914a9028a44a4bL;
    private static final Operation WORD = Shapes.echo("word", Shapes.WORD);

    private static byte[] of(int type, long method, Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(type);
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            if (type == 0x50) {
                out.writeLong(17);
                out.write(new byte[14]);
                out.writeInt(-1);
                out.writeLong(method);
            } else {
                out.writeByte(1);
                out.write(new byte[14]);
            }
            if (method == GET_EJB_RESPONSE) {
                out.writeInt(0);
            }
            out.writeObject(object);
        }
        return bytes.toByteArray();
    }

    private static MessageImpl request(String method, Object... arguments) {
        return new MessageImpl(method, new MethodCall(arguments));
    }

    private static List<Message> messages(Object called, Object returned) throws IOException {
        return messages(RECEIVE_MESSAGE, called, returned);
    }

    private static List<Message> messages(long method, Object called, Object returned) throws IOException {
        List<Message> messages = new Exchange().knowing(Shapes.contract(WORD)).add(Side.CLIENT, of(0x50, method, called))
                .add(Side.SERVER, of(0x51, method, returned)).messages();
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

    private static byte[] stream(Object... arguments) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(arguments);
        }
        return bytes.toByteArray();
    }

    @Test
    void argumentsInAStreamOfTheirOwnAreNamedByTheMethodAfterThem() throws IOException {
        List<Message> messages = messages(GET_EJB_RESPONSE, new EJBRemoteRequestImpl(stream("Hello"), "word"), "Hello");
        assertEquals(List.of("word", "word"), messages.stream().map(Message::operation).toList());
        assertEquals(List.of("Hello"), Exchange.values(messages.getFirst(), "value"));
    }

    @Test
    void aStreamThatIsNoneOrHasMoreIsShownAsBytes() throws IOException {
        byte[] whole = stream("Hello");
        for (byte[] broken : List.of(new byte[] {1, 2, 3}, Arrays.copyOf(whole, whole.length + 1), Arrays.copyOf(whole, whole.length - 1))) {
            List<Message> messages = messages(GET_EJB_RESPONSE, new EJBRemoteRequestImpl(broken, "word"), "Hello");
            assertEquals("word", messages.getFirst().operation());
            assertEquals(List.of(ShownText.hex(broken)), Exchange.values(messages.getFirst(), "elements"));
        }
    }
}

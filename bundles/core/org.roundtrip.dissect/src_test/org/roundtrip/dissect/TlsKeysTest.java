// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.keys.KeyLog;
import org.roundtrip.dissect.roles.ByteRole;

/** The messages within TLS 1.3, whose records this test enciphers. The provider kit decodes those of real connections. */
class TlsKeysTest {
    private static final String RANDOM = "0a".repeat(32), CLIENT = "0b".repeat(32), SERVER = "0c".repeat(32);
    /** Java fills a record with zeros, which stand between the type and the checksum. */
    private static final int PADDING = 16, MORE = 1 + PADDING + 16;
    /** So many records were sent before the first one. */
    private static final int BEFORE = 70_000;
    static final Hints HINTS = Hints.NONE.with(KeyLog.parse("""
            # somebody else's comment
            # connection %1$s %1$s TLS_AES_128_GCM_SHA256 70002 70003
            CLIENT_TRAFFIC_SECRET_0 %1$s %2$s
            SERVER_TRAFFIC_SECRET_0 %1$s %3$s
            CLIENT_RANDOM of nobody
            """.formatted(RANDOM, CLIENT, SERVER)));

    @Test
    void messagesAreFoundInRecordsInPartsOfThemAndOverSeveral() throws Exception {
        byte[] call = ObjectStreamTest.call("text", 7);
        byte[] answer = call.clone();
        answer[0] = 0x51;
        int half = answer.length / 2;
        byte[] acknowledgement = new byte[15];
        acknowledgement[0] = 0x54;
        List<Message> messages = exchange()
                .add(Side.CLIENT, record(CLIENT, BEFORE, call))
                .add(Side.SERVER, join(record(SERVER, BEFORE, Arrays.copyOf(answer, half)),
                        record(SERVER, BEFORE + 1, Arrays.copyOfRange(answer, half, answer.length))))
                .add(Side.CLIENT, record(CLIENT, BEFORE + 1, join(acknowledgement, call)))
                .add(Side.SERVER, record(SERVER, BEFORE + 2, answer)).messages();
        assertEquals(List.of("call", "return", "DgcAck (garbage collection)", "call", "return"),
                messages.stream().flatMap(message -> Exchange.values(message, "message type").stream()).toList());
        assertEquals(List.of(MessageKind.REQUEST, MessageKind.RESPONSE, MessageKind.CONTROL, MessageKind.REQUEST,
                MessageKind.RESPONSE), messages.stream().map(Message::kind).toList());
        for (Message message : messages) {
            assertEquals("jrmp", message.protocol());
            assertEquals(List.of("tls"), message.carriers());
            assertNull(message.problem());
            assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN) + message.roles().bytes(ByteRole.ENCRYPTED), message::toString);
        }
        assertEquals(Stream.of(call, answer, acknowledgement, call, answer).map(HexFormat.of()::formatHex).toList(),
                messages.stream().map(TlsKeysTest::decrypted).toList());
        assertEquals(call.length + 5 + MORE, messages.getFirst().length(), "a head, a type, padding and a checksum");
        assertEquals(2, Exchange.values(messages.get(1), "checksum").size());
    }

    private static String decrypted(Message message) {
        byte[] all = message.decrypted(new byte[(int) message.length()]);
        return message.decrypted().stream().map(each -> {
            int at = (int) (each.from() - message.from());
            return HexFormat.of().formatHex(all, at, at + each.bytes().remaining());
        }).collect(Collectors.joining());
    }

    @Test
    void withoutTheRightKeysRecordsStayEncrypted() throws Exception {
        List<Message> messages = exchange().add(Side.CLIENT, record("0d".repeat(32), 0, new byte[] {1, 2, 3})).messages();
        assertEquals("tls", messages.getFirst().protocol());
        assertEquals(3 + MORE, messages.getFirst().roles().bytes(ByteRole.ENCRYPTED));
    }

    /** What is enciphered may be damaged as well, and what is not known is content. */
    static Exchange damaged() throws IOException {
        try {
            byte[] call = ObjectStreamTest.call("text", new int[30]);
            return exchange().add(Side.CLIENT, record(CLIENT, 3, call)).add(Side.CLIENT, record(CLIENT, 4, new byte[30]))
                    .add(Side.SERVER, record(SERVER, 1, new byte[40])).add(Side.CLIENT, record(CLIENT, 5, call));
        } catch (GeneralSecurityException e) {
            throw new IOException(e);
        }
    }

    @Test
    void damageWithinEndsWithItsRecord() throws IOException {
        List<Message> messages = damaged().messages();
        assertEquals("call", Exchange.values(messages.getLast(), "message type").getFirst());
        assertNull(messages.getLast().problem());
    }

    private static Exchange exchange() {
        return new Exchange().with(HINTS);
    }

    private static byte[] record(String secret, long number, byte[] content) throws GeneralSecurityException {
        byte[] iv = expand(secret, "iv", 12);
        ByteBuffer.wrap(iv, 4, 8).putLong(ByteBuffer.wrap(iv, 4, 8).getLong() ^ number);
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(expand(secret, "key", 16), "AES"), new GCMParameterSpec(128, iv));
        byte[] head = {23, 3, 3, (byte) (content.length + MORE >> 8), (byte) (content.length + MORE)};
        cipher.updateAAD(head);
        return join(head, cipher.doFinal(join(content, new byte[] {23}, new byte[PADDING])));
    }

    private static byte[] expand(String secret, String label, int length) throws GeneralSecurityException {
        byte[] name = ("tls13 " + label).getBytes(StandardCharsets.US_ASCII);
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(HexFormat.of().parseHex(secret), "HmacSHA256"));
        mac.update(new byte[] {0, (byte) length, (byte) name.length});
        mac.update(name);
        mac.update(new byte[] {0, 1});
        return Arrays.copyOf(mac.doFinal(), length);
    }

    private static byte[] join(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}

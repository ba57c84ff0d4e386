// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.roundtrip.dissect.GiopContractTest.reply;
import static org.roundtrip.dissect.GiopContractTest.request;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.dissect.roles.ByteRole;

/** Object references, naming calls, and the operations that every object has. */
class GiopReferenceTest {
    private static final String TYPE = "IDL:service/Trial:1.0";

    private static GiopBytes reference(GiopBytes bytes) {
        return bytes.string(TYPE).u32(2).u32(0)
                .encapsulation(true, profile -> profile.octets(1, 2).string("10.0.0.1").u16(2809).octetSequence("key")
                        .u32(4)
                        .u32(0).encapsulation(false, type -> type.u32(0x4A41_4300))
                        .u32(1).encapsulation(true, sets -> sets.u32(0x0001_0001).u32(1).u32(0x0501_0001)
                                .u32(0x0001_0109).u32(0))
                        .u32(3).encapsulation(false, address -> address.string("::1").u16(2810))
                        .u32(99).octetSequence("odd"))
                .u32(7).octetSequence("unknown");
    }

    private static void whole(List<Message> messages) {
        for (Message message : messages) {
            assertNull(message.problem(), message::toString);
            assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN), message::toString);
        }
    }

    /** Names bound, resolved and not found. */
    static Exchange naming(boolean little) {
        GiopBytes bind = request(2, little, 1, "rebind").align(8).u32(2).string("bank").string("dir")
                .string("account").string("");
        return new Exchange().knowing(GiopContractTest.CONTRACT)
                .add(Side.CLIENT, reference(bind).message()).add(Side.SERVER, reply(2, little, 1, 0).message())
                .add(Side.CLIENT, request(2, little, 2, "resolve").align(8).u32(1).string("bank").string("").message())
                .add(Side.SERVER, reference(reply(2, little, 2, 0)).message())
                .add(Side.CLIENT, request(2, little, 3, "resolve_str").align(8).string("bank/x").message())
                .add(Side.SERVER, reply(2, little, 3, 1).string("IDL:omg.org/CosNaming/NamingContext/NotFound:1.0")
                        .u32(0).u32(1).string("x").string("").message());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void namesAndReferencesAreReadToTheirParts(boolean little) {
        List<Message> messages = naming(little).messages();
        whole(messages);
        assertEquals(messages.stream().map(Message::fields).toList(),
                naming(little).messagesByPackets(7).stream().map(Message::fields).toList());
        assertEquals("bank.dir/account", Exchange.values(messages.get(0), "name").getFirst());
        assertEquals(List.of("bank", "account"), Exchange.values(messages.get(0), "id"));
        assertEquals(TYPE + " at 10.0.0.1:2809, [::1]:2810", Exchange.values(messages.get(0), "object").getFirst());
        assertEquals("bank", Exchange.values(messages.get(2), "name").getFirst());
        Message resolved = messages.get(3);
        assertEquals(TYPE + " at 10.0.0.1:2809, [::1]:2810", Exchange.values(resolved, "value").getFirst());
        assertEquals(List.of("10.0.0.1", "::1"), Exchange.values(resolved, "host"));
        assertEquals(List.of("2809", "2810"), Exchange.values(resolved, "port"));
        assertTrue(Exchange.values(resolved, "ORB type").contains("JacORB"));
        assertEquals(List.of("ISO-8859-1"), Exchange.values(resolved, "native char code set"));
        assertEquals(List.of("UTF-16"), Exchange.values(resolved, "native wchar code set"));
        assertEquals(TYPE.length(), resolved.roles().bytes(ByteRole.TYPE_INFORMATION));
        assertEquals(List.of("missing_node"), Exchange.values(messages.get(5), "why"));
        assertEquals(List.of("x"), Exchange.values(messages.get(5), "rest of name"));
    }

    @Test
    void anOperationNamedLikeOneOfTheNamingServiceIsRecognisedByItsBody() {
        Exchange recorded = new Exchange().knowing(GiopContractTest.CONTRACT)
                .add(Side.CLIENT, request(2, false, 1, "resolve").message())
                .add(Side.SERVER, reply(2, false, 1, 0).u32(12).message())
                .add(Side.CLIENT, request(2, false, 2, "resolve").align(8).u32(1).string("a").string("b").message());
        List<Message> messages = recorded.messages();
        whole(messages);
        assertEquals(List.of("12"), Exchange.values(messages.get(1), "value"));
        assertEquals(List.of("a.b"), Exchange.values(messages.get(2), "name"));
    }

    @Test
    void aReferenceWrittenInHexadecimalShowsItsAddress() {
        byte[] written = new GiopBytes(2, false, 0).encapsulation(false, GiopReferenceTest::reference).message();
        String text = "IOR:" + HexFormat.of().formatHex(Arrays.copyOfRange(written, 16, written.length));
        Message message = new Exchange().add(Side.CLIENT, request(2, false, 1, "_is_a").align(8).string(text).message())
                .messages().getFirst();
        assertEquals(text + " (" + TYPE + " at 10.0.0.1:2809, [::1]:2810)", Exchange.values(message, "type id").getFirst());
        String cut = text.substring(0, text.length() - 31);
        assertEquals(cut, Exchange.values(new Exchange().add(Side.CLIENT, request(2, false, 1, "_is_a").align(8).string(cut)
                .message()).messages().getFirst(), "type id").getFirst());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aLookForAnObjectMayLeadElsewhere(boolean aligned) {
        GiopBytes found = new GiopBytes(2, false, 4).u32(9).u32(2);
        List<Message> messages = new Exchange()
                .add(Side.CLIENT, new GiopBytes(2, false, 3).u32(9).u16(0).octetSequence("key").message())
                .add(Side.SERVER, reference(aligned ? found.align(8) : found).message())
                .add(Side.CLIENT, request(2, false, 10, "echo").message())
                .add(Side.SERVER, reference(reply(2, false, 10, 3)).message()).messages();
        whole(messages);
        assertEquals("LocateRequest", messages.get(1).operation());
        assertEquals(9, messages.get(1).requestId());
        for (Message forward : List.of(messages.get(1), messages.get(3))) {
            assertEquals(MessageKind.RESPONSE, forward.kind());
            assertEquals(TYPE + " at 10.0.0.1:2809, [::1]:2810", Exchange.values(forward, "reference").getFirst());
        }
    }

    @Test
    void operationsOfEveryObjectAreDecoded() {
        List<Message> messages = new Exchange()
                .add(Side.CLIENT, request(1, true, 1, "_is_a").string(TYPE).message())
                .add(Side.SERVER, reply(1, true, 1, 0).octets(1).message())
                .add(Side.CLIENT, request(1, true, 2, "_non_existent").message())
                .add(Side.SERVER, reply(1, true, 2, 0).octets(0).message())
                .add(Side.CLIENT, request(1, true, 3, "_non_existent").message())
                .add(Side.SERVER, reply(1, true, 3, 2).string("IDL:omg.org/CORBA/OBJECT_NOT_EXIST:1.0")
                        .u32(0x4F4D_0001).u32(1).message()).messages();
        whole(messages);
        assertEquals(List.of("true"), Exchange.values(messages.get(1), "value"));
        assertEquals(List.of("false"), Exchange.values(messages.get(3), "value"));
        assertEquals("IDL:omg.org/CORBA/OBJECT_NOT_EXIST:1.0", Exchange.values(messages.get(5), "exception").getFirst());
        assertEquals(List.of("4f4d0001"), Exchange.values(messages.get(5), "minor code"));
        assertEquals(List.of("no"), Exchange.values(messages.get(5), "completed"));
    }
}

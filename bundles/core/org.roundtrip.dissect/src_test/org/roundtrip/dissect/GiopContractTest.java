// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.tests.shapes.Tries;

/** Values in the Common Data Representation, as the contract names them. */
class GiopContractTest {
    private static final Length SOME = new Length(0, 100);
    private static final Text LATIN1 = new Text(SOME, Repertoire.LATIN1);
    private static final Struct POINT = new Struct("Point",
            List.of(new Shape.Field("x", Primitive.DOUBLE), new Shape.Field("label", LATIN1)));

    /** Every kind of shape. */
    static final Contract CONTRACT = new Contract("Trial", List.of(
            new Operation("all", List.of(new Parameter("flag", Primitive.BOOLEAN), new Parameter("small", Primitive.BYTE),
                    new Parameter("middle", Primitive.SHORT), new Parameter("number", Primitive.INT),
                    new Parameter("big", Primitive.LONG), new Parameter("half", Primitive.FLOAT),
                    new Parameter("name", LATIN1), new Parameter("word", new Text(SOME, Repertoire.UNICODE)),
                    new Parameter("data", new Bytes(SOME)),
                    new Parameter("colour", new Enumeration("Colour", List.of("red", "green"))),
                    new Parameter("points", new Sequence(POINT, SOME))), Optional.empty(), Behaviour.NOTHING),
            new Operation("yield", List.of(), Optional.of(Primitive.INT), Behaviour.GENERATE),
            new Operation("resolve", List.of(), Optional.of(Primitive.INT), Behaviour.GENERATE)));

    private static final List<String> VALUES = List.of("true", "-2", "-300", "70000", "-5000000000", "1.5", "name",
            "größe €", "00ff", "green", "1.0", "a", "-2.5", "");

    static GiopBytes request(int minor, boolean little, long id, String operation) {
        GiopBytes bytes = new GiopBytes(minor, little, 0);
        if (minor < 2) {
            bytes.u32(0).u32((int) id).octets(1);
            return (minor == 1 ? bytes.octets(0, 0, 0) : bytes).octetSequence("key").string(operation).u32(0);
        }
        return bytes.u32((int) id).octets(3, 0, 0, 0).u16(0).octetSequence("key").string(operation).u32(0);
    }

    static GiopBytes reply(int minor, boolean little, long id, int status) {
        GiopBytes bytes = new GiopBytes(minor, little, 1);
        return minor < 2 ? bytes.u32(0).u32((int) id).u32(status)
                : bytes.u32((int) id).u32(status).u32(0).align(8);
    }

    private static byte[] all(int minor, boolean little) {
        GiopBytes bytes = request(minor, little, 5, "all");
        if (minor == 2) {
            bytes.align(8);
        }
        return bytes.octets(1, 0xFE).u16(-300).u32(70_000).u64(-5_000_000_000L).u32(Float.floatToIntBits(1.5f))
                .string("name").wide("größe €").u32(2).octets(0, 0xFF).u32(1).u32(2)
                .u64(Double.doubleToLongBits(1)).string("a").u64(Double.doubleToLongBits(-2.5)).string("").message();
    }

    /** A call in one piece, its reply, and the same call in fragments, which GIOP 1.0 does not have. */
    static Exchange calls(int minor, boolean little) {
        byte[] all = all(minor, little);
        Exchange recorded = new Exchange().knowing(CONTRACT).add(Side.CLIENT, all)
                .add(Side.SERVER, reply(minor, little, 5, 0).message());
        if (minor == 0) {
            return recorded;
        }
        int first = minor == 1 ? 92 : 96;
        GiopBytes.fragments(all, first, first + 8, first + 24).forEach(part -> recorded.add(Side.CLIENT, part));
        return recorded;
    }

    private static List<String> contents(List<Message> messages) {
        List<String> contents = new ArrayList<>();
        messages.forEach(message -> contents(message.fields(), contents));
        return contents;
    }

    private static void contents(List<Field> fields, List<String> into) {
        for (Field field : fields) {
            if (field.parts().isEmpty() && field.role() == ByteRole.CONTENT && !field.value().equals("…")) {
                into.add(field.value());
            }
            contents(field.parts(), into);
        }
    }

    @ParameterizedTest
    @CsvSource({"0, false", "0, true", "1, false", "1, true", "2, false", "2, true"})
    void everyKindOfShapeHasItsValue(int minor, boolean little) {
        byte[] bytes = all(minor, little);
        Message message = new Exchange().knowing(CONTRACT).add(Side.CLIENT, bytes).messages().getFirst();
        assertNull(message.problem());
        assertEquals(VALUES.subList(0, VALUES.size() - 1), contents(List.of(message)));
        assertEquals(List.of("Point", "Point"), List.of(Exchange.values(message, "[0]").getFirst(),
                Exchange.values(message, "[1]").getFirst()));
        assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN));
        int wide = 2 * "größe €".length();
        assertEquals(1 + 1 + 2 + 4 + 8 + 4 + 4 + wide + 2 + 4 + 2 * 8 + 1, message.roles().bytes(ByteRole.CONTENT));
    }

    private static final Contract LATER = new Contract("Later", List.of(new Operation("take", List.of(
            new Parameter("letter", Primitive.CHAR), new Parameter("when", new Shape.Timestamp()),
            new Parameter("price", new Shape.Decimal(4, 2)), new Parameter("none", new Shape.OptionalValue(Primitive.LONG)),
            new Parameter("some", new Shape.OptionalValue(Primitive.SHORT)),
            new Parameter("map", new Shape.Mapping(Primitive.INT, new Shape.Union("Either", List.of(
                    new Shape.Field("number", Primitive.INT), new Shape.Field("letter", Primitive.CHAR))), Length.of(1)))),
            Optional.empty(), Behaviour.NOTHING)));

    @Test
    void laterKindsAreReadToo() {
        byte[] bytes = request(2, false, 5, "take").align(8).octets(2, 0x4E, 0x00).u64(60_000).octets(0x01, 0x25, 0x0D).u32(0)
                .u32(1).u16(7).u32(1).u32(5).u32(1).octets(2, 0x00, 'z').message();
        Message message = new Exchange().knowing(LATER).add(Side.CLIENT, bytes).messages().getFirst();
        assertNull(message.problem());
        assertEquals(List.of("\u4e00", "1970-01-01T00:01:00Z", "-12.50", "7", "5", "letter", "z"), contents(List.of(message)));
        assertEquals("-", Exchange.values(message, "none").getFirst());
        assertEquals(2 + 8 + 3 + 2 + 4 + 4 + 2, message.roles().bytes(ByteRole.CONTENT));
        assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN));
    }

    @ParameterizedTest
    @CsvSource({"1, false", "1, true", "2, false", "2, true"})
    void fragmentsAreReadAsOneMessageWhereverTheyAreCut(int minor, boolean little) {
        byte[] all = all(minor, little);
        for (int first = minor == 1 ? 20 : 16; first < all.length; first += 8) {
            for (int second = first + 8; second < all.length; second += 16) {
                Exchange recorded = new Exchange().knowing(CONTRACT);
                GiopBytes.fragments(all, first, second).forEach(part -> recorded.add(Side.CLIENT, part));
                List<Message> messages = recorded.messages();
                assertEquals(3, messages.size());
                for (Message message : messages) {
                    assertNull(message.problem(), message::toString);
                    assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN));
                }
                assertEquals(VALUES.subList(0, VALUES.size() - 1), contents(messages), first + " " + second);
                assertEquals(List.of(MessageKind.REQUEST, MessageKind.FRAGMENT, MessageKind.FRAGMENT),
                        messages.stream().map(Message::kind).toList());
                assertEquals("all", messages.getLast().operation());
                assertEquals(5, messages.getLast().requestId());
            }
        }
    }

    @Test
    void aMessageInManyFragmentsIsContinuedAndNotReadAgain() {
        int count = Tries.of(20_000, 200_000);
        Contract contract = new Contract("Large", List.of(new Operation("put",
                List.of(new Parameter("points", new Sequence(new Struct("Two", List.of(new Shape.Field("a", Primitive.INT),
                        new Shape.Field("b", Primitive.INT))), SOME))), Optional.empty(), Behaviour.NOTHING)));
        byte[] head = request(2, false, 5, "put").align(8).u32(count).message();
        byte[] all = Arrays.copyOf(head, head.length + 8 * count);
        ByteBuffer.wrap(all).putInt(8, all.length - 12);
        for (int i = 0; i < count; i++) {
            ByteBuffer.wrap(all).putInt(head.length + 8 * i, i);
        }
        int part = 1024;
        Exchange recorded = new Exchange().knowing(contract);
        GiopBytes.fragments(all, IntStream.range(1, all.length / part).map(i -> i * part).toArray())
                .forEach(fragment -> recorded.add(Side.CLIENT, fragment));
        List<Message> messages = recorded.messages();
        List<String> numbers = new ArrayList<>();
        for (Message message : messages) {
            assertNull(message.problem());
            assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN));
            numbers.addAll(Exchange.values(message, "a"));
        }
        numbers.removeIf("…"::equals);
        assertEquals(IntStream.range(0, count).mapToObj(Integer::toString).toList(), numbers);
    }

    @Test
    void fragmentsOfTwoMessagesMayTakeTurns() {
        List<byte[]> one = GiopBytes.fragments(all(2, false), 96, 112);
        byte[] other = reply(2, false, 6, 0).u32(1).message();
        List<byte[]> two = GiopBytes.fragments(request(2, false, 6, "yield_").message(), 24, 32);
        Exchange recorded = new Exchange().knowing(CONTRACT);
        for (int i = 0; i < 3; i++) {
            recorded.add(Side.CLIENT, one.get(i)).add(Side.CLIENT, two.get(i));
        }
        List<Message> messages = recorded.add(Side.SERVER, other).messages();
        assertEquals(VALUES.subList(0, VALUES.size() - 1), contents(List.of(messages.get(0), messages.get(2),
                messages.get(4))));
        assertEquals("yield_", messages.getLast().operation());
        assertEquals(List.of("1"), Exchange.values(messages.getLast(), "value"));
    }

    @Test
    void aFragmentAloneIsMarked() {
        byte[] last = GiopBytes.fragments(all(2, false), 96).getLast();
        Message message = new Exchange().knowing(CONTRACT).add(Side.CLIENT, last).messages().getFirst();
        assertTrue(message.problem().contains("not captured"), message.problem());
        assertEquals(last.length - 16, message.roles().bytes(ByteRole.CONTENT));
    }

    @Test
    void aBodyThatDoesNotFitIsMarkedAndShownAsOctets() {
        byte[] good = all(2, false);
        for (Consumer<GiopBytes> body : List.<Consumer<GiopBytes>>of(bytes -> bytes.octets(7, 7, 7),
                bytes -> bytes.octets(2, 0).u16(1).u32(1), bytes -> bytes.octets(1, 1).u16(1).u32(1).u64(1).u32(1)
                        .string("a").wide("b").u32(0).u32(77).u32(0))) {
            GiopBytes bad = request(2, false, 5, "all").align(8);
            body.accept(bad);
            List<Message> messages = new Exchange().knowing(CONTRACT).add(Side.CLIENT, bad.message())
                    .add(Side.CLIENT, good).messages();
            assertTrue(messages.get(0).problem().startsWith("The arguments cannot be read"), messages.get(0).problem());
            assertEquals(1, contents(messages.subList(0, 1)).size());
            assertEquals("all", messages.get(0).operation());
            assertEquals(0, messages.get(0).roles().bytes(ByteRole.UNKNOWN));
            assertNull(messages.get(1).problem());
        }
    }

    @Test
    void charactersAreWrittenAsTheConnectionAgreed() {
        Contract contract = new Contract("Texts", List.of(new Operation("talk",
                List.of(new Parameter("narrow", LATIN1), new Parameter("wide", new Text(SOME, Repertoire.UNICODE))),
                Optional.empty(), Behaviour.NOTHING)));
        GiopBytes first = new GiopBytes(2, true, 0).u32(1).octets(3, 0, 0, 0).u16(0).octetSequence("key").string("talk")
                .u32(1).u32(1).encapsulation(false, bytes -> bytes.u32(0x0501_0001).u32(0x0001_0109)).align(8)
                .u32(3).octets(0xC3, 0xBC, 0).u32(6).octets(0xFF, 0xFE, 'x', 0, 0xAC, 0x20);
        GiopBytes second = request(2, true, 2, "talk").align(8).u32(3).octets(0xC3, 0x9F, 0).u32(4)
                .octets(0, 'y', 0x20, 0xAC);
        GiopBytes latin1 = request(2, true, 2, "talk").align(8).u32(2).octets(0xDF, 0).u32(0);
        assertEquals(List.of("ß", "y€"), contents(new Exchange().knowing(contract).add(Side.CLIENT, second.message()).messages()));
        assertEquals(List.of("ß"), contents(new Exchange().knowing(contract).add(Side.CLIENT, latin1.message()).messages()));
        List<Message> messages = new Exchange().knowing(contract).add(Side.CLIENT, first.message())
                .add(Side.CLIENT, second.message()).messages();
        assertEquals(List.of("ü", "x€", "ß", "y€"), contents(messages));
        assertEquals(List.of("char UTF-8, wchar UTF-16"), Exchange.values(messages.get(0), "code sets"));
        assertEquals(List.of("fffe"), Exchange.values(messages.get(0), "byte order mark"));
    }
}

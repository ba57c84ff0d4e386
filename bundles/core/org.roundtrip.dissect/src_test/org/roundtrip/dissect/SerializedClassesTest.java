// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.Externalizable;
import java.io.File;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamConstants;
import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.URI;
import java.text.DecimalFormat;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Currency;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.GregorianCalendar;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Random;
import java.util.SimpleTimeZone;
import java.util.TreeMap;
import java.util.UUID;
import java.util.Vector;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roundtrip.dissect.roles.ByteRole;

/** Classes that write themselves in their own way. */
class SerializedClassesTest {

    /** Does not write its fields. The specification forbids that, but many classes do so. */
    static class Skipping implements Serializable {
        private static final long serialVersionUID = 1L;
        final int first = 0x7777_7777;
        final String text = "never written";

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeInt(5);
            out.writeObject("written instead");
            out.writeUTF("and this");
        }
    }

    static final class Around extends Skipping {
        private static final long serialVersionUID = 1L;
        final Skipping inner = new Skipping();
        final String own = "own";
    }

    public static final class External implements Externalizable {
        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(7);
            out.writeObject("external");
        }

        @Override
        public void readExternal(ObjectInput in) {
        }
    }

    private static Message whole(byte[] call) {
        byte[] next;
        try {
            next = ObjectStreamTest.call("next");
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        List<Message> messages = new Exchange().add(Side.CLIENT, call).add(Side.SERVER, new byte[] {0x53})
                .add(Side.CLIENT, next).messages();
        assertEquals(3, messages.size(), messages::toString);
        Message last = messages.stream().filter(message -> message.side() == Side.CLIENT).toList().getLast();
        assertNull(last.problem());
        assertEquals(List.of("next"), Exchange.values(last, "characters"));
        return messages.stream().filter(message -> message.side() == Side.CLIENT).findFirst().orElseThrow();
    }

    static Stream<Object> ofTheJdk() throws Exception {
        Map<TimeUnit, String> units = new EnumMap<>(TimeUnit.class);
        units.put(TimeUnit.DAYS, "d");
        Properties properties = new Properties();
        properties.setProperty("a", "b");
        Exception failed = new IllegalStateException("outer", new IOException("cause"));
        failed.addSuppressed(new RuntimeException("suppressed"));
        BitSet bits = new BitSet();
        bits.set(77);
        return Stream.of(new LinkedList<>(List.of("a", 1)), new Vector<>(List.of("a")), new LinkedHashMap<>(Map.of("a", 1)),
                new IdentityHashMap<>(Map.of("a", 1)), new TreeMap<>(Map.of("a", 1)), units, EnumSet.of(TimeUnit.DAYS), bits,
                new GregorianCalendar(), new SimpleTimeZone(1, "x"), Locale.GERMANY, BigInteger.TEN.pow(50),
                new BigDecimal("1e40"), UUID.randomUUID(), URI.create("http://a/b"), URI.create("http://a/b").toURL(),
                new File("a"), LocalDateTime.MIN, ZonedDateTime.now(ZoneId.of("Europe/Berlin")), Duration.ofDays(3),
                InetAddress.getLoopbackAddress(), properties, new StringBuffer("a"), new StringBuilder("b"), new Random(1),
                new ConcurrentHashMap<>(Map.of("a", 1)), new CopyOnWriteArrayList<>(List.of("a")),
                new ArrayDeque<>(List.of("a")), new PriorityQueue<>(List.of("a")), new AtomicLong(3),
                Collections.unmodifiableList(new ArrayList<>(List.of("a"))), List.of(1, 2, 3), Map.of("a", "b"), failed,
                Currency.getInstance("EUR"), Pattern.compile("a+"), new DecimalFormat("0.0"),
                new ConcurrentSkipListMap<>(Map.of("a", 1)), new ArrayBlockingQueue<>(3), new LinkedBlockingDeque<>(List.of(1)),
                new Character[] {'a'}, new boolean[] {true}, Thread.State.NEW, new Around());
    }

    @ParameterizedTest
    @MethodSource("ofTheJdk")
    void isReadToItsEnd(Object object) throws IOException {
        Message message = whole(ObjectStreamTest.call(1, object, new Object[] {object, "x"}, "end"));
        assertNull(message.problem());
        assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN));
        assertEquals("end", Exchange.values(message, "characters").getLast());
        assertTrue(Exchange.values(message, "characters").contains("x"));
    }

    @Test
    void dataWrittenInsteadOfTheFieldsIsRead() throws IOException {
        Message message = whole(ObjectStreamTest.call(new Around(), new Skipping(), new Skipping(), "end"));
        assertNull(message.problem());
        List<String> strings = Exchange.values(message, "characters");
        assertEquals(List.of("written instead", "own", "end"), strings.stream().filter(text -> text.indexOf('/') < 0).toList());
        assertEquals(List.of("own"), Exchange.values(message, "own"));
        assertEquals(List.of(), Exchange.values(message, "first"));
    }

    @Test
    void aClassThatNoStreamDescribesMarksItsMessageOnly() throws IOException {
        assertNull(whole(ObjectStreamTest.call(new External(), "end")).problem());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(0x50);
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.useProtocolVersion(ObjectStreamConstants.PROTOCOL_VERSION_1);
            out.write(new byte[34]);
            out.writeObject("before");
            out.writeObject(new External());
            out.writeObject("end");
        }
        Message message = whole(bytes.toByteArray());
        assertTrue(message.problem().contains("in a way of its own"), message.problem());
        assertEquals(List.of("before"), Exchange.values(message, "characters"));
        assertTrue(message.roles().bytes(ByteRole.UNKNOWN) > 10);
        assertEquals(bytes.size(), message.length());
    }

    @Test
    void tooDeepNestingMarksItsMessageOnly() throws IOException {
        ObjectStreamTest.Node first = null;
        for (int i = 0; i < 700; i++) {
            ObjectStreamTest.Node node = new ObjectStreamTest.Node();
            node.next = first;
            first = node;
        }
        Message message = whole(ObjectStreamTest.call("before", first, "end"));
        assertTrue(message.problem().contains("deeper"), message.problem());
        assertTrue(Exchange.values(message, "characters").contains("before"));
        assertTrue(Exchange.values(message, "letter").size() > 400);
    }
}

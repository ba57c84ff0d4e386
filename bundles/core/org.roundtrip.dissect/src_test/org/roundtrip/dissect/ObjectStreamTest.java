// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.roles.ByteRole;

/** Decodes the output of ObjectOutputStream as the arguments of a call. */
class ObjectStreamTest {

    static class Node implements Serializable {
        private static final long serialVersionUID = 1L;
        Node next;
        char letter = 'ß';
        float number = 1.5f;
        byte small = -3;
        short middle = -300;
        boolean yes = true;
        long big = Long.MIN_VALUE;
        Class<?> type = Map.class;
    }

    static final class Handler implements InvocationHandler, Serializable {
        private static final long serialVersionUID = 1L;

        @Override
        public Object invoke(Object proxy, java.lang.reflect.Method method, Object[] arguments) {
            return null;
        }
    }

    static byte[] call(Object... arguments) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(0x50);
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeLong(17);
            out.write(new byte[14]);
            out.writeInt(-1);
            out.writeLong(0x1234);
            for (Object argument : arguments) {
                if (argument instanceof Integer number) {
                    out.writeInt(number);
                } else {
                    out.writeObject(argument);
                }
            }
        }
        return bytes.toByteArray();
    }

    private static Message decoded(Object... arguments) throws IOException {
        List<Message> messages = new Exchange().add(Side.CLIENT, call(arguments)).messages();
        assertEquals(1, messages.size(), messages::toString);
        Message message = messages.getFirst();
        assertTrue(message.problem() == null || message.problem().startsWith("Only the first"), message.problem());
        assertEquals("method 1234", message.operation());
        assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN));
        return message;
    }

    @Test
    void everyKindOfFieldHasItsValue() throws IOException {
        Node node = new Node();
        node.next = node;
        Message message = decoded(node);
        Map<String, String> wanted = Map.of("letter", "ß", "number", "1.5", "small", "-3", "middle", "-300", "yes",
                "true", "big", Long.toString(Long.MIN_VALUE), "next", Node.class.getName(), "type",
                "class java.util.Map");
        wanted.forEach((name, value) -> assertEquals(value, Exchange.values(message, name).contains(value) ? value
                : Exchange.values(message, name).toString(), name));
    }

    @Test
    void classesThatWriteThemselvesAreReadToTheirEnd() throws IOException {
        Map<String, Object> map = new HashMap<>();
        map.put("a", new ArrayList<>(List.of(1L, "x")));
        map.put("b", new TreeSet<>(List.of(TimeUnit.DAYS, TimeUnit.HOURS)));
        map.put("c", new BigDecimal("3.14"));
        Object proxy = Proxy.newProxyInstance(ObjectStreamTest.class.getClassLoader(),
                new Class<?>[] {Comparable.class, Runnable.class}, new Handler());
        Message message = decoded(5, map, new Date(), LocalDate.EPOCH, proxy, 6, List.of("y"), new IOException("io"),
                null, new int[][] {{1, 2}, {}}, "end");
        List<String> strings = Exchange.values(message, "characters");
        for (String each : List.of("a", "b", "c", "x", "y", "io", "HOURS", "end")) {
            assertTrue(strings.contains(each), each);
        }
        assertTrue(Exchange.values(message, "interface").contains("java.lang.Runnable"));
    }

    @Test
    void longStringsAndArraysAreWhole() throws IOException {
        Message message = decoded("é".repeat(50_000), new byte[100_000], new double[30_000], "end");
        assertEquals(50_000 * 2 + 100_000 + 240_000 + 3, message.roles().bytes(ByteRole.CONTENT), 20);
        assertTrue(message.fields().size() > 0);
    }

    @Test
    void deepNestingIsRefusedNotFollowed() throws IOException {
        Node first = null;
        for (int i = 0; i < 700; i++) {
            Node node = new Node();
            node.next = first;
            first = node;
        }
        List<Message> messages = new Exchange().add(Side.CLIENT, call(first)).messages();
        assertTrue(messages.getFirst().problem().contains("deeper"), messages.getFirst().problem());
    }
}

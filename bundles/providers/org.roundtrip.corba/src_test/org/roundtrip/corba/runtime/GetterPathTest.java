// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.StandardSocketOptions;
import java.nio.channels.SocketChannel;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Values that are reached by methods without parameters, and by fields. */
class GetterPathTest {
    @Test
    void aPathGoesThroughClassesThatAreNotPublic() {
        assertEquals("7", GetterPath.read(Map.of("a", List.of("7")), "values.iterator.next.iterator.next.toString"));
    }

    @Test
    void aSocketOfAChannelSaysItsOptions() throws Exception {
        try (SocketChannel channel = SocketChannel.open()) {
            channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
            assertEquals("true", GetterPath.read(channel, "socket.getTcpNoDelay"));
        }
    }

    @Test
    void aPathGoesThroughFieldsThatNoMethodReturns() {
        assertEquals("5", GetterPath.read(new Object() {
            private final List<String> kept = List.of("5");
        }, "kept.iterator.next"));
    }

    @Test
    void whereThereIsNothingTheTextIsEmpty() {
        assertEquals("", GetterPath.read(List.of(), "iterator.next"));
        assertEquals("", GetterPath.read(List.of(), "nothing"));
    }
}

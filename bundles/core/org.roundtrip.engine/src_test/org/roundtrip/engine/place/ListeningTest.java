// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.place;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Where this process itself listens. */
@EnabledOnOs(OS.LINUX)
class ListeningTest {
    private static List<InetSocketAddress> here() {
        return Listening.of(ProcessHandle.current().pid());
    }

    @Test
    void eachAddressIsFoundWhileItIsOpenAndNoConnectionIs() throws Exception {
        for (String address : List.of("127.0.0.1", "127.0.0.2")) {
            InetSocketAddress open;
            try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getByName(address));
                    Socket client = new Socket(server.getInetAddress(), server.getLocalPort())) {
                open = (InetSocketAddress) server.getLocalSocketAddress();
                assertTrue(here().contains(open), here()::toString);
                assertFalse(here().contains((InetSocketAddress) client.getLocalSocketAddress()));
            }
            assertFalse(here().contains(open));
        }
    }

    @Test
    void allAddressesAreOneThatIsAny() throws Exception {
        try (ServerSocket server = new ServerSocket(0)) {
            assertTrue(here().stream().filter(each -> each.getPort() == server.getLocalPort())
                    .allMatch(each -> each.getAddress().isAnyLocalAddress()));
            assertTrue(here().stream().anyMatch(each -> each.getPort() == server.getLocalPort()));
        }
    }

    @Test
    void ofAProcessThatIsGoneNothingIsSaid() throws Exception {
        Process ended = new ProcessBuilder("true").start();
        ended.waitFor();
        assertEquals(List.of(), Listening.of(ended.pid()));
    }
}

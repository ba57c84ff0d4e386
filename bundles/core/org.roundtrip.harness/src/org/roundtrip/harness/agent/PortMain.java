// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.agent;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;

/**
 * Listens on ports, so that somebody elsewhere can find out which of them a firewall lets through. Arguments: the address,
 * and the ports; 0 is any. Prints the ports that it listens on, and a line feed; closes each connection; ends with its
 * standard input. This class is sent to a host alone, so it uses no other one.
 */
public final class PortMain {
    private PortMain() {
    }

    /** Listens until the input ends. */
    public static void main(String... arguments) throws IOException {
        InetAddress address = InetAddress.getByName(arguments[0]);
        for (int i = 1; i < arguments.length; i++) {
            try {
                ServerSocket listening = new ServerSocket();
                listening.bind(new InetSocketAddress(address, Integer.parseInt(arguments[i])));
                Thread thread = new Thread(() -> accept(listening));
                thread.setDaemon(true);
                thread.start();
                System.out.print(listening.getLocalPort() + " ");
            } catch (IOException taken) {
                // another program has it, or the address is not one of this machine
            }
        }
        System.out.print('\n');
        System.out.flush();
        while (System.in.read() >= 0) {
            continue;
        }
    }

    private static void accept(ServerSocket listening) {
        try {
            while (true) {
                listening.accept().close();
            }
        } catch (IOException closed) {
            // the end
        }
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.network.ethernet;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/**
 * Main class of the switch process, whose arguments are two devices and the latency in microseconds. It says
 * {@code ready}, or one sentence on why not and ends. Each line on its standard input is answered with
 * {@code FORWARDED DROPPED LATE}, in frames so far; when standard input closes it ends.
 */
public final class EthernetSwitch {
    private EthernetSwitch() {
    }

    /** @param arguments two devices, latency in microseconds */
    public static void main(String[] arguments) throws IOException {
        try {
            PacketSocket one = PacketSocket.open(arguments[0]);
            PacketSocket other = PacketSocket.open(arguments[1]);
            long latencyNanos = Long.parseLong(arguments[2]) * 1000;
            Relay there = new Relay(one, other, latencyNanos);
            Relay back = new Relay(other, one, latencyNanos);
            there.start("there");
            back.start("back");
            System.out.println("ready");
            answer(there, back);
        } catch (IOException | LinkageError e) {
            System.out.println(e.getMessage());
        }
    }

    private static void answer(Relay there, Relay back) throws IOException {
        BufferedReader questions = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        while (questions.readLine() != null) {
            System.out.println(there.forwarded() + back.forwarded() + " " + (there.dropped() + back.dropped()) + " "
                    + (there.late() + back.late()));
        }
    }
}

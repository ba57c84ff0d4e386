// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.network.ethernet;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/**
 * Main class of the switch process. It prints {@code ready}, or else one sentence on why it cannot run, and ends. A number
 * on its standard input is the latency in microseconds of the frames that come from then on. It answers each line there with {@code FORWARDED DROPPED LATE}, three numbers of frames so far. It ends when standard
 * input closes.
 */
public final class EthernetSwitch {
    private static final long NANOS_PER_MICRO = 1000;

    private EthernetSwitch() {
    }

    /** @param arguments two devices, and the latency in microseconds */
    public static void main(String[] arguments) throws IOException {
        try {
            PacketSocket one = PacketSocket.open(arguments[0]);
            PacketSocket other = PacketSocket.open(arguments[1]);
            long latencyNanos = Long.parseLong(arguments[2]) * NANOS_PER_MICRO;
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
        for (String line = questions.readLine(); line != null; line = questions.readLine()) {
            if (!line.equals("?")) {
                long nanos = Long.parseLong(line) * NANOS_PER_MICRO;
                there.latency(nanos);
                back.latency(nanos);
            }
            System.out.println(there.forwarded() + back.forwarded() + " " + (there.dropped() + back.dropped()) + " "
                    + (there.late() + back.late()));
        }
    }
}

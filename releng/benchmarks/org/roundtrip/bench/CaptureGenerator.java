// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.roundtrip.capture.file.PcapngWriter;

/**
 * Writes a capture of as many packets as wanted: some hundred TCP connections with requests, responses, acknowledgements
 * and now and then a packet sent again; about 192 bytes a packet. The same seed gives the same packets, and a shorter
 * capture is the beginning of a longer one.
 */
public final class CaptureGenerator {
    private static final int CONNECTIONS = 300;
    private static final int SERVER_PORT = 50_000;
    private static final int CALLS_OF_A_CONNECTION = 20_000;
    /** Longest request or response: with the acknowledgements a packet then has 192 bytes on average. */
    private static final int LONGEST = 378;
    private static final int SENT_AGAIN_PER_MILLE = 3;
    private static final long BEGIN = 1_700_000_000_000_000_000L;

    private final PcapngWriter writer;
    private final long wanted;
    private final SplittableRandom random;
    private long written;
    private long now = BEGIN;
    private int nextPort = 1024;

    private CaptureGenerator(PcapngWriter writer, long wanted, long seed) {
        this.writer = writer;
        this.wanted = wanted;
        random = new SplittableRandom(seed);
    }

    /** @param args file, packets, seed */
    public static void main(String[] args) throws IOException {
        String filter = "tcp and (port " + SERVER_PORT + ")";
        try (PcapngWriter writer = new PcapngWriter(Path.of(args[0]), 1, 262_144, "lo", filter)) {
            new CaptureGenerator(writer, Long.parseLong(args[1]), Long.parseLong(args[2])).generate();
            writer.statistics(Long.parseLong(args[1]), 0);
        }
    }

    private void generate() throws IOException {
        List<TcpTalk> talks = new ArrayList<>();
        while (written < wanted) {
            if (talks.size() < CONNECTIONS) {
                talks.add(open());
            }
            int number = random.nextInt(talks.size());
            TcpTalk talk = talks.get(number);
            call(talk);
            if (random.nextInt(CALLS_OF_A_CONNECTION) == 0) {
                close(talk);
                talks.remove(number);
            }
        }
    }

    private TcpTalk open() throws IOException {
        nextPort = nextPort == 49_999 ? 1024 : nextPort + 1;
        TcpTalk talk = new TcpTalk(nextPort, SERVER_PORT, random.nextInt(), random.nextInt());
        write(talk.packet(true, TcpTalk.SYN, 0));
        write(talk.packet(false, TcpTalk.SYN | TcpTalk.ACK, 0));
        write(talk.packet(true, TcpTalk.ACK, 0));
        return talk;
    }

    private void call(TcpTalk talk) throws IOException {
        send(talk, true);
        send(talk, false);
        write(talk.packet(true, TcpTalk.ACK, 0));
    }

    private void send(TcpTalk talk, boolean fromClient) throws IOException {
        byte[] packet = talk.packet(fromClient, TcpTalk.ACK | TcpTalk.PUSH, random.nextInt(LONGEST));
        for (int at = TcpTalk.HEADERS; at < packet.length; at++) {
            packet[at] = (byte) (at * packet.length);
        }
        write(packet);
        if (random.nextInt(1000) < SENT_AGAIN_PER_MILLE) {
            write(packet);
        }
    }

    private void close(TcpTalk talk) throws IOException {
        write(talk.packet(true, TcpTalk.ACK | TcpTalk.FIN, 0));
        write(talk.packet(false, TcpTalk.ACK | TcpTalk.FIN, 0));
        write(talk.packet(true, TcpTalk.ACK, 0));
    }

    private void write(byte[] packet) throws IOException {
        if (written < wanted) {
            now += 500 + random.nextInt(20_000);
            writer.write(now, packet, packet.length);
            written++;
        }
    }
}

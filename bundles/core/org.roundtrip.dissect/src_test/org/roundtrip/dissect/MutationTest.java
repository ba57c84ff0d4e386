// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roundtrip.tests.shapes.Tries;

/**
 * Decodes damaged bytes: {@link Exchange} checks that every byte is in exactly one message, and that no dissector
 * fails.
 */
@Tag("fuzz")
class MutationTest {
    private static final int MUTATIONS = Tries.of(300, 6000);

    /** Of {@code int yield_()} over RMI. */
    private static final byte[] YIELD_HASH = HexFormat.of().parseHex("3532fb87d6fa5103");

    static List<List<Exchange.Turn>> talks() throws IOException {
        List<List<Exchange.Turn>> talks = new ArrayList<>();
        Map<String, Object> map = new HashMap<>();
        map.put("dates", new Date[] {new Date(0)});
        map.put("tree", new TreeMap<>(Map.of("k", 1.5, "l", Thread.State.NEW)));
        byte[] call = ObjectStreamTest.call(5, map, new ObjectStreamTest.Node(), "text", new IOException("io"));
        byte[] answer = call.clone();
        answer[0] = 0x51;
        talks.add(new Exchange().add(Side.CLIENT, "JRMI\0\2K".getBytes(StandardCharsets.ISO_8859_1))
                .add(Side.SERVER, "N\0\1h\0\0\0\5".getBytes(StandardCharsets.ISO_8859_1))
                .add(Side.CLIENT, new byte[6]).add(Side.CLIENT, call).add(Side.SERVER, answer).add(Side.CLIENT, call)
                .turns());
        talks.add(MultiplexingTest.talk().turns());
        byte[] generate = ObjectStreamTest.call();
        System.arraycopy(YIELD_HASH, 0, generate, generate.length - 8, 8);
        byte[] skipping = ObjectStreamTest.call(new SerializedClassesTest.Around(), 6, "end");
        talks.add(new Exchange().add(Side.CLIENT, generate).add(Side.SERVER, answer).add(Side.CLIENT, skipping)
                .add(Side.SERVER, answer).add(Side.CLIENT, call).turns());
        talks.add(GiopTest.recorded(0, false).turns());
        talks.add(GiopTest.recorded(2, true).turns());
        talks.add(GiopContractTest.calls(1, true).turns());
        talks.add(GiopContractTest.calls(2, false).turns());
        talks.add(GiopReferenceTest.naming(true).turns());
        talks.add(new Exchange().add(Side.CLIENT, SocketTest.request(3, new byte[40]))
                .add(Side.SERVER, SocketTest.reply(new byte[9])).add(Side.CLIENT, SocketTest.request(3, new byte[4]))
                .turns());
        talks.add(new Exchange().add(Side.CLIENT, SoapTest.request(SoapTest.REFERRING.getBytes(StandardCharsets.UTF_8)))
                .add(Side.SERVER, SoapTest.response(200, SoapTest.LITERAL.getBytes(StandardCharsets.UTF_16), 60))
                .add(Side.CLIENT, SoapTest.request(SoapTest.LITERAL.getBytes(StandardCharsets.UTF_8)))
                .add(Side.SERVER, SoapTest.response(500, SoapTest.FAULT.getBytes(StandardCharsets.UTF_8), 90)).turns());
        talks.add(new Exchange().add(Side.CLIENT, SoapTest.mtom()).turns());
        talks.add(new Exchange().add(Side.CLIENT, SoapTest.request(XmlRpcTest.CALL.getBytes(StandardCharsets.UTF_8)))
                .add(Side.SERVER, SoapTest.response(200, XmlRpcTest.FAULT.getBytes(StandardCharsets.UTF_8), 60)).turns());
        String post = "POST /b HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\n\r\nbody";
        String ok = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n";
        talks.add(new Exchange().add(Side.CLIENT, HexFormat.of().parseHex("1603010033" + "0100002f0303" + "5a".repeat(32)
                + "00" + "0002c02f" + "0100" + "0004ff010000")).add(Side.SERVER, HexFormat.of().parseHex("160303002a"
                + "020000260303" + "a5".repeat(32) + "00c02f00" + "1403030001011503030002020a"
                + "1703030004deadbeef")).turns());
        talks.add(new Exchange().add(Side.CLIENT, post.getBytes()).add(Side.SERVER, ok.getBytes())
                .add(Side.CLIENT, post.getBytes()).add(Side.SERVER, ok.getBytes()).turns());
        talks.add(IceTest.recorded().turns());
        talks.add(JrmpBodyTest.exchange(skipping, answer).turns());
        talks.add(TlsKeysTest.damaged().turns());
        talks.add(RmipTest.recorded().turns());
        talks.add(EjbdTest.recorded().turns());
        talks.add(RemotingTest.recorded().turns());
        talks.add(HttpUpgradeTest.http2().turns());
        talks.add(HttpUpgradeTest.webSocket().turns());
        talks.add(HttpUpgradeTest.tunnel(post.getBytes()).add(Side.SERVER, ok.getBytes()).turns());
        List<Exchange.Turn> grpc = GrpcTest.recorded().turns();
        talks.add(grpc.subList(0, Math.min(30, grpc.size())));
        return talks;
    }

    @Test
    void damagedBytesNeverStopTheDecoding() throws IOException {
        List<List<Exchange.Turn>> talks = talks();
        long[] seen = new long[2];
        for (int seed = 0; seed < MUTATIONS; seed++) {
            Random random = new Random(seed);
            List<Exchange.Turn> damaged = damaged(talks.get(seed % talks.size()), random);
            try {
                for (Message message : Exchange.messages(damaged, hints(seed), 1 + random.nextInt(300),
                        random.nextInt(3) == 0 ? 10 : 0, random)) {
                    seen[message.problem() == null ? 0 : 1]++;
                }
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("seed " + seed, e);
            }
        }
        assertTrue(seen[0] > MUTATIONS / 2, "good ones are still found");
        assertTrue(seen[1] > MUTATIONS / 2, "bad ones are marked");
    }

    /** The contract fits some of them. */
    static Hints hints(int seed) {
        return switch (seed % 5) {
            case 0 -> Hints.NONE;
            case 1 -> Hints.of(IceTest.CONTRACT);
            case 2 -> Hints.of(EjbTrial.CONTRACT);
            default -> Hints.of(GiopContractTest.CONTRACT).with(TlsKeysTest.HINTS.keys());
        };
    }

    static List<Exchange.Turn> damaged(List<Exchange.Turn> turns, Random random) {
        List<Exchange.Turn> damaged = new ArrayList<>();
        for (Exchange.Turn turn : turns) {
            byte[] bytes = turn.bytes().clone();
            int changes = random.nextInt(4);
            for (int i = 0; i < changes; i++) {
                int at = random.nextInt(bytes.length);
                switch (random.nextInt(5)) {
                    case 0 -> bytes[at] = (byte) random.nextInt();
                    case 1 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
                    case 2 -> bytes[at] = (byte) (0x70 + random.nextInt(15));
                    case 3 -> bytes = Arrays.copyOf(bytes, Math.max(1, at));
                    default -> System.arraycopy(bytes, random.nextInt(at + 1), bytes, at,
                            random.nextInt(bytes.length - at));
                }
            }
            if (random.nextInt(20) > 0) {
                damaged.add(new Exchange.Turn(turn.side(), bytes));
            }
        }
        return damaged;
    }
}

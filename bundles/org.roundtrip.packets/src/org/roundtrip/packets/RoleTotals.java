// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.io.IOException;
import java.util.Map;
import java.util.OptionalDouble;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.dissect.ByteRole;
import org.roundtrip.dissect.frame.Frames;
import org.roundtrip.dissect.frame.Headers;

/**
 * Where the bytes of messages, calls or whole captures go on the wire. A byte that was sent again counts apart, without
 * its role; so do headers of such packets count as any. Immutable.
 */
public final class RoleTotals {
    private static final ByteRole[] ROLES = ByteRole.values();

    /** Nothing. */
    public static final RoleTotals NONE = new Sum().total();

    private final long[] bytes;
    private final long packets;
    private final long sentAgain;

    private RoleTotals(long[] bytes, long packets, long sentAgain) {
        this.bytes = bytes;
        this.packets = packets;
        this.sentAgain = sentAgain;
    }

    /** Counts; for one thread. */
    static final class Sum {
        private final long[] bytes = new long[ROLES.length];
        private long packets;
        private long sentAgain;

        void headers(Headers headers) {
            packets++;
            add(ByteRole.LINK_HEADER, headers.link());
            add(ByteRole.IP_HEADER, headers.ip());
            add(ByteRole.TCP_HEADER, headers.tcp());
            add(ByteRole.PADDING, headers.padding());
        }

        void add(ByteRole role, long some) {
            bytes[role.ordinal()] += some;
        }

        void add(Map<ByteRole, Long> some) {
            some.forEach(this::add);
        }

        void sentAgain(long some) {
            sentAgain += some;
        }

        RoleTotals total() {
            return new RoleTotals(bytes.clone(), packets, sentAgain);
        }
    }

    /** Where the bytes of a message and of its packets' headers go; bytes sent again are not counted. */
    public static RoleTotals ofMessage(OpenCapture capture, int message) throws IOException {
        MessageRow row = capture.messages().row(message);
        Sum sum = new Sum();
        if (row.firstPacket() >= 0) {
            sum.add(row.bytesByRole());
            for (int packet = row.firstPacket(); packet <= row.lastPacket(); packet++) {
                if (capture.messages().messageOf(packet) == message && !capture.messages().sentAgain(packet)) {
                    sum.headers(headers(capture, packet));
                }
            }
        }
        return sum.total();
    }

    /** Where the bytes of a captured call go; empty until the capture is decoded. */
    public static RoleTotals ofCall(OpenCapture capture, int call) throws IOException {
        Sum sum = new Sum();
        for (int packet : capture.calls().packets(call).toArray()) {
            sum.headers(headers(capture, packet));
            sum.sentAgain(capture.messages().sentAgain(packet) ? capture.index().payloadLength(packet) : 0);
        }
        for (int message : capture.calls().messages(call).toArray()) {
            MessageRow row = capture.messages().row(message);
            if (row.firstPacket() >= 0) {
                sum.add(row.bytesByRole());
            }
        }
        return sum.total();
    }

    private static Headers headers(OpenCapture capture, int packet) throws IOException {
        return Frames.headers(capture.indexer().packet(packet, PacketFile.HEAD_BYTES));
    }

    /** Of all captured calls of a capture together; empty until it is decoded. */
    public static RoleTotals ofCalls(OpenCapture capture) {
        return capture.attribution().map(Attribution::bytesOfCalls).orElse(NONE);
    }

    /** Of a whole capture; empty until it is decoded. */
    public static RoleTotals of(OpenCapture capture) {
        return capture.attribution().map(found -> found.bytesOfCalls().plus(found.bytesOutside())).orElse(NONE);
    }

    /** Both together. */
    public RoleTotals plus(RoleTotals other) {
        long[] both = new long[ROLES.length];
        for (int role = 0; role < both.length; role++) {
            both[role] = bytes[role] + other.bytes[role];
        }
        return new RoleTotals(both, packets + other.packets, sentAgain + other.sentAgain);
    }

    /** How many bytes are there for that, link, IP and TCP headers included. */
    public long bytes(ByteRole role) {
        return bytes[role.ordinal()];
    }

    /** How many packets there are. */
    public long packets() {
        return packets;
    }

    /** Bytes above TCP that were sent before. */
    public long sentAgain() {
        return sentAgain;
    }

    /** All bytes on the wire. */
    public long wire() {
        long wire = sentAgain;
        for (long some : bytes) {
            wire += some;
        }
        return wire;
    }

    /** How many bytes cross the wire for each byte of content; empty without content. */
    public OptionalDouble ratio() {
        long content = bytes(ByteRole.CONTENT);
        return content == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) wire() / content);
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.fuzz;

import static org.roundtrip.packets.fuzz.Checks.check;

import java.util.Arrays;
import java.util.List;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.LinkType;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.dissect.Field;
import org.roundtrip.dissect.frame.Frames;
import org.roundtrip.dissect.frame.Headers;

/** A frame: the number of its link layer among the known ones, the number of missing bytes, then its bytes. */
final class FrameTarget implements FuzzTarget {
    private final List<byte[]> seeds;

    /** @param frames of Ethernet */
    FrameTarget(List<byte[]> frames) {
        seeds = frames.stream().map(frame -> {
            byte[] seed = new byte[frame.length + 2];
            seed[0] = (byte) LinkType.ETHERNET.ordinal();
            System.arraycopy(frame, 0, seed, 2, frame.length);
            return seed;
        }).toList();
    }

    @Override
    public String name() {
        return "frame";
    }

    @Override
    public List<byte[]> seeds() {
        return seeds;
    }

    @Override
    public void run(byte[] input, Outcome outcome) {
        int link = input.length < 1 ? 0 : input[0] & 0xFF;
        int cut = input.length < 2 ? 0 : input[1] & 0xFF;
        byte[] frame = Arrays.copyOfRange(input, Math.min(2, input.length), input.length);
        LinkType[] types = LinkType.values();
        int code = link < types.length ? types[link].code() : link;
        Packet packet = new Packet(0, 0, 0, code, frame.length, frame.length + cut, frame);
        outcome.count("link", code);
        IpPacket.of(packet).ifPresent(ip -> {
            check(ip.payloadLength() >= 0 && ip.payloadAt() >= 0, "payload");
            outcome.count("protocol", ip.protocol());
            outcome.see("tcp", ip.isTcp() ? ip.tcp().flagNames() : "none");
            outcome.see("host", ip.source().toString().length() > 20);
        });
        Headers headers = Frames.headers(packet);
        check(headers.link() >= 0 && headers.ip() >= 0 && headers.tcp() >= 0, "headers");
        within(Frames.fields(packet), 0, packet.wireLength(), outcome);
    }

    private static void within(List<Field> fields, long from, long to, Outcome outcome) {
        for (Field field : fields) {
            check(field.from() >= from && field.to() <= to && field.from() <= field.to(), field.name());
            outcome.see("field", field.name());
            within(field.parts(), field.from(), field.to(), outcome);
        }
    }
}

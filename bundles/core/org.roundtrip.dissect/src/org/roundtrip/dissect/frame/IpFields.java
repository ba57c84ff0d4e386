// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.frame;

import java.util.Arrays;
import java.util.Map;
import org.roundtrip.capture.packet.HostPort;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;

/** The header of IPv4, and the payload of both versions of IP. */
final class IpFields {
    private static final ByteRole ROLE = ByteRole.IP_HEADER;
    private static final int HEADER_BYTES = 20;
    private static final int CHECKSUM_AT = 10;
    private static final int ESP = 50;
    private static final int NOTHING = 59;
    private static final Map<Integer, String> PROTOCOLS = Map.of(1, "ICMP", 2, "IGMP", IpPacket.TCP, "TCP",
            IpPacket.UDP, "UDP", 41, "IPv6", 47, "GRE", ESP, "ESP", 58, "ICMPv6", NOTHING, "nothing", 132, "SCTP");
    private static final Map<Integer, String> OPTIONS = Map.of(7, "record route", 68, "time stamp", 130, "security", 131,
            "loose source route", 137, "strict source route", 148, "router alert");

    private IpFields() {
    }

    static void take(MessageReader in, FramePlace place) throws DissectException {
        place.enter(in);
        int onWire = place.left(in);
        switch (in.peek() >> 4) {
            case 4 -> ipv4(in, onWire, place);
            case 6 -> Ipv6Fields.take(in, onWire, place);
            default -> throw new DissectException.Malformed("ip.version", in.peek() >> 4);
        }
        if (in.available() > 0) {
            in.bytes("padding", in.available(), ByteRole.PADDING);
        }
    }

    static String protocol(int number) {
        return PROTOCOLS.getOrDefault(number, "protocol") + " (" + number + ")";
    }

    private static void ipv4(MessageReader in, int onWire, FramePlace place) throws DissectException {
        byte[] head = in.look((in.peek() & 0xF) * 4);
        in.open("IPv4", ROLE);
        int header = (int) (in.integer(1) & 0xF) * 4;
        in.note("version and header length", "4, " + FrameWords.bytes(header), 1, ROLE);
        if (header < HEADER_BYTES) {
            throw new DissectException.Malformed("ip.header", header);
        }
        trafficClass(in);
        int total = (int) in.integer(2);
        in.note("total length", FrameWords.length(total), 2, ROLE);
        in.u16("identification", ROLE);
        int fragment = (int) in.integer(2);
        in.note("fragment", fragment(fragment), 2, ROLE);
        in.u8("time to live", ROLE);
        int protocol = (int) in.integer(1);
        in.note("protocol", protocol(protocol), 1, ROLE);
        int checksum = (int) in.integer(2);
        in.note("checksum", head.length < header ? FrameWords.text("checksum.cut", Checksum.hexadecimal(checksum))
                : headerChecksum(head).state(checksum), 2, ROLE);
        HostPort source = new HostPort(0, in.integer(4), false, 0);
        in.note("source", source.host(), 4, ROLE);
        HostPort destination = new HostPort(0, in.integer(4), false, 0);
        in.note("destination", destination.host(), 4, ROLE);
        if (header > HEADER_BYTES) {
            options(in, header - HEADER_BYTES);
        }
        in.close(FrameWords.way(source.host(), destination.host()));
        int length = Math.clamp((total == 0 ? onWire : Math.min(total, onWire)) - header, 0, Integer.MAX_VALUE);
        Checksum pseudo = new Checksum().add(Arrays.copyOfRange(head, 12, 20)).add(protocol).add(length);
        carried(in, (fragment & 0x1FFF) == 0 ? protocol : -1, (fragment & 0x3FFF) == 0, length, pseudo, place);
    }

    static void trafficClass(MessageReader in) throws DissectException {
        int value = (int) in.integer(1);
        in.note("traffic class", "DSCP %s, ECN %s".formatted(value >> 2, value & 3), 1, ROLE);
    }

    private static Checksum headerChecksum(byte[] head) {
        byte[] without = head.clone();
        without[CHECKSUM_AT] = 0;
        without[CHECKSUM_AT + 1] = 0;
        return new Checksum().add(without);
    }

    private static String fragment(int bits) {
        String place = (bits & 0x3FFF) == 0 ? FrameWords.text("whole") : FrameWords.fragment((bits & 0x1FFF) * 8, (bits & 0x2000) == 0);
        return (bits & 0x4000) == 0 ? place : FrameWords.text("whole.only", place);
    }

    private static void options(MessageReader in, int size) throws DissectException {
        int end = in.taken() + size;
        in.open("options", ROLE);
        while (in.taken() < end) {
            int kind = in.peek();
            int length = kind < 2 ? 1 : in.peek(1);
            if (length < 0) {
                throw DissectException.Incomplete.INSTANCE;
            }
            if (length == 0 || length > end - in.taken()) {
                in.bytes("damaged option", end - in.taken(), ROLE);
            } else if (kind == 0) {
                in.bytes("end of options", end - in.taken(), ROLE);
            } else {
                in.bytes(kind == 1 ? "no operation" : OPTIONS.getOrDefault(kind, "option " + kind), length, ROLE);
            }
        }
        in.close("");
    }

    /**
     * The payload of an IP packet.
     *
     * @param protocol its number, negative in a fragment that does not begin it
     * @param whole    whether it is all in this packet
     * @param length   on the wire
     * @param pseudo   the checksum over what TCP and UDP count of the IP header
     */
    static void carried(MessageReader in, int protocol, boolean whole, int length, Checksum pseudo, FramePlace place)
            throws DissectException {
        if (in.taken() < place.inner()) {
            TunnelFields.take(in, protocol, place);
            return;
        }
        switch (protocol) {
            case IpPacket.TCP -> TcpFields.take(in, length, whole ? pseudo : null);
            case IpPacket.UDP -> TcpFields.udp(in, length, whole ? pseudo : null);
            case ESP -> Frames.payload(in, "encrypted", length, ByteRole.ENCRYPTED);
            case -1 -> Frames.payload(in, "fragment", length, ByteRole.CONTENT);
            default -> Frames.payload(in, protocol(protocol), length, ByteRole.UNKNOWN);
        }
    }
}

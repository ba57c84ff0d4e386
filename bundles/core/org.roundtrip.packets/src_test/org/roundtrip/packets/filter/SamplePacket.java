// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.roundtrip.capture.packet.HostPort;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.capture.packet.TcpHeader;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.Field;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.Side;
import org.roundtrip.packets.PacketRow;
import org.roundtrip.packets.decode.MessageRow;

/**
 * The eighth packet of a capture. It carries, within TLS, a GIOP request with id 77 for the operation f1, in the fourth call, to
 * port 2809.
 */
final class SamplePacket implements FilterContext {
    private static final HostPort CLIENT = new HostPort(0, 0x7F000001L, false, 40_000);
    private static final HostPort SERVER = new HostPort(0, 0x7F000001L, false, 2809);

    private final String comment;
    private final BooleanSupplier wanted;

    SamplePacket() {
        this("rather odd");
    }

    SamplePacket(String comment) {
        this(comment, () -> true);
    }

    SamplePacket(String comment, BooleanSupplier wanted) {
        this.comment = comment;
        this.wanted = wanted;
    }

    @Override
    public PacketRow row() {
        Packet packet = new Packet(7, 1000, 1_000_000, 1, 210, 210, new byte[0]);
        TcpHeader tcp = new TcpHeader(5, 6, TcpHeader.ACK | TcpHeader.PSH, 512);
        return new PacketRow(packet, new IpPacket(CLIENT, SERVER, IpPacket.TCP, 144, 66, tcp), 1_500_000L, 250_000L, true,
                0, 3L, 0, 5L, 6L, null);
    }

    @Override
    public int number() {
        return 7;
    }

    @Override
    public int wireLength() {
        return row().packet().wireLength();
    }

    @Override
    public Integer payloadLength() {
        return row().ip().payloadLength();
    }

    @Override
    public Integer stream() {
        return row().stream();
    }

    @Override
    public Boolean fromClient() {
        return row().fromClient();
    }

    @Override
    public Long call() {
        return row().call();
    }

    @Override
    public Long sinceFirst() {
        return row().sinceFirst();
    }

    @Override
    public Long sinceLast() {
        return row().sinceLast();
    }

    @Override
    public List<MessageRow> messages() {
        return List.of(row(77));
    }

    private static MessageRow row(long requestId) {
        return new MessageRow(0, 0, "giop", Side.CLIENT, MessageKind.REQUEST, List.of("tls"), "f1", "", requestId, 0, 144, 7, 7, 3, 1,
                Map.of(), null);
    }

    @Override
    public Long callNanos() {
        return 90_000L;
    }

    @Override
    public Message message(int number) {
        Field name = field("name", "say \"hi\"", List.of());
        return new Message("giop", Side.CLIENT, MessageKind.REQUEST, List.of("tls"), "f1", "", 77, 0, 144, List.of(
                field("request id", "77", List.of()), field("operation", "f1", List.of()),
                field("body", "", List.of(name))), false, null, List.of(), List.of(), null);
    }

    private static Field field(String name, String value, List<Field> parts) {
        return new Field(name, value, 0, 0, ByteRole.CONTENT, parts);
    }

    @Override
    public boolean marked() {
        return true;
    }

    @Override
    public String comment() {
        return comment;
    }

    @Override
    public boolean wanted() {
        return wanted.getAsBoolean();
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.rows;

import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.TcpHeader;
import org.roundtrip.dissect.Dissector.AnswerTerm;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.words.Numbers;

/** Describes packets in words. */
public final class PacketDescription {
    private static final Texts TEXTS = Texts.of(PacketDescription.class);

    private PacketDescription() {
    }

    /** The innermost protocol that is known. */
    public static String protocol(ListRow row) {
        if (!row.protocol().isEmpty()) {
            return row.protocol();
        }
        IpPacket ip = row.row().ip();
        if (ip == null) {
            return Numbers.NOT_MEASURED;
        }
        return switch (ip.protocol()) {
            case IpPacket.TCP -> TEXTS.text("tcp");
            case IpPacket.UDP -> TEXTS.text("udp");
            default -> TEXTS.text("ip", ip.protocol());
        };
    }

    static String operation(ListRow row) {
        return row.message() == null || row.message().operation().isEmpty() ? Numbers.NOT_MEASURED
                : row.message().operation();
    }

    /** The method of an HTTP request, or the status of its response. */
    static String status(ListRow row) {
        return row.message() == null || row.message().code().isEmpty() ? Numbers.NOT_MEASURED : row.message().code();
    }

    /** The purpose of the packet in a few words. */
    static String info(ListRow row) {
        IpPacket ip = row.row().ip();
        if (row.message() != null) {
            String words = message(row.message(), row.answer(), row.row().packet().index());
            return row.again() ? TEXTS.text("again", words) : words;
        }
        if (ip == null) {
            return TEXTS.text("noIp");
        }
        if (!ip.isTcp()) {
            return ip.protocol() == IpPacket.TCP ? TEXTS.text("fragment")
                    : TEXTS.text("carries", Numbers.count(ip.payloadLength()));
        }
        String control = control(ip.tcp());
        return ip.payloadLength() > 0 ? TEXTS.text("carries", Numbers.count(ip.payloadLength()))
                : control != null ? control : acknowledges(row);
    }

    /** The number is counted from the beginning of the connection. */
    private static String acknowledges(ListRow row) {
        Long number = row.row().acknowledgement();
        return TEXTS.text("acknowledges", Numbers.count(number == null ? (Long) row.row().ip().tcp().acknowledgement() : number));
    }

    private static String control(TcpHeader tcp) {
        if (tcp.has(TcpHeader.RST)) {
            return TEXTS.text("resets");
        }
        if (tcp.has(TcpHeader.SYN)) {
            return tcp.has(TcpHeader.ACK) ? TEXTS.text("accepts") : TEXTS.text("opens");
        }
        return tcp.has(TcpHeader.FIN) ? TEXTS.text("closes") : null;
    }

    private static String size(long bytes) {
        return Numbers.bytes(bytes);
    }

    private static String message(MessageRow message, AnswerTerm answer, long packet) {
        String kind = switch (message.kind()) {
            case HANDSHAKE -> TEXTS.text("handshake");
            case REQUEST -> TEXTS.text("request");
            case RESPONSE -> switch (answer) {
                case RESPONSE -> TEXTS.text("response");
                case REPLY -> TEXTS.text("reply");
                case RETURN -> TEXTS.text("returned");
            };
            case CONTROL -> TEXTS.text("control");
            case FRAGMENT -> TEXTS.text("messageFragment");
            case UNKNOWN -> TEXTS.text("unknown");
        };
        String name = message.operation().isEmpty() ? kind : kind + " " + message.operation();
        String id = message.requestId() < 0 || message.call() != null ? "" : TEXTS.text("requestId", Long.toString(message.requestId()));
        boolean answers = message.kind() == MessageKind.RESPONSE || message.kind() == MessageKind.CONTROL;
        String status = !answers || message.code().isEmpty() ? ""
                : ", " + TEXTS.text("statusIs", message.code());
        String begun = packet > message.firstPacket() ? TEXTS.text("continues", name + id)
                : name + id + status + ", " + size(message.length());
        return message.problem() == null ? begun : begun + "  \u26a0 " + message.problem();
    }
}

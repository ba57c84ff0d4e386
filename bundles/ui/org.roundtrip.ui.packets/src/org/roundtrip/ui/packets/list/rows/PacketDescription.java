// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.rows;

import org.eclipse.osgi.util.NLS;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.TcpHeader;
import org.roundtrip.dissect.Dissector.AnswerTerm;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.report.Numbers;

/** Describes packets in words. */
public final class PacketDescription {
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
            case IpPacket.TCP -> Messages.tcp;
            case IpPacket.UDP -> Messages.udp;
            default -> NLS.bind(Messages.ip, ip.protocol());
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
            return row.again() ? NLS.bind(Messages.again, words) : words;
        }
        if (ip == null) {
            return Messages.noIp;
        }
        if (!ip.isTcp()) {
            return ip.protocol() == IpPacket.TCP ? Messages.fragment
                    : NLS.bind(Messages.carries, Numbers.count(ip.payloadLength()));
        }
        String control = control(ip.tcp());
        return ip.payloadLength() > 0 ? NLS.bind(Messages.carries, Numbers.count(ip.payloadLength()))
                : control != null ? control : acknowledges(row);
    }

    /** The number is counted from the beginning of the connection. */
    private static String acknowledges(ListRow row) {
        Long number = row.row().acknowledgement();
        return NLS.bind(Messages.acknowledges, Numbers.count(number == null ? (Long) row.row().ip().tcp().acknowledgement() : number));
    }

    private static String control(TcpHeader tcp) {
        if (tcp.has(TcpHeader.RST)) {
            return Messages.resets;
        }
        if (tcp.has(TcpHeader.SYN)) {
            return tcp.has(TcpHeader.ACK) ? Messages.accepts : Messages.opens;
        }
        return tcp.has(TcpHeader.FIN) ? Messages.closes : null;
    }

    private static String size(long bytes) {
        return Numbers.bytes(bytes);
    }

    private static String message(MessageRow message, AnswerTerm answer, long packet) {
        String kind = switch (message.kind()) {
            case HANDSHAKE -> Messages.handshake;
            case REQUEST -> Messages.request;
            case RESPONSE -> switch (answer) {
                case RESPONSE -> Messages.response;
                case REPLY -> Messages.reply;
                case RETURN -> Messages.returned;
            };
            case CONTROL -> Messages.control;
            case FRAGMENT -> Messages.messageFragment;
            case UNKNOWN -> Messages.unknown;
        };
        String name = message.operation().isEmpty() ? kind : kind + " " + message.operation();
        String id = message.requestId() < 0 || message.call() != null ? "" : NLS.bind(Messages.requestId, Long.toString(message.requestId()));
        boolean answers = message.kind() == MessageKind.RESPONSE || message.kind() == MessageKind.CONTROL;
        String status = !answers || message.code().isEmpty() ? ""
                : ", " + NLS.bind(Messages.statusIs, message.code());
        String begun = packet > message.firstPacket() ? NLS.bind(Messages.continues, name + id)
                : name + id + status + ", " + size(message.length());
        return message.problem() == null ? begun : begun + "  \u26a0 " + message.problem();
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.message;

import org.roundtrip.dissect.Dissector.AnswerTerm;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.words.Numbers;
import org.roundtrip.words.PacketNumbers;

/** Describes messages in a few words. */
public final class MessageDescription {
    private static final Texts TEXTS = Texts.of(MessageDescription.class);

    private MessageDescription() {
    }

    /** Such as {@code GIOP request ping}. @param row a message of the capture */
    public static String name(OpenCapture capture, MessageRow row) {
        String protocol = row.protocol().isEmpty() ? TEXTS.text("unknownProtocol") : capture.protocolLabel(row.protocol());
        String head = TEXTS.text("messageName", protocol, kind(row.kind(), capture.answerTerm(row.protocol())));
        return row.operation().isEmpty() ? head : head + " " + row.operation();
    }

    /** The name of a kind of message. @param answer what its protocol calls answers */
    public static String kind(MessageKind kind, AnswerTerm answer) {
        return switch (kind) {
            case HANDSHAKE -> TEXTS.text("kindHandshake");
            case REQUEST -> TEXTS.text("kindRequest");
            case RESPONSE -> switch (answer) {
                case RESPONSE -> TEXTS.text("kindResponse");
                case REPLY -> TEXTS.text("kindReply");
                case RETURN -> TEXTS.text("kindReturn");
            };
            case CONTROL -> TEXTS.text("kindControl");
            case FRAGMENT -> TEXTS.text("kindFragment");
            case UNKNOWN -> TEXTS.text("kindUnknown");
        };
    }

    /**
     * Its number, what part of it the packet in question carries, its call, request id and packets.
     *
     * @param carried the bytes of it in that packet, 0 when there is no such packet
     */
    static String details(OpenCapture capture, MessageRow row, long carried) {
        StringBuilder words = new StringBuilder(TEXTS.text("messageNumber", Numbers.count(row.number() + 1)));
        // Early, because a narrow tree cuts the rest, and the column of bytes counts the whole message.
        if (carried > 0 && carried < row.length()) {
            words.append(", ").append(TEXTS.text("partInPacket", Numbers.count(carried), Numbers.count(row.length())));
        }
        if (row.call() != null) {
            words.append(", ").append(TEXTS.text("inCall", Numbers.count(row.call() + 1)));
        }
        if (row.requestId() != Message.NO_ID) {
            words.append(", ").append(TEXTS.text("requestId", row.requestId()));
        }
        if (row.firstPacket() >= 0) {
            words.append(", ").append(TEXTS.text(row.firstPacket() == row.lastPacket() ? "inPacket" : "inPackets",
                    PacketNumbers.of(capture.messages(), row)));
        }
        return words.toString();
    }

    /** Equal for messages that are likely to have the same fields. */
    static String key(MessageRow row) {
        return row.protocol() + "\t" + row.kind();
    }
}

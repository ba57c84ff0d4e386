// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.jrmp;

import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.roles.ByteRole;

/**
 * The frames of JRMP's multiplexing, by which both sides open connections within one. Old releases of Java do so where a
 * firewall lets only one side connect (Java Remote Method Invocation Specification, section 10.6). What a frame
 * transmits is shown as bytes.
 */
final class Multiplexing {
    private static final int OPEN = 0xE1, CLOSE = 0xE2, CLOSED = 0xE3, REQUEST = 0xE4, TRANSMIT = 0xE5;
    /** Java's own sides let each other transmit 4 KiB. */
    private static final long MOST_BYTES = 1 << 24;

    private Multiplexing() {
    }

    /** Reads a frame. @throws DissectException.Malformed when there is no such frame */
    static void frame(MessageReader in) throws DissectException {
        int type = in.peek();
        String what = switch (type) {
            case OPEN -> "OPEN (multiplexing)";
            case CLOSE -> "CLOSE (multiplexing)";
            case CLOSED -> "CLOSEACK (multiplexing)";
            case REQUEST -> "REQUEST (multiplexing)";
            case TRANSMIT -> "TRANSMIT (multiplexing)";
            default -> throw new DissectException.Malformed("jrmp.message", type);
        };
        in.message(MessageKind.CONTROL, what, Message.NO_ID);
        in.integer(1);
        in.note("message type", what, 1, ByteRole.PROTOCOL_HEADER);
        in.u16("connection", ByteRole.PROTOCOL_HEADER);
        if (type == REQUEST || type == TRANSMIT) {
            long length = in.u32("length", ByteRole.PROTOCOL_HEADER);
            if (length > MOST_BYTES) {
                throw new DissectException.Malformed("jrmp.frame", length);
            }
            if (type == TRANSMIT) {
                in.bytes("not decoded", length, ByteRole.UNKNOWN);
            }
        }
    }
}

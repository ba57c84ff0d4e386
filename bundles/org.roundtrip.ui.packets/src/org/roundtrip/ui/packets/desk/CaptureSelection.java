// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

/**
 * What is looked at in a capture. Parts are null when it is not narrowed so far.
 *
 * @param packet  number of a packet, from 0
 * @param message number of a message
 * @param call    number of a captured call
 * @param range   the time that is shown
 * @param bytes   some bytes of the message
 */
public record CaptureSelection(Integer packet, Integer message, Integer call, EpochRange range, ByteRange bytes) {
    /** Nothing is narrowed. */
    public static final CaptureSelection NOTHING = new CaptureSelection(null, null, null, null, null);

    /** Another packet; its message and call follow from it. The range stays. */
    public CaptureSelection withPacket(int other) {
        return new CaptureSelection(other, null, null, range, null);
    }

    /** Another message; its first packet and its call follow from it. The range stays. */
    public CaptureSelection withMessage(int other) {
        return new CaptureSelection(null, other, null, range, null);
    }

    /** Another call; its first packet and message follow from it. The range stays. */
    public CaptureSelection withCall(int other) {
        return new CaptureSelection(null, null, other, range, null);
    }

    /** Another stretch of time, or with null the whole; all else stays. */
    public CaptureSelection withRange(EpochRange other) {
        return new CaptureSelection(packet, message, call, other, bytes);
    }

    /** Other bytes of the same message, or null for none. */
    public CaptureSelection withBytes(ByteRange other) {
        return new CaptureSelection(packet, message, call, range, other);
    }
}

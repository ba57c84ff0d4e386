// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

/**
 * The selection in a capture. A part is null if it is not selected. Immutable.
 *
 * @param packet  number of a packet, from 0
 * @param message number of a message
 * @param call    number of a captured call
 * @param range   the part of the time axis that is shown
 * @param bytes   some bytes of the message, or of the packet's frame
 */
public record CaptureSelection(Integer packet, Integer message, Integer call, EpochRange range, ByteRange bytes) {
    /** Nothing is selected. */
    public static final CaptureSelection NOTHING = new CaptureSelection(null, null, null, null, null);

    /** Returns a selection of another packet with the same range. The desk completes its message and call. */
    public CaptureSelection withPacket(int other) {
        return new CaptureSelection(other, null, null, range, null);
    }

    /** Returns a selection of another message with the same range. The desk completes its first packet and its call. */
    public CaptureSelection withMessage(int other) {
        return new CaptureSelection(null, other, null, range, null);
    }

    /**
     * Returns a selection of another message with the same range, and of one of its packets. The desk completes its call.
     *
     * @param its a packet with bytes of the message; -1 for the first
     */
    public CaptureSelection withMessage(int other, int its) {
        return new CaptureSelection(its < 0 ? null : (Integer) its, other, null, range, null);
    }

    /** Returns a selection of another call with the same range. The desk completes its first packet and message. */
    public CaptureSelection withCall(int other) {
        return new CaptureSelection(null, null, other, range, null);
    }

    /** Returns the same selection with another range; null for the whole capture. */
    public CaptureSelection withRange(EpochRange other) {
        return new CaptureSelection(packet, message, call, other, bytes);
    }

    /** Returns the same selection with other bytes of the same message or frame; null for none. */
    public CaptureSelection withBytes(ByteRange other) {
        return new CaptureSelection(packet, message, call, range, other);
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.util.OptionalInt;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.decode.MessageRow;

/** What follows from the selected part of a capture for the other parts. */
final class Completion {
    private Completion() {
    }

    /** Whether so much was read or decoded that everything selected is there. */
    static boolean there(CaptureSelection selection, OpenCapture capture) {
        return (selection.packet() == null || selection.packet() < capture.size())
                && (selection.message() == null || selection.message() < capture.messages().size())
                && (selection.packet() != null || selection.message() != null || selection.call() == null
                        || capture.decoded() && selection.call() < capture.calls().size());
    }

    /** The selection with its other parts; they stay null where nothing belongs together. */
    static CaptureSelection of(CaptureSelection selection, OpenCapture capture) {
        if (selection.packet() != null) {
            return ofPacket(selection, capture);
        }
        if (selection.message() != null) {
            return ofMessage(selection, capture);
        }
        return selection.call() == null ? selection : ofCall(selection, capture);
    }

    /** The same selection when more is known of the capture than before. */
    static CaptureSelection more(CaptureSelection selection, OpenCapture capture) {
        return selection.packet() == null || selection.message() != null && selection.call() != null ? selection
                : ofPacket(selection, capture);
    }

    private static CaptureSelection ofPacket(CaptureSelection selection, OpenCapture capture) {
        int packet = selection.packet();
        Integer message = selection.message() != null ? selection.message() : messageOf(packet, capture);
        Integer call = selection.call() != null ? selection.call() : callOf(packet, capture);
        return with(selection, packet, message, call);
    }

    private static CaptureSelection ofMessage(CaptureSelection selection, OpenCapture capture) {
        MessageRow row = capture.messages().row(selection.message());
        Integer call = selection.call() != null ? selection.call() : row.call();
        return with(selection, row.firstPacket() < 0 ? null : (Integer) row.firstPacket(), row.number(), call);
    }

    private static CaptureSelection ofCall(CaptureSelection selection, OpenCapture capture) {
        int call = selection.call();
        OptionalInt packet = capture.calls().packets(call).findFirst();
        OptionalInt message = capture.calls().messages(call).findFirst();
        return with(selection, packet.isPresent() ? (Integer) packet.getAsInt() : null,
                message.isPresent() ? (Integer) message.getAsInt() : null, call);
    }

    private static CaptureSelection with(CaptureSelection selection, Integer packet, Integer message, Integer call) {
        return new CaptureSelection(packet, message, call, selection.range(), selection.bytes());
    }

    private static Integer messageOf(int packet, OpenCapture capture) {
        int message = capture.messages().messageOf(packet);
        return message < 0 ? null : (Integer) message;
    }

    private static Integer callOf(int packet, OpenCapture capture) {
        Long call = capture.callOf(packet);
        return call == null ? null : (Integer) call.intValue();
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.util.OptionalInt;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.decode.MessageRow;

/** Completes a selection: finds the message and call of a packet, or the first packet of a message or call. */
final class SelectionCompletion {
    private SelectionCompletion() {
    }

    /** Reports whether the capture is read and decoded far enough to contain everything selected. */
    static boolean available(CaptureSelection selection, OpenCapture capture) {
        return (selection.packet() == null || selection.packet() < capture.size())
                && (selection.message() == null || selection.message() < capture.messages().size())
                && (selection.packet() != null || selection.message() != null || selection.call() == null
                        || capture.decoded() && selection.call() < capture.calls().size());
    }

    /** Returns the selection with its other parts. Parts stay null that do not exist, such as the call of a handshake. */
    static CaptureSelection complete(CaptureSelection selection, OpenCapture capture) {
        if (selection.message() != null) {
            return ofMessage(selection, capture);
        }
        if (selection.packet() != null) {
            return ofPacket(selection, capture);
        }
        return selection.call() == null ? selection : ofCall(selection, capture);
    }

    /** Returns the same selection, completed by the message and call that are known by now. */
    static CaptureSelection completeFurther(CaptureSelection selection, OpenCapture capture) {
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
        Integer packet = selection.packet() != null || row.firstPacket() < 0 ? selection.packet() : (Integer) row.firstPacket();
        return with(selection, packet, row.number(), call);
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

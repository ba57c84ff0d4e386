// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import java.io.IOException;
import java.util.BitSet;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.roundtrip.packets.OpenCapture;

/** Finds the packets of a capture that meet a filter. Not for the user interface's thread. */
public final class FilterScan {
    private static final int STEP = 1024;

    private FilterScan() {
    }

    /**
     * Tests the packets that are read so far.
     *
     * @param notes    the user's notes on packets
     * @param goOn     called often; when it returns false, the selection ends with what was found so far
     * @param progress gets the number of tested packets again and again; the selection may be read meanwhile
     */
    public static PacketSelection run(OpenCapture capture, Filter filter, PacketNotes notes, BooleanSupplier goOn,
            IntConsumer progress) throws IOException {
        PacketSelection found = PacketSelection.empty();
        run(capture, filter, notes, goOn, progress, found);
        return found;
    }

    /**
     * Adds to a selection that other threads read already.
     *
     * @param found made by {@link PacketSelection#empty()}, or found by an earlier scan of fewer packets
     */
    public static void run(OpenCapture capture, Filter filter, PacketNotes notes, BooleanSupplier goOn,
            IntConsumer progress, PacketSelection found) throws IOException {
        int from = found.scanned();
        int size = capture.size();
        for (int packet = from; packet < size; packet++) {
            if (!goOn.getAsBoolean()) {
                return;
            }
            if (packet % STEP == 0) {
                progress.accept(packet);
            }
            try {
                if (filter.matches(new CapturedPacket(capture, notes, packet, goOn))) {
                    found.add(packet);
                }
            } catch (FilterStopped e) {
                return;
            }
            found.scanned(packet + 1);
        }
        progress.accept(size);
    }

    /** Returns the numbers of the messages with bytes in one of these packets. */
    public static BitSet messages(OpenCapture capture, PacketSelection packets) throws IOException {
        BitSet messages = new BitSet();
        for (int at = 0; at < packets.size(); at++) {
            new CapturedPacket(capture, PacketNotes.NONE, packets.packet(at), () -> true).messages()
                    .forEach(message -> messages.set(message.number()));
        }
        return messages;
    }
}

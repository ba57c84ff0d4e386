// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.packets;

import java.io.IOException;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.cli.Context;
import org.roundtrip.cli.Messages;
import org.roundtrip.cli.RefusedInput;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.packets.filter.Filter;
import org.roundtrip.packets.filter.FilterScan;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.packets.filter.PacketSelection;

/** Prints the packets or messages of captures that the user asked for. */
final class CaptureListing {
    private static final int STEP = 1 << 16;

    private final Context context;
    private final boolean messages;
    private final Integer call;
    private final Filter filter;
    private final boolean json;
    private boolean complete = true;
    private int withoutMatch;

    /** @param call the number of a call from 1, or null for all packets */
    CaptureListing(Context context, boolean messages, Integer call, Filter filter, boolean json) {
        this.context = context;
        this.messages = messages;
        this.call = call;
        this.filter = filter;
        this.json = json;
    }

    /** Returns whether every capture could be read to its end. */
    boolean complete() {
        return complete;
    }

    /** Says how many captures hold nothing of what was asked for; nothing else is printed of them. */
    void end() {
        if (withoutMatch > 0 && !json) {
            context.out().println(Messages.text(messages ? "packets.list.messages.none" : "packets.list.none", withoutMatch));
            context.out().flush();
        }
    }

    void list(CaptureSource source) throws RefusedInput, IOException {
        try (OpenCapture capture = OpenCapture.open(source, context.dissectors())) {
            while (capture.read(STEP)) {
                Thread.onSpinWait();
            }
            capture.decode(() -> true);
            capture.problem().ifPresent(this::problem);
            if (call != null && call > capture.calls().size()) {
                throw new RefusedInput(Messages.text("packets.call.none", call, capture.calls().size()));
            }
            print(source, capture);
        } catch (CaptureException e) {
            if (source.fork().isEmpty()) {
                throw e;
            }
            problem(e.getMessage());
        }
        context.out().flush();
    }

    private void problem(String sentence) {
        complete = false;
        context.note(sentence);
    }

    private void print(CaptureSource source, OpenCapture capture) throws IOException {
        PacketSelection packets = FilterScan.run(capture, wanted(), PacketNotes.NONE, () -> true, scanned -> { });
        if (messages) {
            print(source, capture, FilterScan.messages(capture, packets));
            return;
        }
        if (unmatched(packets.size())) {
            return;
        }
        PacketLines lines = new PacketLines(source, capture);
        if (!json) {
            context.out().println(lines.heading(packets.size()));
        }
        for (int at = 0; at < packets.size(); at++) {
            context.out().println(json ? lines.json(packets.packet(at)) : lines.text(packets.packet(at)));
        }
    }

    private void print(CaptureSource source, OpenCapture capture, BitSet carried) {
        if (unmatched(carried.cardinality())) {
            return;
        }
        MessageLines lines = new MessageLines(source);
        if (!json) {
            context.out().println(lines.heading(carried.cardinality(), capture.messages().size()));
        }
        begun(carried, capture).forEach(number -> {
            MessageRow message = capture.messages().row(number);
            context.out().println(json ? lines.json(message) : lines.text(message));
        });
    }

    /** Counts a capture of which nothing was asked for; where all was asked for, an empty one is listed like the others. */
    private boolean unmatched(int listed) {
        boolean none = listed == 0 && (call != null || filter != Filter.ALL);
        withoutMatch += none ? 1 : 0;
        return none;
    }

    /** Messages have numbers in the order of their ends; one that ended late is listed where it began. */
    private static IntStream begun(BitSet messages, OpenCapture capture) {
        return messages.stream().mapToLong(number -> (long) capture.messages().row(number).firstPacket() << Integer.SIZE | number)
                .sorted().mapToInt(key -> (int) key);
    }

    private Filter wanted() {
        return call == null ? filter
                : filter.and(packet -> packet.call() != null && packet.call() == call - 1);
    }
}

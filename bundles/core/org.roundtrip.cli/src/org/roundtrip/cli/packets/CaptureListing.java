// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.packets;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.BitSet;
import java.util.List;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.RefusedInput;
import org.roundtrip.cli.terminal.TextTable;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.filter.Filter;
import org.roundtrip.packets.filter.FilterException;
import org.roundtrip.packets.filter.FilterScan;
import org.roundtrip.packets.filter.MessageNames;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.packets.filter.PacketSelection;
import org.roundtrip.words.Numbers;

/** Prints the packets or messages of captures that the user asked for. */
final class CaptureListing {
    private static final Texts TEXTS = Texts.of(Context.class);
    private static final int STEP = 1 << 16;

    private final Context context;
    private final boolean messages;
    private final Integer call;
    private final Filter filter;
    private final boolean json;
    private final boolean wide;
    /** The columns of all tables; null while nothing is known of them. */
    private TextTable.Extent extent;
    private boolean printed;
    /** The heads of the columns that the tables leave out. */
    private List<String> left = List.of();
    private boolean complete = true;
    private int withoutMatch;
    private boolean nothing = true;
    private final MessageNames names = new MessageNames();

    /** @param call the number of a call from 1, or null for all packets @param wide whether all columns are shown, however wide the terminal is */
    CaptureListing(Context context, boolean messages, Integer call, Filter filter, boolean json, boolean wide) {
        this.context = context;
        this.messages = messages;
        this.call = call;
        this.filter = filter;
        this.json = json;
        this.wide = wide;
    }

    /** Returns whether every capture could be read to its end. */
    boolean complete() {
        return complete;
    }

    /** Says which name of the filter no message of any capture has. A capture that cannot be read may have it. @param written the filter */
    void doubtNames(String written) {
        try {
            if (complete) {
                names.check(written, nothing);
            }
        } catch (FilterException e) {
            context.note(e.getMessage());
        }
    }

    /**
     * Says how many captures hold nothing of what was asked for, and which columns are left out. Nothing else is printed
     * of those captures.
     */
    void end() {
        if (withoutMatch > 0 && !json) {
            context.print(TEXTS.text(messages ? "packets.list.messages.none" : "packets.list.none", withoutMatch));
        }
        context.leftOut(left);
    }

    /** Lists several captures, on a terminal in tables with the same columns, for which it reads them twice. */
    void list(List<CaptureSource> sources) throws RefusedInput, IOException {
        if (sources.size() > 1 && !json && !wide && context.columns() > 0) {
            for (CaptureSource source : sources) {
                measure(source);
            }
        }
        for (CaptureSource source : sources) {
            list(source);
        }
    }

    /** Sees how wide the columns of a capture have to be. What is wrong with it is said when it is listed. */
    private void measure(CaptureSource source) throws IOException {
        try (OpenCapture capture = OpenCapture.open(source, context.dissectors())) {
            read(capture);
            int[] listed = listed(capture);
            if (listed.length > 0) {
                TextTable.Extent its = lines(source, capture).table(listed).extent();
                extent = extent == null ? its : extent.with(its);
            }
        } catch (CaptureException e) {
            // Nothing of it is listed.
            return;
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static void read(OpenCapture capture) throws IOException {
        while (capture.read(STEP)) {
            Thread.onSpinWait();
        }
        capture.decode(() -> true);
    }

    private void list(CaptureSource source) throws RefusedInput, IOException {
        try (OpenCapture capture = OpenCapture.open(source, context.dissectors())) {
            read(capture);
            capture.problem().ifPresent(this::problem);
            if (call != null && call > capture.calls().size()) {
                throw new RefusedInput(TEXTS.text("packets.call.none", call, capture.calls().size()));
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
        CaptureLines lines = lines(source, capture);
        int[] listed = listed(capture);
        names.add(capture.messages().summaries());
        nothing &= listed.length == 0;
        if (unmatched(listed.length)) {
            return;
        }
        if (json) {
            for (int number : listed) {
                context.out().println(lines.json(number));
            }
            return;
        }
        if (printed) {
            context.out().println();
        }
        printed = true;
        context.print(TEXTS.text(messages ? "packets.list.messages" : "packets.list", source.title(), Numbers.count(listed.length),
                messages ? capture.messages().size() : capture.size()));
        try {
            TextTable table = lines.table(listed);
            if (extent != null) {
                table.widen(extent);
            }
            left = context.printed(table, lines.byImportance(), 1, wide);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private CaptureLines lines(CaptureSource source, OpenCapture capture) {
        return messages ? new MessageLines(source, capture) : new PacketLines(source, capture);
    }

    /** The numbers of the packets or messages that were asked for. */
    private int[] listed(OpenCapture capture) throws IOException {
        PacketSelection packets = FilterScan.run(capture, wanted(), PacketNotes.NONE, () -> true, scanned -> { });
        return messages ? begun(FilterScan.messages(capture, packets), capture) : packets.packets().toArray();
    }

    /** Counts a capture of which nothing was asked for. Where all was asked for, an empty one is listed like the others. */
    private boolean unmatched(int listed) {
        boolean none = listed == 0 && (call != null || filter != Filter.ALL);
        withoutMatch += none ? 1 : 0;
        return none;
    }

    /** Messages have numbers in the order of their ends; one that ended late is listed where it began. */
    private static int[] begun(BitSet messages, OpenCapture capture) {
        return messages.stream().mapToLong(number -> (long) capture.messages().row(number).firstPacket() << Integer.SIZE | number)
                .sorted().mapToInt(key -> (int) key).toArray();
    }

    private Filter wanted() {
        return call == null ? filter
                : filter.and(packet -> packet.call() != null && packet.call() == call - 1);
    }
}

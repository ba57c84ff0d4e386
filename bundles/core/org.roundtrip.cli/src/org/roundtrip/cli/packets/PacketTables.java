// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.packets;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.capture.index.StreamTotals;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.TextTable;
import org.roundtrip.model.Fork;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/**
 * Prints counts of packets for people. A sentence comes first, then tables by row of a run, by connection, and of both
 * ends.
 */
final class PacketTables {
    private static final Texts TEXTS = Texts.of(Context.class);
    private static final List<String> ROW = List.of("variant", "operation", "calls", "packetsPerCall", "bytesPerCall", "fromClient",
            "fromServer");
    private static final List<String> FORK = List.of("variant", "operation", "fork");
    private static final List<String> STREAM = List.of("client", "server", "packets", "bytes", "fromClient", "bytesFromClient",
            "fromServer", "bytesFromServer");
    private static final String[] STREAM_BY_IMPORTANCE = {"client", "server", "packets", "bytes", "bytesFromClient", "bytesFromServer",
        "fromClient", "fromServer"};
    /** Which port the client had says least of a fork. */
    private static final String[] STREAM_OF_RUN_BY_IMPORTANCE = {"variant", "operation", "fork", "server", "packets", "bytes",
        "bytesFromClient", "bytesFromServer", "fromClient", "fromServer", "client"};
    private static final List<String> ENDS = List.of("variant", "operation", "fork", "toServer", "toClient", "bound", "offset", "by",
            "matched");
    private final PacketCount count;
    private final boolean wide;
    private final Context context;

    /** @param wide whether tables have all columns, however wide the terminal is */
    PacketTables(PacketCount count, boolean wide, Context context) {
        this.count = count;
        this.wide = wide;
        this.context = context;
    }

    void print() {
        Long dropped = count.dropped();
        context.print(dropped == null
                ? TEXTS.text("packets.total.unknown", count.packets(), Numbers.count(count.bytes()))
                : TEXTS.text(dropped > 0 ? "packets.total.incomplete" : "packets.total", count.packets(),
                        Numbers.count(count.bytes()), Numbers.count(dropped)));
        if (!count.others().isEmpty()) {
            context.print(TEXTS.text("packets.others", count.others().stream().map(other ->
                    TEXTS.text("packets.others.one", other.name(), Numbers.count(other.packets()))).collect(Collectors.joining(", "))));
        }
        long naming = count.rows().stream().mapToLong(PacketRow::namingPackets).sum();
        if (naming > 0) {
            context.print(TEXTS.text("packets.naming", naming,
                    Numbers.count(count.rows().stream().mapToLong(PacketRow::namingBytes).sum())));
        }
        if (!count.rows().isEmpty()) {
            rows();
        }
        if (!count.streams().isEmpty()) {
            streams();
        }
        if (!count.ends().isEmpty()) {
            ends();
            context.print(TEXTS.text("packets.ends.note"));
        }
    }

    private void rows() {
        TextTable table = new TextTable(heads("row", ROW), 2);
        count.rows().forEach(row -> table.add(List.of(row.key().variant(), row.key().called(), Numbers.count(row.calls()),
                Numbers.amount(row.perCall(row.packets())), Numbers.bytes(row.perCall(row.bytes())),
                Numbers.bytes(row.perCall(row.clientBytes())), Numbers.bytes(row.perCall(row.serverBytes())))));
        print(table, ROW, 2, "variant", "operation", "packetsPerCall", "bytesPerCall", "fromClient", "fromServer", "calls");
    }

    /** The connections; those of a run with what was called over them, and in which fork. */
    private void streams() {
        boolean ofRun = count.captures().getFirst().fork() != null;
        List<String> columns = ofRun ? Stream.concat(FORK.stream(), STREAM.stream()).toList() : STREAM;
        List<String> heads = new ArrayList<>(ofRun ? heads("fork", FORK) : List.of());
        heads.addAll(heads("stream", STREAM));
        TextTable table = new TextTable(heads, index -> ofRun ? index == 2 || index > 4 : index > 1);
        for (PacketCount.Counted each : count.captures()) {
            for (StreamTotals stream : each.packets().streams()) {
                List<String> row = ofRun ? fork(each.fork()) : new ArrayList<>();
                row.addAll(List.of(stream.client().toString(), stream.server().toString(),
                        Numbers.count(stream.packets()), Numbers.count(stream.bytes()),
                        Numbers.count(stream.clientPackets()), Numbers.count(stream.clientBytes()),
                        Numbers.count(stream.serverPackets()), Numbers.count(stream.serverBytes())));
                table.add(row);
            }
        }
        print(table, columns, 2, ofRun ? STREAM_OF_RUN_BY_IMPORTANCE : STREAM_BY_IMPORTANCE);
    }

    private void ends() {
        TextTable table = new TextTable(Stream.concat(heads("fork", FORK).stream(),
                heads("ends", ENDS.subList(FORK.size(), ENDS.size())).stream()).toList(), index -> index > 1 && index != ENDS.indexOf("by"));
        count.ends().forEach(each -> {
            List<String> row = fork(each.fork());
            row.addAll(List.of(micros(each.way(true)), micros(each.way(false)), micros(each.clock().boundNanos()),
                    micros(each.clock().offsetNanos()), TEXTS.text("packets.ends." + each.clock().by()),
                    TEXTS.text("packets.ends.of", Numbers.count(each.packets().matched()), Numbers.count(each.packets().compared()))));
            table.add(row);
        });
        print(table, ENDS, FORK.size(), "variant", "operation", "fork", "toServer", "toClient", "bound", "offset", "matched", "by");
    }

    private void print(TextTable table, List<String> columns, int always, String... byImportance) {
        context.out().println();
        context.print(table, Stream.of(byImportance).map(columns::indexOf).toList(), always, wide);
    }

    private static List<String> fork(Fork fork) {
        return new ArrayList<>(List.of(fork.variant(), fork.row().called(), Numbers.count(fork.repetition())));
    }

    private static String micros(Long nanos) {
        return nanos == null ? Numbers.NOT_MEASURED : String.format(Locale.ENGLISH, "%,.1f", nanos / 1e3);
    }

    private static List<String> heads(String table, List<String> columns) {
        return columns.stream().map(name -> TEXTS.text("packets." + table + "." + name)).toList();
    }
}

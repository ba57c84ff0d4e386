// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.packets;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.roundtrip.capture.ends.BothEnds;
import org.roundtrip.capture.ends.ClockBounds;
import org.roundtrip.capture.index.PacketTotals;
import org.roundtrip.capture.index.StreamTotals;
import org.roundtrip.cli.Messages;
import org.roundtrip.cli.Output;
import org.roundtrip.cli.RefusedInput;
import org.roundtrip.cli.TextTable;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.model.ClockDifference;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Run;
import org.roundtrip.model.sweep.RowKey;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.ServerCapture;
import org.roundtrip.report.Numbers;

/** The counts that the command {@code packets} prints, of one file or of all captures of a run. */
final class PacketCount {
    private final List<Counted> captures = new ArrayList<>();
    private final Map<RowKey, PacketRow> rows = new LinkedHashMap<>();
    private final List<String> problems = new ArrayList<>();
    private final List<Ends> ends = new ArrayList<>();
    private boolean complete = true;

    private PacketCount() {
    }

    /** Counts one file. */
    PacketCount(PacketTotals file) {
        add(file, null);
    }

    /** Counts all captures of a run. @throws RefusedInput when it has none */
    static PacketCount of(RunFolder folder) throws RefusedInput, IOException {
        PacketCount count = new PacketCount();
        Run run = folder.run();
        for (Fork fork : run.forks()) {
            if (Files.isRegularFile(folder.capture(fork))) {
                count.add(folder, fork);
            }
        }
        if (count.captures.isEmpty() && count.complete) {
            throw new RefusedInput(Messages.text("packets.none", run.forks().stream().map(Fork::capture)
                    .filter(Objects::nonNull).map(Fork.Capture::missing).filter(Objects::nonNull).findFirst()
                    .orElse(Messages.text("packets.none.unknown"))));
        }
        return count;
    }

    /** Returns whether every file could be read to its end. */
    boolean complete() {
        return complete;
    }

    /** Returns a sentence for each file that could not be read to its end. */
    List<String> problems() {
        return problems;
    }

    /** One file. @param fork null when it is of no run */
    private record Counted(PacketTotals packets, Fork fork) {
    }

    /** What a fork's captures at both ends say. */
    private record Ends(Fork fork, BothEnds packets, ClockDifference clock, long serverDropped) {
    }

    private void addEnds(RunFolder folder, Fork fork) throws IOException {
        Optional<ServerCapture> server = CaptureSource.of(folder, fork).server();
        if (server.isPresent()) {
            if (server.get().dropped() > 0) {
                problems.add(Messages.text("packets.ends.lost", fork.variant(), fork.row().called(), fork.repetition(),
                        server.get().dropped()));
            }
            ends.add(new Ends(fork, BothEnds.of(folder.capture(fork), server.get().file(), new ClockBounds()),
                    server.get().clock(), server.get().dropped()));
        } else {
            CaptureSource.oneEnd(fork.capture()).ifPresent(sentence ->
                    problems.add(Messages.text("packets.ends.one", fork.variant(), fork.row().called(), sentence)));
        }
    }

    private void add(PacketTotals capture, Fork fork) {
        captures.add(new Counted(capture, fork));
        if (capture.problem() != null) {
            problems.add(capture.problem());
        }
    }

    private void add(RunFolder folder, Fork fork) {
        try {
            PacketTotals capture = PacketTotals.of(folder.capture(fork));
            add(capture, fork);
            Long calls = fork.capture() == null ? null : fork.capture().calls();
            Fork.NameService names = fork.capture() == null ? null : fork.capture().nameService();
            rows.computeIfAbsent(fork.row(), PacketRow::new).add(capture, calls == null ? 0 : calls,
                            names == null ? List.of() : names.ports());
            addEnds(folder, fork);
        } catch (IOException e) {
            complete = false;
            problems.add(Messages.text("packets.unreadable", fork.variant(), fork.row().called(), Failure.sentence(e)));
        }
    }

    private Stream<PacketTotals> totals() {
        return captures.stream().map(Counted::packets);
    }

    private long packets() {
        return totals().mapToLong(PacketTotals::packets).sum();
    }

    private long bytes() {
        return totals().mapToLong(PacketTotals::bytes).sum();
    }

    /** Returns the number of dropped packets, or null when one of the files does not contain it. */
    private Long dropped() {
        return totals().anyMatch(capture -> capture.dropped() == null) ? null
                : (Long) totals().mapToLong(PacketTotals::dropped).sum();
    }

    private List<StreamTotals> streams() {
        return totals().flatMap(capture -> capture.streams().stream()).toList();
    }

    private static Integer step(RowKey row) {
        return row.step() == null ? null : (Integer) row.step().value();
    }

    String asJson() {
        ObjectNode answer = Output.object("roundtrip-packets-1").put("packets", packets()).put("bytes", bytes())
                .put("dropped", dropped())
                .put("capture", dropped() == null ? null : dropped() == 0 ? "complete" : "incomplete");
        ArrayNode streams = answer.putArray("streams");
        for (Counted each : captures) {
            for (StreamTotals stream : each.packets.streams()) {
                ObjectNode node = streams.addObject();
                if (each.fork != null) {
                    node.put("fork", each.fork.number()).put("variant", each.fork.variant()).put("operation", each.fork.operation())
                            .put("step", step(each.fork.row()));
                }
                node.put("client", stream.client().toString()).put("server", stream.server().toString())
                        .put("packets", stream.packets()).put("bytes", stream.bytes())
                        .put("clientPackets", stream.clientPackets()).put("clientBytes", stream.clientBytes())
                        .put("serverPackets", stream.serverPackets()).put("serverBytes", stream.serverBytes());
            }
        }
        if (!rows.isEmpty()) {
            ArrayNode calls = answer.putArray("rows");
            rows.values().forEach(row -> calls.addObject().put("variant", row.key().variant())
                    .put("operation", row.key().operation()).put("step", step(row.key())).put("calls", row.calls()).put("packets", row.packets())
                    .put("bytes", row.bytes()).put("packetsPerCall", row.perCall(row.packets()))
                    .put("wireBytesPerCall", row.perCall(row.bytes()))
                    .put("clientPacketsPerCall", row.perCall(row.clientPackets()))
                    .put("clientBytesPerCall", row.perCall(row.clientBytes()))
                    .put("serverPacketsPerCall", row.perCall(row.serverPackets()))
                    .put("serverBytesPerCall", row.perCall(row.serverBytes()))
                    .put("namingPackets", row.namingPackets()).put("namingBytes", row.namingBytes()));
        }
        if (!ends.isEmpty()) {
            ArrayNode both = answer.putArray("bothEnds");
            ends.forEach(each -> both.addObject().put("fork", each.fork.number()).put("variant", each.fork.variant())
                    .put("operation", each.fork.operation()).put("step", step(each.fork.row())).put("packetsCompared", each.packets.compared())
                    .put("packetsMatched", each.packets.matched()).put("serverDropped", each.serverDropped).put("toServerNanos", way(each, true))
                    .put("toClientNanos", way(each, false)).put("clockOffsetNanos", each.clock.offsetNanos())
                    .put("clockDrift", each.clock.drift()).put("clockBoundNanos", each.clock.boundNanos())
                    .put("boundBy", each.clock.by().name().toLowerCase(Locale.ROOT)));
        }
        ArrayNode sentences = answer.putArray("problems");
        problems.forEach(sentences::add);
        return Output.text(answer);
    }

    String asText() {
        StringBuilder text = new StringBuilder(dropped() == null
                ? Messages.text("packets.total.unknown", Numbers.count(packets()), Numbers.count(bytes()))
                : Messages.text(dropped() > 0 ? "packets.total.incomplete" : "packets.total", Numbers.count(packets()),
                        Numbers.count(bytes()), Numbers.count(dropped()))).append('\n');
        long naming = rows.values().stream().mapToLong(PacketRow::namingPackets).sum();
        if (naming > 0) {
            text.append(Messages.text("packets.naming", Numbers.count(naming),
                    Numbers.count(rows.values().stream().mapToLong(PacketRow::namingBytes).sum()))).append('\n');
        }
        if (!rows.isEmpty()) {
            text.append('\n').append(rowTable());
        }
        if (!streams().isEmpty()) {
            text.append('\n').append(streamTable());
        }
        if (!ends.isEmpty()) {
            text.append('\n').append(endsTable()).append(Messages.text("packets.ends.note")).append('\n');
        }
        return text.toString();
    }

    private TextTable endsTable() {
        TextTable table = new TextTable(headings("ends", "fork", "variant", "operation", "toServer", "toClient", "bound",
                "offset", "by", "matched"), index -> index != 1 && index != 2 && index != 7);
        ends.forEach(each -> table.add(List.of(Numbers.count(each.fork.repetition()), each.fork.variant(), each.fork.row().called(),
                micros(way(each, true)), micros(way(each, false)), micros(each.clock.boundNanos()),
                micros(each.clock.offsetNanos()), Messages.text("packets.ends." + each.clock.by()),
                Messages.text("packets.ends.of", Numbers.count(each.packets.matched()),
                        Numbers.count(each.packets.compared())))));
        return table;
    }

    private static Long way(Ends ends, boolean toServer) {
        OptionalLong way = ends.packets.medianWay(toServer, ends.clock);
        return way.isPresent() ? (Long) way.getAsLong() : null;
    }

    private static String micros(Long nanos) {
        return nanos == null ? Numbers.NOT_MEASURED : String.format(Locale.ENGLISH, "%,.1f", nanos / 1e3);
    }

    private TextTable rowTable() {
        TextTable table = new TextTable(headings("row", "variant", "operation", "calls", "packetsPerCall",
                "bytesPerCall", "fromClient", "fromServer"), 2);
        rows.values().forEach(row -> table.add(List.of(row.key().variant(), row.key().called(), Numbers.count(row.calls()),
                Numbers.amount(row.perCall(row.packets())), Numbers.bytes(row.perCall(row.bytes())),
                Numbers.bytes(row.perCall(row.clientBytes())), Numbers.bytes(row.perCall(row.serverBytes())))));
        return table;
    }

    /** The connections; those of a run with what was called over them, and in which fork. */
    private TextTable streamTable() {
        boolean ofRun = captures.getFirst().fork != null;
        List<String> heads = new ArrayList<>(ofRun ? headings("ends", "variant", "operation", "fork") : List.of());
        heads.addAll(headings("stream", "client", "server", "packets", "bytes", "fromClient",
                "bytesFromClient", "fromServer", "bytesFromServer"));
        TextTable table = new TextTable(heads, index -> ofRun ? index == 2 || index > 4 : index > 1);
        for (Counted each : captures) {
            for (StreamTotals stream : each.packets.streams()) {
                List<String> row = new ArrayList<>(ofRun ? List.of(each.fork.variant(), each.fork.row().called(),
                        Numbers.count(each.fork.repetition())) : List.of());
                row.addAll(List.of(stream.client().toString(), stream.server().toString(),
                        Numbers.count(stream.packets()), Numbers.count(stream.bytes()),
                        Numbers.count(stream.clientPackets()), Numbers.count(stream.clientBytes()),
                        Numbers.count(stream.serverPackets()), Numbers.count(stream.serverBytes())));
                table.add(row);
            }
        }
        return table;
    }

    private static List<String> headings(String table, String... names) {
        return List.of(names).stream().map(name -> Messages.text("packets." + table + "." + name)).toList();
    }
}

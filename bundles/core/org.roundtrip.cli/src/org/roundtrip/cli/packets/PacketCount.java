// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.packets;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.roundtrip.capture.ends.BothEnds;
import org.roundtrip.capture.ends.ClockBounds;
import org.roundtrip.capture.index.OtherPackets;
import org.roundtrip.capture.index.PacketTotals;
import org.roundtrip.capture.index.StreamTotals;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.Output;
import org.roundtrip.cli.terminal.RefusedInput;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.model.ClockDifference;
import org.roundtrip.model.Fork;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.RowKey;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.ServerCapture;

/** The counts that the command {@code packets} prints, of one file or of all captures of a run. */
final class PacketCount {
    private static final Texts TEXTS = Texts.of(Context.class);

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

    /** Counts all captures of a run, in the order of {@link #captured}. @throws RefusedInput when it has none */
    static PacketCount of(RunFolder folder) throws RefusedInput, IOException {
        PacketCount count = new PacketCount();
        captured(folder).forEach(fork -> count.add(folder, fork));
        if (count.captures.isEmpty() && count.complete) {
            throw new RefusedInput(TEXTS.text("packets.none", folder.run().forks().stream().map(Fork::capture)
                    .filter(Objects::nonNull).map(Fork.Capture::missing).filter(Objects::nonNull).findFirst()
                    .orElse(TEXTS.text("packets.none.unknown"))));
        }
        return count;
    }

    /** Returns the forks of a run whose packets were captured. They are in the order of the rows of its table of results. */
    static List<Fork> captured(RunFolder folder) throws IOException {
        List<RowKey> order = RowKey.of(folder.run());
        return folder.run().forks().stream().filter(fork -> Files.isRegularFile(folder.capture(fork)))
                .sorted(Comparator.comparingInt(fork -> order.indexOf(fork.row()))).toList();
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
    record Counted(PacketTotals packets, Fork fork) {
    }

    /** What a fork's captures at both ends say. */
    record Ends(Fork fork, BothEnds packets, ClockDifference clock, long serverDropped) {
        /** Returns the median of the time that packets took from one end to the other. It is null when it is not known. */
        Long way(boolean toServer) {
            OptionalLong way = packets.medianWay(toServer, clock);
            return way.isPresent() ? (Long) way.getAsLong() : null;
        }
    }

    List<Counted> captures() {
        return captures;
    }

    List<PacketRow> rows() {
        return List.copyOf(rows.values());
    }

    List<Ends> ends() {
        return ends;
    }

    private void addEnds(RunFolder folder, Fork fork) throws IOException {
        Optional<ServerCapture> server = CaptureSource.of(folder, fork).server();
        if (server.isPresent()) {
            if (server.get().dropped() > 0) {
                problems.add(TEXTS.text("packets.ends.lost", fork.variant(), fork.row().called(), fork.repetition(),
                        server.get().dropped()));
            }
            ends.add(new Ends(fork, BothEnds.of(folder.capture(fork), server.get().file(), new ClockBounds()),
                    server.get().clock(), server.get().dropped()));
        } else {
            CaptureSource.oneEnd(fork.capture()).ifPresent(sentence ->
                    problems.add(TEXTS.text("packets.ends.one", fork.variant(), fork.row().called(), sentence)));
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
            problems.add(TEXTS.text("packets.unreadable", fork.variant(), fork.row().called(), Failure.sentence(e)));
        }
    }

    private Stream<PacketTotals> totals() {
        return captures.stream().map(Counted::packets);
    }

    long packets() {
        return totals().mapToLong(PacketTotals::packets).sum();
    }

    long bytes() {
        return totals().mapToLong(PacketTotals::bytes).sum();
    }

    /** Returns the number of dropped packets, or null when one of the files does not contain it. */
    Long dropped() {
        return totals().anyMatch(capture -> capture.dropped() == null) ? null
                : (Long) totals().mapToLong(PacketTotals::dropped).sum();
    }

    List<StreamTotals> streams() {
        return totals().flatMap(capture -> capture.streams().stream()).toList();
    }

    /** What the packets without TCP carry, the most frequent first. */
    List<OtherPackets> others() {
        Map<String, Long> sums = new TreeMap<>();
        totals().flatMap(capture -> capture.others().stream()).forEach(other -> sums.merge(other.name(), other.packets(), Long::sum));
        return sums.entrySet().stream().map(sum -> new OtherPackets(sum.getKey(), sum.getValue()))
                .sorted(Comparator.comparingLong(OtherPackets::packets).reversed()).toList();
    }

    private static Integer step(RowKey row) {
        return row.step() == null ? null : (Integer) row.step().value();
    }

    String asJson() {
        ObjectNode answer = Output.object("roundtrip-packets-1").put("packets", packets()).put("bytes", bytes())
                .put("dropped", dropped())
                .put("capture", dropped() == null ? null : dropped() == 0 ? "complete" : "incomplete");
        ArrayNode others = answer.putArray("others");
        others().forEach(other -> others.addObject().put("carries", other.name()).put("packets", other.packets()));
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
                    .put("packetsMatched", each.packets.matched()).put("serverDropped", each.serverDropped).put("toServerNanos", each.way(true))
                    .put("toClientNanos", each.way(false)).put("clockOffsetNanos", each.clock.offsetNanos())
                    .put("clockDrift", each.clock.drift()).put("clockBoundNanos", each.clock.boundNanos())
                    .put("boundBy", each.clock.by().name().toLowerCase(Locale.ROOT)));
        }
        ArrayNode sentences = answer.putArray("problems");
        problems.forEach(sentences::add);
        return Output.text(answer);
    }
}

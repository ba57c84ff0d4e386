// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.chart.bars.AnatomyBars;
import org.roundtrip.chart.bars.AnatomyWords;
import org.roundtrip.chart.bars.CallPart;
import org.roundtrip.chart.bars.MedianRow;
import org.roundtrip.chart.bars.RoleBars;
import org.roundtrip.chart.bars.RoleColours;
import org.roundtrip.chart.bars.StackedBar;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.Network;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.CaptureStudy;
import org.roundtrip.packets.anatomy.AnatomySummary;
import org.roundtrip.packets.anatomy.Ways;
import org.roundtrip.report.sheet.Look;
import org.roundtrip.report.sheet.Sheet;
import org.roundtrip.words.Numbers;
import org.roundtrip.words.columns.ResultColumn;

/** Writes the parts of the page on captures: bytes of a call by role, and the parts of its time. */
final class CaptureSection {
    private static final Texts TEXTS = Texts.of(CaptureSection.class);

    private final List<CaptureStudy> studies;
    private final String network;
    private final Sheet sheet;

    /** @param network the words for the network between clients and servers */
    CaptureSection(List<CaptureStudy> studies, String network, Sheet sheet) {
        this.studies = studies;
        this.network = network;
        this.sheet = sheet;
    }

    void write() throws IOException {
        if (studies.stream().anyMatch(study -> study.calls() > 0)) {
            bytes();
            anatomy();
        }
        studies.forEach(study -> study.problems().forEach(problem -> sheet.text(Look.NOTICE,
                study.row().variant() + ", " + study.row().called() + ": " + problem)));
    }

    private void bytes() throws IOException {
        sheet.text(Look.HEADING, TEXTS.text("roles")).text(Look.QUIET, TEXTS.text("roles.note"));
        List<String> head = new ArrayList<>(List.of(ResultColumn.PROVIDER.heading(), ResultColumn.OPERATION.heading(),
                TEXTS.text("packets.calls"), TEXTS.text("roles.wire")));
        List<ByteRole> shown = RoleColours.order().stream()
                .filter(role -> studies.stream().anyMatch(study -> study.roles().bytes(role) > 0)).toList();
        boolean again = studies.stream().anyMatch(study -> study.roles().sentAgain() > 0);
        shown.forEach(role -> head.add(RoleColours.label(role)));
        if (again) {
            head.add(TEXTS.text("roles.again"));
        }
        head.add(ResultColumn.TO_CONTENT.heading());
        sheet.resultTable(head, measured().map(study -> {
            List<String> row = new ArrayList<>(List.of(study.row().variant(), study.row().called(),
                    Numbers.count(study.calls()), perCall(study, study.roles().wire())));
            shown.forEach(role -> row.add(perCall(study, study.roles().bytes(role))));
            if (again) {
                row.add(perCall(study, study.roles().sentAgain()));
            }
            row.add(Numbers.ratio(ratio(study)));
            return row;
        }).toList(), index -> index >= 2);
        // Each operation gets its own scale, because the sizes of their values differ.
        for (StackedBar.Group<ByteRole> operation : groups(study -> true, studies -> studies.stream()
                .map(study -> RoleBars.besideContent(study.row().variant(), study.roles(), study.calls(), study.contentOfCall())).toList())) {
            sheet.bars(TEXTS.text("roles"), style -> RoleBars.of(style, List.of(operation), false));
        }
    }

    private Stream<CaptureStudy> measured() {
        return studies.stream().filter(study -> study.calls() > 0);
    }

    private static String perCall(CaptureStudy study, long bytes) {
        return Numbers.amount((double) bytes / study.calls());
    }

    private static Double ratio(CaptureStudy study) {
        return study.ratioToContent().isPresent() ? (Double) study.ratioToContent().getAsDouble() : null;
    }

    private void anatomy() throws IOException {
        long error = studies.stream().mapToLong(CaptureStudy::errorNanos).max().orElse(0);
        long disagreements = studies.stream().mapToLong(CaptureStudy::disagreements).sum();
        sheet.text(Look.HEADING, TEXTS.text("anatomy")).text(Look.QUIET,
                TEXTS.text("anatomy.note", Numbers.nanos(error)));
        ends();
        ways();
        long byTime = studies.stream().mapToLong(CaptureStudy::requestsByTime).sum();
        if (byTime > 0) {
            sheet.text(Look.QUIET, TEXTS.text("anatomy.byTime", byTime));
        }
        if (disagreements > 0) {
            sheet.text(Look.NOTICE, TEXTS.text("anatomy.disagree", disagreements));
        }
        List<String> head = new ArrayList<>(List.of(ResultColumn.PROVIDER.heading(), ResultColumn.OPERATION.heading(),
                TEXTS.text("anatomy.quantile"), TEXTS.text("anatomy.call")));
        List<Map<CallPart, Double>> calls = summaries().flatMap(summary -> Stream.concat(Stream.of(summary.median()), summary.p99().stream())
                .map(parts -> CallPart.nanos(parts, summary.ways()))).toList();
        List<CallPart> shown = Stream.of(CallPart.values()).filter(part -> calls.stream().anyMatch(nanos -> nanos.containsKey(part))).toList();
        shown.forEach(part -> head.add(part.label()));
        List<List<String>> rows = new ArrayList<>();
        for (CaptureStudy study : studies) {
            study.anatomy().ifPresent(summary -> {
                rows.add(row(study, summary.fewCalls() ? TEXTS.text("anatomy.few", Numbers.count(summary.calls()))
                        : TEXTS.text("anatomy.median"), summary.median(), summary.ways(), shown));
                summary.p99().ifPresent(parts -> rows.add(row(study, TEXTS.text("anatomy.aroundP99"), parts, summary.ways(), shown)));
            });
        }
        sheet.resultTable(head, rows, index -> index >= 3);
        String onePacket = AnatomyWords.onePacket(calls);
        if (!onePacket.isEmpty()) {
            sheet.text(Look.QUIET, onePacket);
        }
        sheet.bars(TEXTS.text("anatomy"), style -> AnatomyBars.of(style, groups(study -> study.anatomy().isPresent(),
                group -> group.stream().map(MedianRow::of).map(MedianRow::bar).toList()), true));
    }

    private void ends() {
        List<CaptureStudy.Ends> ends = studies.stream().flatMap(study -> study.ends().stream()).toList();
        if (!ends.isEmpty()) {
            sheet.text(Look.QUIET, TEXTS.text("anatomy.ends",
                    ends.stream().mapToLong(CaptureStudy.Ends::matched).sum(),
                    ends.stream().mapToLong(CaptureStudy.Ends::compared).sum(),
                    Numbers.nanos(ends.stream().mapToLong(CaptureStudy.Ends::boundNanos).max().orElse(0))));
        }
    }

    private Stream<AnatomySummary> summaries() {
        return studies.stream().flatMap(study -> study.anatomy().stream());
    }

    /** Says of the ways between both ends how they are known, where there are any. */
    private void ways() {
        if (summaries().anyMatch(summary -> summary.ways() == Ways.COMPUTED)) {
            sheet.text(Look.QUIET, TEXTS.text("anatomy.computed", network, Network.Ethernet.MEGABITS));
        }
        if (summaries().anyMatch(summary -> summary.ways() == Ways.UNKNOWN)) {
            sheet.text(Look.QUIET, TEXTS.text("anatomy.unknown"));
        }
    }

    private static List<String> row(CaptureStudy study, String quantile, AnatomySummary.Parts parts, Ways ways, List<CallPart> shown) {
        List<String> row = new ArrayList<>(List.of(study.row().variant(), study.row().called(), quantile,
                Numbers.nanos(parts.duration())));
        Map<CallPart, Double> nanos = CallPart.nanos(parts, ways);
        shown.forEach(part -> row.add(part.inOnePacket(nanos) ? Numbers.NOT_MEASURED : Numbers.nanos(nanos.get(part))));
        return row;
    }

    /** Returns a group of bars for each operation, with a bar for each variant. @param shown which captures have one */
    private <K> List<StackedBar.Group<K>> groups(Predicate<CaptureStudy> shown, Function<List<CaptureStudy>, List<StackedBar<K>>> bars) {
        return measured().filter(shown).collect(Collectors.groupingBy(study -> study.row().called(), LinkedHashMap::new, Collectors.toList()))
                .entrySet().stream().map(group -> new StackedBar.Group<>(group.getKey(), bars.apply(group.getValue()))).toList();
    }
}

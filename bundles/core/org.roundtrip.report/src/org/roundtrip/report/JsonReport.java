// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import org.roundtrip.analysis.Finding;
import org.roundtrip.analysis.Findings;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.analysis.interop.Interop;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.model.PercentileIntervals;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.model.study.SeriesFigure;
import org.roundtrip.packets.CaptureStudy;
import org.roundtrip.packets.anatomy.AnatomySummary;
import org.roundtrip.packets.anatomy.Ways;
import org.roundtrip.words.FindingWords;
import org.roundtrip.words.SweepWords;
import org.roundtrip.words.columns.ResultColumn;
import org.roundtrip.words.study.SeriesTable;

/** A run's results as one JSON object. What was not measured is null. */
public final class JsonReport {
    /** The value of the field {@code schema}. */
    public static final String SCHEMA = "roundtrip-results-3";
    private static final ObjectMapper MAPPER = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    private JsonReport() {
    }

    /** Returns the object as text that ends with a line break. */
    public static String of(StudiedRun studied) {
        RunAnalysis analysis = studied.analysis();
        Run run = analysis.run();
        ObjectNode report = MAPPER.createObjectNode().put("schema", SCHEMA);
        try {
            report.set("plan", MAPPER.readTree(PlanFiles.toJson(run.plan())));
            ObjectNode label = report.putObject("label").put("name", studied.label().name()).put("note", studied.label().note());
            studied.label().tags().forEach(label.putArray("tags")::add);
            ObjectNode environment = report.putObject("environment");
            run.environment().forEach(environment::put);
            report.put("outcome", run.outcome().name().toLowerCase(Locale.ROOT)).put("message", run.message())
                    .put("network", run.plan().protocol().network().mode())
                    .put("quick", run.quick()).put("id", run.id()).put("started", run.started().toString())
                    .put("ended", run.ended() == null ? null : run.ended().toString());
            ArrayNode findings = report.putArray("findings");
            Findings.of(analysis, studied.results()).forEach(finding -> findings.add(finding(finding)));
            ArrayNode knees = report.putArray("knees");
            SweepWords.knees(studied.results()).forEach(knees::add);
            ArrayNode rows = report.putArray("rows");
            studied.results().forEach(row -> rows.add(row(row)));
            Interop.of(run, studied.results()).ifPresent(interop -> report.set("cells", InteropJson.cells(interop)));
            ArrayNode captures = report.putArray("captures");
            studied.captures().forEach(study -> captures.add(capture(study)));
            return MAPPER.writeValueAsString(report) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A field with a point in its name belongs to an object. That is null where the row has no such thing. */
    private static ObjectNode row(Result result) {
        ObjectNode row = MAPPER.createObjectNode();
        for (ResultColumn column : ResultColumn.values()) {
            int point = column.field().indexOf('.');
            if (point < 0) {
                row.set(column.field(), column == ResultColumn.EVIDENCE ? evidence(result)
                        : column == ResultColumn.INTERVALS && column.value(result) != null ? intervals(result.intervals())
                        : column == ResultColumn.SERIES && !result.study().series().isEmpty() ? series(result)
                        : MAPPER.valueToTree(column.value(result)));
            } else if (result.against() == null) {
                row.putNull(column.field().substring(0, point));
            } else {
                row.withObjectProperty(column.field().substring(0, point))
                        .set(column.field().substring(point + 1), MAPPER.valueToTree(column.value(result)));
            }
        }
        return row;
    }

    /** Its kind and its row are for scripts, its text for people: that may change with any version. */
    private static ObjectNode finding(Finding finding) {
        Result row = finding.row();
        return MAPPER.createObjectNode().put("kind", finding.getClass().getSimpleName().toLowerCase(Locale.ROOT)).put("variant", row.variant())
                .put("operation", row.row().called()).put("text", FindingWords.sentence(finding));
    }

    private static ArrayNode evidence(Result result) {
        ArrayNode all = MAPPER.createArrayNode();
        result.evidence().forEach(each -> all.addObject().put("kind", name(each.kind())).put("value", each.value())
                .put("threshold", each.threshold()));
        return all;
    }

    private static ObjectNode intervals(PercentileIntervals all) {
        ObjectNode node = MAPPER.createObjectNode();
        node.set("p90", MAPPER.valueToTree(all.p90()));
        node.set("p99", MAPPER.valueToTree(all.p99()));
        node.set("p999", MAPPER.valueToTree(all.p999()));
        node.set("p9999", MAPPER.valueToTree(all.p9999()));
        return node;
    }

    private static String name(Enum<?> kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    private static ArrayNode series(Result result) {
        ArrayNode all = MAPPER.createArrayNode();
        for (SeriesFigure figure : result.study().series()) {
            String name = SeriesTable.name(all.size() + 1, figure);
            all.addObject().put("name", name).put("calls", figure.series().calls())
                    .put("repeat", figure.series().repeat()).put("summary", figure.series().summary().label())
                    .put("nanos", figure.nanos()).put("lowestNanos", figure.lowestNanos())
                    .put("highestNanos", figure.highestNanos()).put("deviationNanos", figure.deviationNanos());
        }
        return all;
    }

    private static ObjectNode capture(CaptureStudy study) {
        ObjectNode capture = MAPPER.createObjectNode().put("variant", study.row().variant())
                .put("operation", study.row().operation()).put("step", study.row().step() == null ? null : (Integer) study.row().step().value()).put("captures", study.captures()).put("calls", study.calls())
                .put("packets", study.roles().packets()).put("wireBytes", study.roles().wire());
        ObjectNode roles = capture.putObject("bytesByRole");
        for (ByteRole role : ByteRole.values()) {
            roles.put(role.name().toLowerCase(Locale.ROOT), study.roles().bytes(role));
        }
        capture.put("bytesSentAgain", study.roles().sentAgain())
                .put("ratioToContent", study.ratioToContent().isPresent() ? (Double) study.ratioToContent().getAsDouble() : null);
        capture.set("median", study.anatomy().map(summary -> parts(summary, summary.median())).orElse(null));
        capture.put("ways", study.anatomy().map(summary -> summary.ways().name().toLowerCase(Locale.ROOT)).orElse(null));
        capture.set("p99", study.anatomy().flatMap(summary -> summary.p99().map(parts -> parts(summary, parts))).orElse(null));
        study.ends().ifPresent(ends -> capture.putObject("bothEnds").put("packetsCompared", ends.compared())
                .put("packetsMatched", ends.matched()).put("clockBoundNanos", ends.boundNanos()));
        return capture.put("disagreements", study.disagreements()).put("clockErrorNanos", study.errorNanos());
    }

    private static JsonNode parts(AnatomySummary summary, AnatomySummary.Parts parts) {
        boolean apart = summary.ways().apart();
        boolean together = summary.ways() == Ways.UNKNOWN;
        return MAPPER.createObjectNode().put("clientBeforeNanos", parts.clientBefore())
                .put("connectionNanos", parts.connection()).put("requestNanos", parts.requestOnWire()).put("toServerNanos", apart ? (Long) parts.toServer() : null)
                .put("serverNanos", together ? null : (Long) parts.server())
                .put("networkAndServerNanos", together ? (Long) parts.server() : null)
                .put("toClientNanos", apart ? (Long) parts.toClient() : null)
                .put("responseNanos", parts.responseOnWire()).put("clientAfterNanos", parts.clientAfter())
                .put("callNanos", parts.duration());
    }
}

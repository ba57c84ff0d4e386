// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import org.roundtrip.analysis.Finding;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;

/** A run's results as one JSON object. What was not measured is null. */
public final class JsonReport {
    /** What stands in the field {@code schema}. */
    public static final String SCHEMA = "roundtrip-results-1";
    private static final ObjectMapper MAPPER = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    private JsonReport() {
    }

    /** The object as text that ends with a line break. */
    public static String of(RunAnalysis analysis) {
        Run run = analysis.run();
        ObjectNode report = MAPPER.createObjectNode().put("schema", SCHEMA);
        try {
            report.set("plan", MAPPER.readTree(PlanFiles.toJson(run.plan())));
            ObjectNode environment = report.putObject("environment");
            run.environment().forEach(environment::put);
            report.put("outcome", run.outcome().name().toLowerCase(Locale.ROOT)).put("message", run.message())
                    .put("network", run.plan().protocol().network().mode()).put("quick", run.quick()).put("id", run.id()).put("started", run.started().toString())
                    .put("ended", run.ended() == null ? null : run.ended().toString());
            ArrayNode findings = report.putArray("findings");
            Finding.all(analysis).forEach(findings::add);
            ArrayNode rows = report.putArray("rows");
            analysis.results().forEach(row -> rows.add(row(row)));
            return MAPPER.writeValueAsString(report) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static ObjectNode row(Result result) {
        ObjectNode row = MAPPER.createObjectNode();
        for (Column column : Column.values()) {
            row.set(column.field(), MAPPER.valueToTree(column.value(result)));
        }
        return row;
    }
}

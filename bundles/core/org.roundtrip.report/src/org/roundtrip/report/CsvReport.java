// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import org.roundtrip.files.Csv;
import org.roundtrip.files.RunLabel;
import org.roundtrip.model.Network;
import org.roundtrip.model.Payload;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.model.SweptPlan;
import org.roundtrip.words.columns.ResultColumn;

/**
 * A run's table as comma-separated values (RFC 4180, UTF-8). What was not measured is empty. Each line begins with the id of
 * its run, the name of its plan and what tells its figures from those of other runs, and ends with what a person wrote about the run, so that lines of several runs can be put
 * into one table.
 */
public final class CsvReport {
    private static final List<String> RUN = List.of("run", "plan", "quick", "network", "latencyMicros");
    private static final List<String> LABEL = List.of("name", "tags", "note");
    private static final List<ResultColumn> COLUMNS = List.of(ResultColumn.values());

    private CsvReport() {
    }

    /** Returns the table with a head of field names. @param label what a person wrote about the run @param rows all rows, or some */
    public static String of(Run run, RunLabel label, List<Result> rows) {
        StringBuilder csv = new StringBuilder(line(RUN.stream(), COLUMNS.stream().map(ResultColumn::field), LABEL.stream()));
        for (Result row : rows) {
            Network network = SweptPlan.at(run.plan(), row.step()).protocol().network();
            csv.append(line(Stream.of(run.id(), run.plan().name(), run.quick(), network.mode(), latency(network)), COLUMNS.stream().map(column -> value(run, column, row)),
                    Stream.of(label.name(), String.join(", ", label.tags()), label.note())));
        }
        return csv.toString();
    }

    private static Object latency(Network network) {
        return network instanceof Network.Ethernet ethernet ? ethernet.latencyMicros() : "";
    }

    private static String line(Stream<?> run, Stream<?> row, Stream<?> label) {
        return Csv.line(Stream.of(run, row, label).flatMap(cells -> cells).toList());
    }

    /** A line says by itself what was sent, so its payload is written with all lengths. No plan stands beside it. */
    private static Object value(Run run, ResultColumn column, Result row) {
        return column == ResultColumn.PAYLOAD ? Payload.detail(SweptPlan.at(run.plan(), row.step()).contract().operation(row.operation()))
                : plain(column.value(row));
    }

    /** Writes a number without an exponent, and a whole one without a point, since not every program reads the others. */
    private static Object plain(Object value) {
        return value instanceof Double number && Double.isFinite(number) ? BigDecimal.valueOf(number).stripTrailingZeros().toPlainString() : value;
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.chart.bars.AnatomyBars;
import org.roundtrip.chart.bars.CallPart;
import org.roundtrip.chart.bars.ServantBar;
import org.roundtrip.chart.bars.StackedBar;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;
import org.roundtrip.report.sheet.Look;
import org.roundtrip.report.sheet.Sheet;
import org.roundtrip.words.Numbers;

/** Writes where the time of measured calls goes, cut where the servant got each call and was done with it. */
final class ServantSection {
    private static final Texts TEXTS = Texts.of(ServantSection.class);

    private ServantSection() {
    }

    /** Writes nothing when no servant recorded its calls, or none of them on the client's machine. */
    static void write(List<Result> rows, Sheet sheet) throws IOException {
        Map<String, List<StackedBar<CallPart>>> operations = new LinkedHashMap<>();
        rows.forEach(row -> ServantBar.of(row).ifPresent(bar ->
                operations.computeIfAbsent(row.row().called(), called -> new ArrayList<>()).add(bar)));
        if (operations.isEmpty()) {
            return;
        }
        sheet.text(Look.HEADING, TEXTS.text("servant"))
                .text(Look.QUIET, TEXTS.text("servant.note", Numbers.nanos(ServantBar.boundNanos(rows))));
        List<StackedBar.Group<CallPart>> groups = operations.entrySet().stream()
                .map(operation -> new StackedBar.Group<>(operation.getKey(), operation.getValue())).toList();
        sheet.bars(TEXTS.text("servant"), style -> AnatomyBars.of(style, groups, true));
    }
}

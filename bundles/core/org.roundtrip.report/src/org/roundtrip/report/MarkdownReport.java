// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.analysis.Findings;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.FindingWords;
import org.roundtrip.words.MachineWords;
import org.roundtrip.words.RunTitle;
import org.roundtrip.words.columns.MarkdownTable;
import org.roundtrip.words.columns.ShortTable;

/** A run's answer in Markdown. It has the table of eight columns and the findings. */
final class MarkdownReport {
    private static final Texts TEXTS = Texts.of(MarkdownReport.class);

    private MarkdownReport() {
    }

    static String of(StudiedRun studied) {
        Run run = studied.analysis().run();
        ShortTable table = ShortTable.of(studied.results(), run.environment());
        Stream<String> findings = Findings.of(studied.analysis(), studied.results()).stream().map(FindingWords::sentence);
        return "# " + MarkdownTable.escaped(RunTitle.of(run)) + "\n\n"
                + TEXTS.text("markdown.run", MarkdownTable.escaped(run.id()), run.started()) + "\n\n"
                + MarkdownTable.of(table.heads(), table::number, table.rows()) + "\n"
                + Stream.concat(MachineWords.checked(run).stream(), findings).map(each -> "- " + MarkdownTable.escaped(each) + "\n")
                        .collect(Collectors.joining());
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.util.List;
import java.util.stream.Stream;
import org.roundtrip.report.words.FindingLines;
import org.roundtrip.report.words.RunRemarks;

/** Writes the findings of a run and the remarks on its rows; nothing where there are none. */
final class FindingSection {
    private FindingSection() {
    }

    /** The findings, the strongest one first, with their doubts. */
    static void writeFindings(FindingLines findings, Html html) {
        if (!findings.above().isEmpty()) {
            html.element("p", findings.above());
        }
        findings.lines().stream().limit(1).forEach(strongest -> html.element("p class=\"finding\"", strongest));
        list(findings.lines().stream().skip(1).toList(), html);
    }

    /** What the cells of the table show, and what the remarks in its rows mean. */
    static void writeLegend(List<String> ofCells, RunRemarks remarks, Html html) {
        list(Stream.concat(ofCells.stream(), remarks.legend().stream()).toList(), html);
    }

    /** What all rows of the table below have in common. */
    static void writeCommon(RunRemarks remarks, Html html) {
        remarks.sentences().forEach(sentence -> html.element("p", sentence));
    }

    /** Writes sentences as a list; nothing where there are none. */
    static void list(List<String> sentences, Html html) {
        if (!sentences.isEmpty()) {
            html.raw("<ul>");
            sentences.forEach(sentence -> html.element("li", sentence));
            html.raw("</ul>");
        }
    }
}

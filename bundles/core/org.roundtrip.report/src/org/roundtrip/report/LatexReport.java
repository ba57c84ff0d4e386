// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.RunTitle;
import org.roundtrip.words.columns.ShortTable;

/**
 * A run's table of eight columns for LaTeX, with the package booktabs. The answer chart is a figure in a file of its own. The document is
 * whole, so that either can be taken from it.
 */
final class LatexReport {
    private static final Texts TEXTS = Texts.of(LatexReport.class);
    /** What LaTeX writes in its own way. The signs of states are left out: their words say the same. */
    private static final Map<Integer, String> WRITTEN = Map.ofEntries(sign('\\', "\\textbackslash{}"), sign('{', "\\{"), sign('}', "\\}"), sign('$', "\\$"),
            sign('&', "\\&"), sign('#', "\\#"), sign('%', "\\%"), sign('_', "\\_"), sign('^', "\\textasciicircum{}"), sign('~', "$\\sim$"), sign('<', "$<$"),
            sign('>', "$>$"), sign('\u00b1', "$\\pm$"), sign('\u00b5', "\\textmu{}"), sign('\u2013', "--"), sign('\u2248', "$\\approx$"), sign('\u00a0', "~"),
            sign('\u2198', ""), sign('\u224b', ""), sign('\u26a1', ""), sign('\u2715', ""));

    private LatexReport() {
    }

    private static Map.Entry<Integer, String> sign(char sign, String written) {
        return Map.entry((int) sign, written);
    }

    /** @param figure name of the file of the answer chart beside this one; empty where there is none */
    static String of(StudiedRun studied, Optional<String> figure) {
        Run run = studied.analysis().run();
        ShortTable table = ShortTable.of(studied.results(), run.environment());
        List<String> heads = table.heads();
        String caption = text(TEXTS.text("latex.caption", RunTitle.of(run), run.id()));
        String columns = IntStream.range(0, heads.size()).mapToObj(column -> table.number(column) ? "r" : "l").collect(Collectors.joining());
        return String.join("\n", "\\documentclass{article}", "\\usepackage{booktabs}", "\\usepackage{graphicx}", "\\usepackage{textcomp}", "\\begin{document}",
                figure.map(file -> figure(file, caption)).orElse("") + "\\begin{table}", "\\caption{" + caption + "}", "\\begin{tabular}{" + columns + "}", "\\toprule", line(heads),
                "\\midrule", table.rows().stream().map(LatexReport::line).collect(Collectors.joining("\n")), "\\bottomrule", "\\end{tabular}", "\\end{table}",
                "\\end{document}", "");
    }

    private static String figure(String file, String caption) {
        return String.join("\n", "\\begin{figure}", "\\centering", "\\includegraphics[width=\\linewidth,height=0.85\\textheight,keepaspectratio]{" + file + "}",
                "\\caption{" + caption + "}", "\\end{figure}", "");
    }

    private static String line(List<String> cells) {
        return cells.stream().map(LatexReport::text).collect(Collectors.joining(" & ", "", " \\\\"));
    }

    private static String text(String text) {
        return text.codePoints().mapToObj(each -> WRITTEN.getOrDefault(each, Character.toString(each))).collect(Collectors.joining()).strip();
    }
}

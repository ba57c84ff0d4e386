// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.chart.answer.Answer;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.theme.Icons;
import org.roundtrip.ui.view.RunNames;
import org.roundtrip.words.difference.RunComparison;

/** A line for each run that is compared: its number and name, how it differs, and whether its times compare. */
final class RunLines {
    private static final Texts TEXTS = Texts.of(RunLines.class);
    /** More differences are counted, and named in the tip. */
    private static final int MOST = 6;
    private static final int LEAST_WIDTH = 100;
    private final Composite place;
    private List<String> said = List.of();

    RunLines(Composite parent) {
        place = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(4, 2).margins(6, 2).applyTo(place);
    }

    Control control() {
        return place;
    }

    /** All that it says, one line a run. */
    String text() {
        return String.join("\n", said);
    }

    /** Says what there is to say of some runs. */
    void show(RunComparison runs, List<OpenRun> open) {
        List<String> now = IntStream.range(0, open.size()).mapToObj(run -> line(runs, open.get(run), run)).toList();
        if (now.equals(said)) {
            return;
        }
        said = now;
        for (Control each : place.getChildren()) {
            each.dispose();
        }
        for (int run = 0; run < now.size(); run++) {
            Label icon = new Label(place, SWT.NONE);
            icon.setImage(Icons.image(runs.timesCompare(run) ? RunNames.icon(open.get(run).run().outcome()) : "warning"));
            GridDataFactory.fillDefaults().align(SWT.CENTER, SWT.BEGINNING).applyTo(icon);
            Label line = new Label(place, SWT.WRAP);
            line.setText(now.get(run).replace("&", "&&"));
            line.setToolTipText(String.join("\n", runs.differences(run)));
            GridDataFactory.fillDefaults().grab(true, false).hint(LEAST_WIDTH, SWT.DEFAULT).applyTo(line);
        }
        place.getParent().layout(true, true);
    }

    private static String line(RunComparison runs, OpenRun open, int run) {
        String name = TEXTS.text("run", Answer.mark(run), Answer.sign(run), RunNames.shortName(open), RunNames.state(open.run()));
        List<String> differences = runs.differences(run);
        List<String> sentences = new ArrayList<>();
        if (run > 0) {
            sentences.add(differences.isEmpty() ? TEXTS.text("alike") : some(differences));
            sentences.add(runs.timesCompare(run) ? "" : TEXTS.text("apart"));
        }
        return sentences.isEmpty() ? name : TEXTS.text("described", name, sentences.stream().filter(each -> !each.isEmpty()).collect(Collectors.joining(" ")));
    }

    private static String some(List<String> differences) {
        String first = differences.stream().limit(MOST).collect(Collectors.joining(TEXTS.text("between")));
        return differences.size() <= MOST ? TEXTS.text("differences", first) : TEXTS.text("moreDifferences", first, differences.size() - MOST);
    }
}

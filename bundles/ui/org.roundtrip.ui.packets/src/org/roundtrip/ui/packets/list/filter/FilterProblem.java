// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.filter;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.filter.Proposal;
import org.roundtrip.ui.theme.Theme;

/** The line below a filter that says what is wrong with it; a click writes what may stand there instead. Takes no room while nothing is wrong. */
final class FilterProblem extends Composite {
    private static final Texts TEXTS = Texts.of(FilterProblem.class);

    /** The sentence has twice the room of what can be clicked on, or else a line of its own. */
    private static final int PARTS_BESIDE = 3;

    private final Label sentence;
    private final Link instead;
    private List<Proposal> proposals = List.of();

    /** @param chosen called with what a person clicks on */
    FilterProblem(Composite parent, Consumer<Proposal> chosen) {
        super(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(6, 0).applyTo(this);
        sentence = new Label(this, SWT.WRAP);
        sentence.setData(Theme.STYLE_CLASS, "error");
        GridDataFactory.fillDefaults().grab(true, false).applyTo(sentence);
        instead = new Link(this, SWT.NONE);
        instead.addListener(SWT.Selection, event -> chosen.accept(proposals.get(Integer.parseInt(event.text))));
    }

    private String link(int proposal) {
        return "<a href=\"" + proposal + "\">" + proposals.get(proposal).text().replace("&", "&&") + "</a>";
    }

    /**
     * Shows what is wrong.
     *
     * @param words null when nothing is
     * @param better what may be written instead; may be empty
     * @return whether more or fewer lines are shown than before, so that the parent has to divide its room anew
     */
    boolean say(String words, List<Proposal> better) {
        boolean visible = words != null;
        proposals = better;
        sentence.setText(visible ? words.replace("&", "&&") : "");
        instead.setText(better.isEmpty() ? "" : TEXTS.text("filterInstead",
                IntStream.range(0, better.size()).mapToObj(this::link).collect(Collectors.joining(", "))));
        instead.setVisible(!better.isEmpty());
        boolean beside = PARTS_BESIDE * instead.computeSize(SWT.DEFAULT, SWT.DEFAULT).x <= getParent().getClientArea().width;
        GridLayoutFactory.createFrom((GridLayout) getLayout()).numColumns(beside ? 2 : 1).applyTo(this);
        GridDataFactory.fillDefaults().grab(!beside, false).exclude(better.isEmpty()).applyTo(instead);
        setVisible(visible);
        GridData place = (GridData) getLayoutData();
        boolean changed = place.exclude == visible;
        place.exclude = !visible;
        return changed;
    }
}

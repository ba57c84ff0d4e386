// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.editor;

import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.theme.Icons;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.run.plans.editing.PlanEditing;

/**
 * The line below a plan's description. It says the first problem, with a link to its place, or what a person may do. It
 * has the room of one line also while there is nothing to say, and not more for a problem, so that what is below stays
 * where it is when a problem comes or goes: its tip, and the place of the problem, say all.
 */
final class PlanMessage {
    private static final Texts TEXTS = Texts.of(PlanMessage.class);
    private static final int INSIST_MILLIS = 4000;
    private static final Color MARKED_LIGHT = new Color(0xFF, 0xE0, 0x82);
    private static final Color MARKED_DARK = new Color(0x6B, 0x52, 0x00);
    private final PlanEditing editing;
    private final Label icon;
    private final Link message;
    /** Says that the line is not all. */
    private final Label more;
    /** The place that the link of the message leads to. */
    private Object place;
    /** How often a person tried in vain to change the plan. */
    private int insisted;

    /** @param words a grid of two columns */
    PlanMessage(Composite words, PlanEditing editing, PlanHeader.Commands commands) {
        this.editing = editing;
        Composite line = new Composite(words, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(3).spacing(6, 0).applyTo(line);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(line);
        icon = new Label(line, SWT.NONE);
        icon.setImage(Icons.image("error"));
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(icon);
        message = new Link(line, SWT.WRAP);
        message.addListener(SWT.Selection, event -> {
            if (ProblemWords.PLACE.equals(event.text)) {
                commands.lead(place);
            } else if (editing.canDropBroken()) {
                commands.dropBroken();
            } else {
                commands.saveAs();
            }
        });
        GridDataFactory.fillDefaults().grab(true, false).hint(300, SWT.DEFAULT).applyTo(message);
        more = new Label(line, SWT.NONE);
        more.setText("\u2026");
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(more);
        message.addListener(SWT.Resize, resized -> showWhetherAll());
    }

    /** Says what there is to say now. */
    void show() {
        List<ProblemWords> problems = ProblemWords.all(editing);
        if (!problems.isEmpty()) {
            ProblemWords first = problems.getFirst();
            place = first.where();
            String all = editing.canDropBroken() ? TEXTS.text("jsonElsewhere", first.linked())
                    : problems.size() == 1 ? first.linked()
                    : TEXTS.text("severalProblems", problems.size(), first.linked());
            if (editing.isExample()) {
                all = all + " " + TEXTS.text("exampleHint");
            }
            say("error", editing.refusals().runRefused() ? TEXTS.text("cannotRun", all)
                    : editing.refusals().saveRefused() ? TEXTS.text("notSaved", all) : all);
        } else if (editing.isUnsavedRun()) {
            say("info", TEXTS.text("unsavedRun"));
        } else if (editing.isExample()) {
            say("info", TEXTS.text("exampleHint"));
        } else {
            say("info", "");
        }
        explain(problems.stream().map(ProblemWords::plain).collect(Collectors.joining("\n")));
    }

    /** The sign that the line is not all has the tip, too: a person points to it. @param all what is said, without links; empty for no problem */
    private void explain(String all) {
        message.setToolTipText(all);
        more.setToolTipText(all.isEmpty() ? message.getText().replaceAll("<[^>]*>", "") : all);
    }

    private void say(String picture, String sentence) {
        icon.setImage(Icons.image(picture));
        message.setText(sentence);
        // What is said of a plan that cannot be changed stays; the room of its lines does no harm.
        ((GridData) message.getLayoutData()).heightHint = editing.readOnly() ? SWT.DEFAULT : lineHeight();
        icon.setVisible(!sentence.isEmpty());
        message.setVisible(!sentence.isEmpty());
        showWhetherAll();
    }

    private int lineHeight() {
        return more.computeSize(SWT.DEFAULT, SWT.DEFAULT).y;
    }

    private void showWhetherAll() {
        int line = lineHeight();
        more.setVisible(!editing.readOnly() && message.getVisible()
                && message.computeSize(message.getSize().x, SWT.DEFAULT).y > line + line / 2);
    }

    /** Makes the line conspicuous for a while. @param layout called after the line has changed */
    void insist(Runnable layout) {
        if (message.isVisible()) {
            int now = ++insisted;
            emphasise(true);
            layout.run();
            message.getDisplay().timerExec(INSIST_MILLIS, () -> {
                if (!message.isDisposed() && now == insisted) {
                    emphasise(false);
                    layout.run();
                }
            });
        }
    }

    private void emphasise(boolean on) {
        Color marked = !on ? null : Theme.dark() ? MARKED_DARK : MARKED_LIGHT;
        message.setBackground(marked);
        icon.setBackground(marked);
        message.setFont(on ? JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT) : null);
    }
}

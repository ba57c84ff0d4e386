// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.roundtrip.ui.look.Icons;
import org.roundtrip.ui.look.Theme;
import org.roundtrip.ui.run.editing.PlanEditing;

/**
 * The line below a plan's description: the first problem, with a link to its place, or what a person may do with the plan.
 * Takes no room while there is nothing to say.
 */
final class PlanMessage {
    private static final int INSIST_MILLIS = 4000;
    private static final Color MARKED_LIGHT = new Color(0xFF, 0xE0, 0x82);
    private static final Color MARKED_DARK = new Color(0x6B, 0x52, 0x00);
    private final PlanEditing editing;
    private final Label icon;
    private final Link message;
    /** The place that the link of the message leads to. */
    private Object place;
    /** How often a person tried in vain to change the plan. */
    private int insisted;

    /** @param words a grid of two columns */
    PlanMessage(Composite words, PlanEditing editing, PlanHeader.Commands commands) {
        this.editing = editing;
        icon = new Label(words, SWT.NONE);
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(icon);
        message = new Link(words, SWT.WRAP);
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
    }

    /** Says what there is to say now. */
    void show() {
        List<ProblemWords> problems = ProblemWords.all(editing);
        if (!problems.isEmpty()) {
            ProblemWords first = problems.getFirst();
            place = first.where();
            String all = editing.canDropBroken() ? NLS.bind(Messages.jsonElsewhere, first.linked())
                    : problems.size() == 1 ? first.linked()
                    : NLS.bind(Messages.severalProblems, problems.size(), first.linked());
            if (editing.isExample()) {
                all = all + " " + Messages.exampleHint;
            }
            say("error", editing.runRefused() ? NLS.bind(Messages.cannotRun, all)
                    : editing.saveRefused() ? NLS.bind(Messages.notSaved, all) : all);
        } else if (editing.isUnsavedRun()) {
            say("info", Messages.unsavedRun);
        } else if (editing.isExample()) {
            say("info", Messages.exampleHint);
        } else {
            say(null, "");
        }
        message.setToolTipText(problems.stream().map(ProblemWords::plain).collect(Collectors.joining("\n")));
    }

    private void say(String picture, String sentence) {
        icon.setImage(picture == null ? null : Icons.image(picture));
        message.setText(sentence);
        for (var control : List.of(icon, message)) {
            ((GridData) control.getLayoutData()).exclude = sentence.isEmpty();
            control.setVisible(!sentence.isEmpty());
        }
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

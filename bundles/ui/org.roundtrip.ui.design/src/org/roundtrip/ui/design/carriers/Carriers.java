// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.carriers;

import java.util.List;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.services.IServiceLocator;
import org.roundtrip.design.Design;
import org.roundtrip.design.ToModel;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.editing.DesignListener;
import org.roundtrip.ui.theme.Icons;
import org.roundtrip.ui.view.Rest;
import org.roundtrip.ui.providers.Carrying;
import org.roundtrip.ui.providers.Providers;

/**
 * A badge for each provider: carries what is drawn, or a press says which field not and why. Where there is little room, those that carry it
 * have none. Asked in the background when changes rest.
 */
public final class Carriers {
    private static final Texts TEXTS = Texts.of(Carriers.class);
    private final DesignEditing editing;
    private final Providers providers;
    private final Composite body;
    private final Display display;
    private final Job asking = Job.createSystem("Asking what providers carry", (ICoreRunnable) monitor -> ask());
    private final Rest rest;
    private volatile Design design;
    private List<Carrying> answers = List.of();
    private List<Carrying> shown = List.of();
    private boolean all = true;

    /** The badges of what is edited, until they are disposed. */
    public Carriers(Composite parent, DesignEditing editing, IServiceLocator site) {
        this.editing = editing;
        providers = site.getService(Providers.class);
        display = parent.getDisplay();
        body = new Composite(parent, SWT.NONE);
        RowLayoutFactory.fillDefaults().wrap(true).center(true).spacing(8).margins(10, 4).applyTo(body);
        rest = new Rest(body, asking::schedule);
        DesignListener listener = new DesignListener() {
            @Override
            public void designChanged(Design before) {
                changed();
            }
        };
        editing.addListener(listener);
        providers.onChange(body, this::changed);
        body.addDisposeListener(disposed -> {
            editing.removeListener(listener);
            asking.cancel();
        });
        changed();
    }

    /** Returns the widget. */
    public Composite widget() {
        return body;
    }

    private void changed() {
        design = editing.design();
        asking.cancel();
        rest.changed();
    }

    private void ask() {
        Design asked = design;
        List<Carrying> carrying = providers.carrying(ToModel.drawing(asked));
        if (!display.isDisposed()) {
            display.asyncExec(() -> {
                if (asked == design && !body.isDisposed()) {
                    show(carrying);
                }
            });
        }
    }

    /** Shows a badge for each provider, or for those alone that do not carry what is drawn. */
    public void showAll(boolean each) {
        all = each;
        show(answers);
    }

    private void show(List<Carrying> now) {
        answers = now;
        List<Carrying> wanted = now.stream().filter(answer -> all || !answer.refused().isEmpty()).toList();
        if (wanted.equals(shown)) {
            return;
        }
        shown = wanted;
        for (Control badge : body.getChildren()) {
            badge.dispose();
        }
        for (Carrying answer : wanted) {
            if (answer.refused().isEmpty()) {
                carries(answer);
            } else {
                refuses(answer);
            }
        }
        body.getParent().layout(true, true);
    }

    private void carries(Carrying answer) {
        CLabel badge = new CLabel(body, SWT.NONE);
        badge.setImage(Icons.image("run-ok"));
        badge.setText(answer.label());
        badge.setToolTipText(TEXTS.text("carries", answer.label()));
    }

    private void refuses(Carrying answer) {
        Button badge = new Button(body, SWT.PUSH | SWT.FLAT);
        badge.setImage(Icons.image("warning"));
        badge.setText(answer.label().replace("&", "&&"));
        String title = TEXTS.text("refuses", answer.label());
        String reasons = String.join("\n", answer.refused());
        badge.setToolTipText(title + "\n" + reasons);
        badge.addListener(SWT.Selection, pressed -> say(badge, title, reasons));
    }

    /** The tip has the same words, and would lie over them. */
    private static void say(Button badge, String title, String reasons) {
        String tip = badge.getToolTipText();
        badge.setToolTipText(null);
        ReasonPopup popup = new ReasonPopup(badge.getShell(), badge.toDisplay(0, badge.getSize().y), title, reasons);
        popup.open();
        popup.getShell().addDisposeListener(closed -> {
            if (!badge.isDisposed()) {
                badge.setToolTipText(tip);
            }
        });
    }
}

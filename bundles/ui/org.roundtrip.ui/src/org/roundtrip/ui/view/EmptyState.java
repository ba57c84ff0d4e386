// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;

/**
 * Shown by a view that has no content yet: says what would be here, and how to get it.
 */
public final class EmptyState extends Composite {
    private final Label what;
    /** Centred, which a link cannot be. */
    private final Label how;
    private final Link clickable;

    /** An empty state without text. */
    public EmptyState(Composite parent) {
        super(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(24, 16).spacing(0, 6).applyTo(this);
        what = new Label(this, SWT.CENTER | SWT.WRAP);
        what.setFont(org.eclipse.jface.resource.JFaceResources.getBannerFont());
        GridDataFactory.fillDefaults().grab(true, true).align(SWT.FILL, SWT.END).applyTo(what);
        how = new Label(this, SWT.CENTER | SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, true).align(SWT.FILL, SWT.BEGINNING).applyTo(how);
        clickable = new Link(this, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, true).align(SWT.CENTER, SWT.BEGINNING).applyTo(clickable);
    }

    /** An empty state that says what would be here and how to get it; see {@link #say}. */
    public EmptyState(Composite parent, String whatWouldBeHere, String howToGetIt) {
        this(parent);
        say(whatWouldBeHere, howToGetIt, null);
    }

    /**
     * Changes the words.
     *
     * @param whatWouldBeHere a sentence without a full stop
     * @param howToGetIt      a sentence; the text between {@code <a>} and {@code </a>} is a link
     * @param clicked         what a click does, or null when there is nothing to click
     */
    public void say(String whatWouldBeHere, String howToGetIt, Runnable clicked) {
        what.setText(whatWouldBeHere.replace("&", "&&"));
        String sentence = howToGetIt.replace("&", "&&");
        how.setText(clicked == null ? sentence : "");
        clickable.setText(clicked == null ? "" : sentence);
        for (var listener : clickable.getListeners(SWT.Selection)) {
            clickable.removeListener(SWT.Selection, listener);
        }
        if (clicked != null) {
            clickable.addListener(SWT.Selection, event -> clicked.run());
        }
        show(how, clicked == null);
        show(clickable, clicked != null);
        layout(true, true);
    }

    private static void show(Control control, boolean visible) {
        control.setVisible(visible);
        ((GridData) control.getLayoutData()).exclude = !visible;
    }
}

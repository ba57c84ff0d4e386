// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.carriers;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.ui.form.FramedPopup;

/** Why a provider does not carry what is drawn, in whole sentences that can be copied. User interface's thread only. */
final class ReasonPopup extends FramedPopup {
    private static final int CHARACTERS = 60;
    private static final int MARGIN = 6;
    private static final int MOST_LINES = 14;
    private final String words;
    private Text text;

    /** @param place of the upper left corner on the screen @param title says who does not carry it @param words why */
    ReasonPopup(Shell parent, Point place, String title, String words) {
        super(parent, place, title, null);
        this.words = words;
    }

    @Override
    protected Control createTitleControl(Composite parent) {
        Control title = super.createTitleControl(parent);
        GridDataFactory.createFrom((GridData) title.getLayoutData()).indent(MARGIN, 2).applyTo(title);
        return title;
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite body = (Composite) super.createDialogArea(parent);
        GridLayoutFactory.fillDefaults().margins(MARGIN, 4).applyTo(body);
        text = new Text(body, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL);
        text.setText(words);
        fit();
        return body;
    }

    /** As high as the sentences need. */
    private void fit() {
        GC measure = new GC(text);
        measure.setFont(text.getFont());
        int width = (int) (CHARACTERS * measure.getFontMetrics().getAverageCharacterWidth());
        measure.dispose();
        int high = Math.min(text.computeSize(width, SWT.DEFAULT).y, MOST_LINES * text.getLineHeight());
        GridDataFactory.fillDefaults().grab(true, true).hint(width, high).applyTo(text);
    }

    @Override
    protected Control getFocusControl() {
        return text;
    }
}

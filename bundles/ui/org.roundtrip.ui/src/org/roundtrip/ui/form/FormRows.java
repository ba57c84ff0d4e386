// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.form;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/** Rows of a dialog: a label, a field for a text, and beside some fields a button. User interface's thread only. */
public final class FormRows {
    private static final int COLUMNS = 3;
    private final Composite area;
    private final int width;
    private final Runnable typed;
    private int lineHeight;

    /**
     * Rows in an area, which gets a layout for them.
     *
     * @param width of fields with several lines, in points
     * @param typed is called after each change of a field
     */
    FormRows(Composite area, int width, Runnable typed) {
        this.area = area;
        this.width = width;
        this.typed = typed;
        GridLayoutFactory.swtDefaults().numColumns(COLUMNS).margins(12, 12).applyTo(area);
    }

    /** Adds a field with one line, and returns it. @param tip says what belongs there */
    public Text line(String label, String tip, String value) {
        label(label, tip, SWT.CENTER);
        Text text = text(SWT.SINGLE, tip, value);
        GridDataFactory.fillDefaults().span(COLUMNS - 1, 1).grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(text);
        return text;
    }

    /**
     * Adds a field with several lines, of which this number is visible, and returns it. The Tab key leaves it.
     *
     * @param tip    says what belongs there
     * @param scroll {@link SWT#H_SCROLL} when its lines may be long, else {@link SWT#NONE}
     */
    public Text lines(String label, String tip, String value, int lines, int scroll) {
        label(label, tip, SWT.BEGINNING);
        Text text = text(SWT.MULTI | SWT.V_SCROLL | scroll, tip, value);
        tabLeaves(text);
        GridDataFactory.fillDefaults().span(COLUMNS - 1, 1).grab(true, true).hint(width, lines * text.getLineHeight()).applyTo(text);
        return text;
    }

    /** Adds a button beside the field that was added last. */
    public void button(Text field, String label, Runnable pressed) {
        ((GridData) field.getLayoutData()).horizontalSpan--;
        Button button = new Button(area, SWT.PUSH);
        button.setText(label);
        button.addListener(SWT.Selection, event -> pressed.run());
        GridDataFactory.fillDefaults().align(SWT.FILL, (field.getStyle() & SWT.SINGLE) != 0 ? SWT.CENTER : SWT.BEGINNING).applyTo(button);
    }

    /** Lets the Tab key go from a field with several lines to the next one, because nobody writes tabs there. */
    public static void tabLeaves(Text lines) {
        lines.addListener(SWT.Traverse, event -> {
            boolean onwards = event.detail == SWT.TRAVERSE_TAB_NEXT || event.detail == SWT.TRAVERSE_TAB_PREVIOUS;
            event.doit |= onwards;
        });
    }

    /** Adds a sentence below all rows, which has room for some lines. */
    Label sentence(int lines) {
        Label sentence = new Label(area, SWT.WRAP);
        GridDataFactory.fillDefaults().span(COLUMNS, 1).grab(true, false).hint(width, lines * lineHeight).indent(0, 6).applyTo(sentence);
        return sentence;
    }

    private Text text(int style, String tip, String value) {
        Text text = new Text(area, SWT.BORDER | style);
        lineHeight = text.getLineHeight();
        text.setToolTipText(tip);
        text.setText(value);
        text.addModifyListener(modified -> typed.run());
        return text;
    }

    private void label(String what, String tip, int vertical) {
        Label label = new Label(area, SWT.NONE);
        label.setText(what);
        label.setToolTipText(tip);
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, vertical).applyTo(label);
    }
}

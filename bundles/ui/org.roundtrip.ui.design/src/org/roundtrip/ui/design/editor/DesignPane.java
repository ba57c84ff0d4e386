// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editor;

import java.util.List;
import java.util.function.Consumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.services.IServiceLocator;
import org.roundtrip.design.text.TextPlace;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.properties.NodeForm;
import org.roundtrip.ui.design.structure.StructureTree;
import org.roundtrip.ui.theme.Theme;

/**
 * A design in an editor. It has its tree, the properties of what is selected, and below them why an edit is not
 * possible.
 */
public final class DesignPane {
    private static final int TREE = 55;
    private static final int FORM = 45;
    /** From how many lines on the column of the properties has room for more than them. */
    private static final int LINES = 18;
    private final Composite body;
    private final Composite details;
    private final StructureTree tree;
    private final NodeForm form;
    private final DesignEditing editing;

    /** Shows what is edited until its parent is disposed. @param site that of the part which shows it */
    public DesignPane(Composite parent, DesignEditing editing, IServiceLocator site) {
        this.editing = editing;
        body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        SashForm sash = new SashForm(body, SWT.HORIZONTAL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
        tree = new StructureTree(sash, editing, site);
        details = new Composite(sash, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(details);
        Composite fields = new Composite(details, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(fields);
        fields.setLayout(new FillLayout());
        form = new NodeForm(fields, editing);
        sash.setWeights(TREE, FORM);
        RefusalBar bar = new RefusalBar(body, editing);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(bar.widget());
    }

    /** Returns the widget of the whole. */
    public Composite body() {
        return body;
    }

    /** Returns the tree. */
    public StructureTree tree() {
        return tree;
    }

    /** Selects what a text is of, and gives the field of the text the keyboard. */
    public void lead(TextPlace place) {
        editing.select(List.of(place.node()));
        form.focus(place);
    }

    /** Leaves a sentence out of the column of the properties while these need the room. */
    public void leaveOutWhenLow(Control sentence) {
        onHeight(high -> {
            GridData data = (GridData) sentence.getLayoutData();
            if (data.exclude == high) {
                data.exclude = !high;
                sentence.setVisible(high);
                details.layout();
            }
        });
    }

    /** Calls back with whether the column of the properties has room for more than them, whenever that may have changed. */
    public void onHeight(Consumer<Boolean> callback) {
        details.addListener(SWT.Resize, event -> callback.accept(isHigh()));
        Theme.onChange(details, () -> callback.accept(isHigh()));
    }

    private boolean isHigh() {
        GC measure = new GC(details);
        boolean high = details.getClientArea().height >= LINES * measure.getFontMetrics().getHeight();
        measure.dispose();
        return high;
    }

    /** Returns the column of the properties, to which more can be added; it has a grid of one column. */
    public Composite details() {
        return details;
    }
}

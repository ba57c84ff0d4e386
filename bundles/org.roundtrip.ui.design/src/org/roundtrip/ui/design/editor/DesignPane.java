// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editor;

import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.services.IServiceLocator;
import org.roundtrip.design.text.TextPlace;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.properties.NodeForm;
import org.roundtrip.ui.design.structure.StructureTree;

/** A design in an editor: its tree, the properties of what is selected, and below them why an edit is not possible. */
public final class DesignPane {
    private static final int TREE = 55;
    private static final int FORM = 45;
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

    /** Returns the column of the properties, to which more can be added; it has a grid of one column. */
    public Composite details() {
        return details;
    }
}

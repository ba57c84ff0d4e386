// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.operations;

import java.util.List;
import java.util.function.Consumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.services.IServiceLocator;
import org.roundtrip.design.text.TextPlace;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.editor.DesignPane;
import org.roundtrip.ui.form.Decorated;
import org.roundtrip.ui.run.plans.draft.DraftCheck;
import org.roundtrip.ui.run.plans.draft.ProtocolField;
import org.roundtrip.ui.run.plans.editing.Page;
import org.roundtrip.ui.run.plans.editing.PlanEditing;

/** The page of operations: the designer's tree of operations and types, and the properties of what is selected. */
public final class OperationsPage implements Page {
    private static final Texts TEXTS = Texts.of(OperationsPage.class);
    private static final int MARGIN = 12;
    private final PlanEditing editing;
    private final DesignPane pane;
    private final Decorated mark;
    private final Link seed;

    /**
     * The page of a draft.
     *
     * @param site   that of the editor
     * @param leader leads to a place on another page, see {@link Page#lead}
     */
    public OperationsPage(Composite parent, PlanEditing editing, IServiceLocator site, Consumer<Object> leader) {
        this.editing = editing;
        DesignEditing contract = editing.contract();
        if (contract.selection().isEmpty() && !contract.design().operations().isEmpty()) {
            contract.select(List.of(contract.design().operations().getFirst().id()));
        }
        pane = new DesignPane(parent, contract, site);
        mark = new Decorated(pane.tree().tree());
        seed = new Link(pane.details(), SWT.WRAP);
        seed.addListener(SWT.Selection, clicked -> leader.accept(ProtocolField.SEED));
        GridDataFactory.fillDefaults().grab(true, false).hint(100, SWT.DEFAULT).indent(MARGIN, 0).applyTo(seed);
        pane.leaveOutWhenLow(seed);
        refresh();
    }

    @Override
    public Control control() {
        return pane.body();
    }

    @Override
    public void refresh() {
        mark.show(editing.outcome().at(DraftCheck.OPERATIONS, ""));
        seed.setText(TEXTS.text("seed", editing.draft().protocol().get(ProtocolField.SEED)));
    }

    @Override
    public void lead(Object where) {
        if (where instanceof TextPlace place) {
            pane.lead(place);
        } else {
            pane.tree().tree().setFocus();
        }
    }

    /** Finds words in the tree. */
    public void find() {
        pane.tree().find();
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editor;

import org.eclipse.jface.action.ToolBarManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.ui.menus.IMenuService;
import org.eclipse.ui.services.IServiceLocator;
import org.roundtrip.ui.design.carriers.Carriers;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.properties.NodeForm;
import org.roundtrip.ui.design.structure.StructureTree;

/** What the editor of a payload shows while there is a design. */
final class DesignPage {
    private static final int TREE = 55;
    private static final int FORM = 45;
    private final StructureTree tree;

    DesignPage(Composite parent, DesignEditing editing, IServiceLocator site) {
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        SashForm sash = new SashForm(body, SWT.HORIZONTAL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
        tree = new StructureTree(sash, editing, site);
        Composite details = new Composite(sash, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(details);
        tools(details, site);
        Composite form = new Composite(details, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(form);
        form.setLayout(new FillLayout());
        new NodeForm(form, editing);
        Carriers carriers = new Carriers(details, editing, site);
        GridDataFactory.fillDefaults().grab(true, false).hint(100, SWT.DEFAULT).applyTo(carriers.widget());
        sash.setWeights(TREE, FORM);
        RefusalBar bar = new RefusalBar(body, editing);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(bar.widget());
    }

    /** Commands of other bundles that concern the whole payload, such as its use in a plan. */
    private static void tools(Composite parent, IServiceLocator site) {
        ToolBarManager tools = new ToolBarManager(SWT.FLAT | SWT.RIGHT);
        IMenuService menus = site.getService(IMenuService.class);
        menus.populateContributionManager(tools, "toolbar:" + DesignEditor.ID);
        ToolBar bar = tools.createControl(parent);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.END, SWT.CENTER).applyTo(bar);
        bar.addDisposeListener(disposed -> {
            menus.releaseContributions(tools);
            tools.dispose();
        });
    }

    void setFocus() {
        tree.tree().setFocus();
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editor;

import org.eclipse.jface.action.ToolBarManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.ui.menus.IMenuService;
import org.eclipse.ui.services.IServiceLocator;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.carriers.Carriers;
import org.roundtrip.ui.design.editing.DesignEditing;

/** What the editor of a payload shows while there is a design. */
final class DesignPage {
    private static final Texts TEXTS = Texts.of(DesignPage.class);
    private static final int MARGIN = 12;
    /** What others add here. With the id of the editor as its name, the window's tool bar would show it too. */
    private static final String COMMANDS = "toolbar:org.roundtrip.ui.design.payload";
    private final DesignPane pane;

    DesignPage(Composite parent, DesignEditing editing, IServiceLocator site) {
        pane = new DesignPane(parent, editing, site);
        tools(pane.details(), site);
        Composite ofSeed = new Composite(pane.details(), SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(MARGIN, 0).applyTo(ofSeed);
        GridDataFactory.fillDefaults().grab(true, false).hint(100, SWT.DEFAULT).applyTo(ofSeed);
        Label seed = new Label(ofSeed, SWT.WRAP);
        seed.setText(TEXTS.text("seed", Protocol.STANDARD.seed()));
        GridDataFactory.fillDefaults().grab(true, false).applyTo(seed);
        pane.leaveOutWhenLow(ofSeed);
        Carriers carriers = new Carriers(pane.details(), editing, site);
        GridDataFactory.fillDefaults().grab(true, false).hint(100, SWT.DEFAULT).applyTo(carriers.widget());
        pane.onHeight(carriers::showAll);
    }

    /** Commands of other bundles that concern the whole payload, such as its use in a plan. */
    private static void tools(Composite parent, IServiceLocator site) {
        ToolBarManager tools = new ToolBarManager(SWT.FLAT | SWT.RIGHT);
        IMenuService menus = site.getService(IMenuService.class);
        menus.populateContributionManager(tools, COMMANDS);
        ToolBar bar = tools.createControl(parent);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.END, SWT.CENTER).applyTo(bar);
        bar.moveAbove(null);
        bar.addDisposeListener(disposed -> {
            menus.releaseContributions(tools);
            tools.dispose();
        });
    }

    void setFocus() {
        pane.tree().tree().setFocus();
    }
}

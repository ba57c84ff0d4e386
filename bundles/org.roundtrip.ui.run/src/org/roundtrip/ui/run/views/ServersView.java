// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.views;

import java.util.Map;
import java.util.Optional;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.part.ViewPart;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.ui.parts.ViewAction;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.run.control.Servers;
import org.roundtrip.ui.run.editor.PlanEditor;

/** The view of the installed providers, each with the server that a person started by hand. */
public final class ServersView extends ViewPart {
    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.run.servers";
    private TableViewer viewer;
    private ServerDetails details;
    private Action start;
    private Action stop;

    private Servers servers() {
        return getSite().getService(Servers.class);
    }

    private Providers providers() {
        return getSite().getService(Providers.class);
    }

    @Override
    public void createPartControl(Composite parent) {
        SashForm sash = new SashForm(parent, SWT.VERTICAL);
        viewer = new TableViewer(sash, SWT.SINGLE | SWT.FULL_SELECTION | SWT.V_SCROLL);
        viewer.setContentProvider(ArrayContentProvider.getInstance());
        viewer.setLabelProvider(new DelegatingStyledCellLabelProvider(new ServerLabels(servers())));
        details = new ServerDetails(sash, servers());
        sash.setWeights(45, 55);
        makeActions();
        viewer.addSelectionChangedListener(selected -> showSelected());
        viewer.addDoubleClickListener(event -> (start.isEnabled() ? start : stop).run());
        getSite().setSelectionProvider(viewer);
        providers().onChange(sash, this::refresh);
        servers().onChange(sash, this::refresh);
        getSite().getPage().addPartListener(planWatch);
        sash.addDisposeListener(disposed -> getSite().getPage().removePartListener(planWatch));
        refresh();
    }

    /** A server gets the contract of the plan in the active editor, so the buttons follow the editor. */
    private final IPartListener2 planWatch = new IPartListener2() {
        @Override
        public void partActivated(IWorkbenchPartReference part) {
            enable();
        }

        @Override
        public void partClosed(IWorkbenchPartReference part) {
            enable();
        }
    };

    private void makeActions() {
        start = ViewAction.push(Messages.startServer, "start", () -> plan().ifPresent(this::start));
        stop = ViewAction.push(Messages.stopServer, "cancel", () -> servers().stop(selected().info().id()));
        IToolBarManager tools = getViewSite().getActionBars().getToolBarManager();
        tools.add(start);
        tools.add(stop);
        MenuManager menu = new MenuManager();
        menu.add(start);
        menu.add(stop);
        viewer.getControl().setMenu(menu.createContextMenu(viewer.getControl()));
    }

    private Optional<Plan> plan() {
        return getSite().getPage().getActiveEditor() instanceof PlanEditor editor ? editor.plan() : Optional.empty();
    }

    private void start(Plan plan) {
        KnownProvider provider = selected();
        Map<String, String> options = plan.providers().stream()
                .filter(choice -> choice.id().equals(provider.info().id())).findFirst().map(ProviderChoice::options)
                .orElse(Map.of());
        servers().start(provider.registered(), plan.contract(), options);
    }

    private KnownProvider selected() {
        return (KnownProvider) viewer.getStructuredSelection().getFirstElement();
    }

    private void refresh() {
        String id = selected() == null ? null : selected().info().id();
        var all = providers().all();
        viewer.setInput(all);
        all.stream().filter(provider -> provider.info().id().equals(id)).findFirst().or(() -> all.stream().findFirst())
                .ifPresent(provider -> viewer.setSelection(
                        new StructuredSelection(provider)));
        showSelected();
    }

    private void showSelected() {
        details.show(selected());
        enable();
    }

    private void enable() {
        KnownProvider provider = selected();
        boolean up = provider != null && servers().up(provider.info().id());
        start.setEnabled(provider != null && provider.available() && !up && plan().isPresent());
        stop.setEnabled(up);
    }

    @Override
    public void setFocus() {
        viewer.getControl().setFocus();
    }
}

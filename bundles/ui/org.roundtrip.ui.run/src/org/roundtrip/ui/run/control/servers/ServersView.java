// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control.servers;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IContributionManager;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.part.ViewPart;
import org.roundtrip.engine.ManualServer;
import org.roundtrip.hosts.Host;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.view.TurningSash;
import org.roundtrip.ui.view.EditCommand;
import org.roundtrip.ui.view.TextClipboard;
import org.roundtrip.ui.view.ViewAction;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.run.control.LastCall;
import org.roundtrip.ui.run.control.Servers;
import org.roundtrip.ui.run.hosts.Hosts;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** The view of the installed providers, each with the server that a person started by hand. */
public final class ServersView extends ViewPart {
    private static final Texts TEXTS = Texts.of(ServersView.class);

    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.run.servers";
    private TableViewer viewer;
    private ServerDetails details;
    private Action start;
    private Action stop;
    private Action startAll;
    private Action stopAll;
    private Action copy;
    private Action call;
    private Action cancelCall;
    private Action copyCall;

    private Servers servers() {
        return getSite().getService(Servers.class);
    }

    private Providers providers() {
        return getSite().getService(Providers.class);
    }

    @Override
    public void createPartControl(Composite parent) {
        SashForm sash = TurningSash.in(parent);
        viewer = new TableViewer(sash, SWT.SINGLE | SWT.FULL_SELECTION | SWT.V_SCROLL);
        viewer.setContentProvider(ArrayContentProvider.getInstance());
        ServerLabels labels = new ServerLabels(servers(), this::plan);
        viewer.setLabelProvider(new DelegatingStyledCellLabelProvider(labels) {
            @Override
            public String getToolTipText(Object element) {
                return labels.tip(element).isEmpty() ? null : labels.tip(element);
            }
        });
        ColumnViewerToolTipSupport.enableFor(viewer);
        details = new ServerDetails(sash, servers());
        sash.setWeights(45, 55);
        makeActions();
        viewer.addSelectionChangedListener(selected -> showSelected());
        viewer.addDoubleClickListener(event -> (start.isEnabled() ? start : stop).run());
        getSite().setSelectionProvider(viewer);
        providers().onChange(sash, this::refresh);
        servers().onChange(sash, this::refresh);
        getSite().getService(Hosts.class).onChange(sash, this::refresh);
        getSite().getPage().addPartListener(planWatch);
        sash.addDisposeListener(disposed -> getSite().getPage().removePartListener(planWatch));
        refresh();
    }

    /** A server gets the contract of the plan in the active editor, so the buttons follow the editor. */
    private final IPartListener2 planWatch = new IPartListener2() {
        @Override
        public void partActivated(IWorkbenchPartReference part) {
            follow();
        }

        @Override
        public void partClosed(IWorkbenchPartReference part) {
            follow();
        }

        @Override
        public void partInputChanged(IWorkbenchPartReference part) {
            follow();
        }

        private void follow() {
            viewer.refresh();
            showSelected();
        }
    };

    private void makeActions() {
        start = ViewAction.push(TEXTS.text("startServer"), "start",
                () -> plan().ifPresent(plan -> servers().start(selected().registered(), plan)));
        stop = ViewAction.push(TEXTS.text("stopServer"), "cancel", () -> servers().stop(selected().info().id()));
        startAll = ViewAction.push(TEXTS.text("startAll"), TEXTS.text("startAllTip"), null, () -> plan().ifPresent(this::startAll));
        stopAll = ViewAction.push(TEXTS.text("stopAll"), null, servers()::stopAll);
        copy = ViewAction.push(TEXTS.text("copyAddress"), "copy",
                () -> TextClipboard.put(viewer.getControl().getDisplay(), address()));
        call = ViewAction.push(TEXTS.text("callOnce"), TEXTS.text("callOnceTip"), "message-tree",
                () -> server().ifPresent(server -> call(server.operations().getFirst())));
        cancelCall = ViewAction.push(TEXTS.text("cancelCall"), null, () -> servers().cancelCall(selected().info().id()));
        copyCall = ViewAction.push(TEXTS.text("copyCall"), null, () -> TextClipboard.put(viewer.getControl().getDisplay(), lastCall()));
        EditCommand.handle(getViewSite().getActionBars(), ActionFactory.COPY, copy);
        IToolBarManager tools = getViewSite().getActionBars().getToolBarManager();
        tools.add(start);
        tools.add(stop);
        tools.add(call);
        MenuManager menu = new MenuManager();
        for (IContributionManager place : new IContributionManager[] {menu,
            getViewSite().getActionBars().getMenuManager()}) {
            place.add(start);
            place.add(stop);
            place.add(filledWhenShown(TEXTS.text("startOn"), this::fillPlaces));
            place.add(new Separator());
            place.add(call);
            place.add(filledWhenShown(TEXTS.text("callOnceOf"), this::fillOperations));
            place.add(cancelCall);
            place.add(new Separator());
            place.add(startAll);
            place.add(stopAll);
            place.add(new Separator());
            place.add(copy);
            place.add(copyCall);
        }
        viewer.getControl().setMenu(menu.createContextMenu(viewer.getControl()));
    }

    private static MenuManager filledWhenShown(String text, Consumer<IMenuManager> fill) {
        MenuManager menu = new MenuManager(text);
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(fill::accept);
        return menu;
    }

    /** Adds this machine and all hosts, of which one is chosen for the next server of the selected provider. */
    private void fillPlaces(IMenuManager menu) {
        if (selected() == null) {
            return;
        }
        String id = selected().info().id();
        String chosen = servers().place(id, plan());
        Stream.concat(Stream.of(""), Stream.concat(getSite().getService(Hosts.class).all().stream().map(Host::name),
                Stream.of(chosen))).distinct().forEach(host -> menu.add(ViewAction.choice(ServerWords.place(host),
                        TEXTS.text("startOnTip"), host.equals(chosen), () -> servers().place(id, host))));
    }

    /** Adds the operations that the selected provider's server can be called with. */
    private void fillOperations(IMenuManager menu) {
        server().ifPresent(server -> server.operations()
                .forEach(operation -> menu.add(ViewAction.push(operation.name(), null, () -> call(operation)))));
    }

    private void call(Operation operation) {
        servers().call(selected().info().id(), operation);
    }

    /** The server of the selected provider, if it can be called and is not being called. */
    private Optional<ManualServer> server() {
        return selected() == null || calling() ? Optional.empty() : servers().of(selected().info().id())
                .filter(server -> server.state() == ManualServer.State.RUNNING);
    }

    private boolean calling() {
        return selected() != null && servers().lastCall(selected().info().id()).filter(LastCall::underWay).isPresent();
    }

    private String lastCall() {
        return selected() == null ? "" : servers().lastCall(selected().info().id()).map(ServerWords::call).orElse("");
    }

    private Optional<Plan> plan() {
        return getSite().getPage().getActiveEditor() instanceof PlanEditor editor ? editor.plan() : Optional.empty();
    }

    /** Starts the servers of the plan's providers that can run here. */
    private void startAll(Plan plan) {
        providers().all().stream().filter(KnownProvider::available)
                .filter(provider -> plan.providers().stream().anyMatch(choice -> choice.server().provider().equals(provider.info().id())))
                .forEach(provider -> servers().start(provider.registered(), plan));
    }

    private String address() {
        return selected() == null ? "" : servers().of(selected().info().id()).map(ManualServer::address).orElse("");
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
        details.show(selected(), plan());
        enable();
    }

    private void enable() {
        KnownProvider provider = selected();
        boolean up = provider != null && servers().up(provider.info().id());
        boolean plan = plan().isPresent();
        start.setEnabled(provider != null && provider.available() && !up && plan);
        stop.setEnabled(up);
        startAll.setEnabled(plan);
        stopAll.setEnabled(servers().up() > 0);
        copy.setEnabled(!address().isEmpty());
        call.setEnabled(server().isPresent());
        cancelCall.setEnabled(calling());
        copyCall.setEnabled(!lastCall().isEmpty());
        String why = provider == null || up || start.isEnabled() ? "" : provider.available() ? TEXTS.text("noPlanToServe")
                : TEXTS.text("cannotStart", provider.obstacle());
        start.setToolTipText(why.isEmpty() ? TEXTS.text("startServer") : why);
        details.hint(!why.isEmpty() ? why : servers().up() > 0 ? TEXTS.text("serversTakeTime") : "");
    }

    @Override
    public void setFocus() {
        viewer.getControl().setFocus();
    }
}

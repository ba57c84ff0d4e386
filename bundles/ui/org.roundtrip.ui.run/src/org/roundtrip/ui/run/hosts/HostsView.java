// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.hosts;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IContributionManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.part.ViewPart;
import org.roundtrip.hosts.Host;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.view.EditCommand;
import org.roundtrip.ui.view.TextClipboard;
import org.roundtrip.ui.view.ViewAction;
import org.roundtrip.ui.table.ContentWidths;
import org.roundtrip.ui.table.TableHead;

/** The view of the hosts: the list, and beside it what the last check of the selected one found. */
public final class HostsView extends ViewPart {
    private static final Texts TEXTS = Texts.of(HostsView.class);

    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.run.hosts";
    private static final int COLUMNS = 4;
    private Composite body;
    private final StackLayout stack = new StackLayout();
    private EmptyState empty;
    private SashForm sash;
    private TableViewer viewer;
    private ContentWidths widths;
    private CheckReport report;
    private Action add;
    private Action edit;
    private Action remove;
    private Action check;
    private Action stop;
    private Action copy;

    /** Shows the view in the active window. */
    public static void open() {
        try {
            PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage().showView(ID);
        } catch (PartInitException e) {
            ILog.get().log(e.getStatus());
        }
    }

    private Hosts hosts() {
        return getSite().getService(Hosts.class);
    }

    @Override
    public void createPartControl(Composite parent) {
        body = new Composite(parent, SWT.NONE);
        body.setLayout(stack);
        empty = new EmptyState(body);
        sash = new SashForm(body, SWT.HORIZONTAL);
        list();
        report = new CheckReport(sash);
        sash.setWeights(60, 40);
        makeActions();
        viewer.addSelectionChangedListener(selected -> showSelected());
        viewer.addDoubleClickListener(event -> edit.run());
        getSite().setSelectionProvider(viewer);
        hosts().onChange(body, this::refresh);
        hosts().readAgain();
        refresh();
    }

    private void list() {
        viewer = new TableViewer(sash, SWT.SINGLE | SWT.FULL_SELECTION | SWT.V_SCROLL);
        TableHead.show(viewer.getTable());
        String[] heads = {TEXTS.text("nameHead"), TEXTS.text("logInHead"), TEXTS.text("keyHead"), TEXTS.text("checkHead")};
        for (String head : heads) {
            new TableColumn(viewer.getTable(), SWT.NONE).setText(head);
        }
        widths = new ContentWidths(viewer.getTable(), COLUMNS - 1);
        viewer.setContentProvider(ArrayContentProvider.getInstance());
        viewer.setLabelProvider(new HostLabels(hosts()));
    }

    private void makeActions() {
        add = ViewAction.push(TEXTS.text("add"), TEXTS.text("addActionTip"), "add", this::add);
        edit = ViewAction.push(TEXTS.text("edit"), "rename", () -> selected().ifPresent(this::edit));
        remove = ViewAction.push(TEXTS.text("remove"), "delete", () -> selected().ifPresent(this::remove));
        check = ViewAction.push(TEXTS.text("check"), TEXTS.text("checkTip"), "start", () -> selected().ifPresent(hosts()::check));
        stop = ViewAction.push(TEXTS.text("stopCheck"), "cancel", () -> selected().ifPresent(host -> hosts().stopCheck(host.name())));
        copy = ViewAction.push(TEXTS.text("copy"), "copy", this::copy);
        EditCommand.handle(getViewSite().getActionBars(), ActionFactory.COPY, copy);
        getViewSite().getActionBars().setGlobalActionHandler(ActionFactory.DELETE.getId(), remove);
        IToolBarManager tools = getViewSite().getActionBars().getToolBarManager();
        List.of(add, edit, check, stop).forEach(tools::add);
        MenuManager menu = new MenuManager();
        for (IContributionManager place : List.of(menu, getViewSite().getActionBars().getMenuManager())) {
            List.of(add, edit, remove).forEach(place::add);
            place.add(new Separator());
            List.of(check, stop).forEach(place::add);
            place.add(new Separator());
            place.add(copy);
        }
        viewer.getControl().setMenu(menu.createContextMenu(viewer.getControl()));
    }

    private Optional<Host> selected() {
        return Optional.ofNullable((Host) viewer.getStructuredSelection().getFirstElement());
    }

    private List<String> othersThan(String name) {
        return hosts().all().stream().map(Host::name).filter(other -> !other.equals(name)).toList();
    }

    /** A new host is checked at once, which shows its key and that the log-in works. */
    private void add() {
        HostDialog dialog = new HostDialog(getSite().getShell(), Optional.empty(), othersThan(""));
        if (dialog.open() == Window.OK) {
            hosts().put(dialog.host(), "", () -> hosts().check(dialog.host()));
        }
    }

    private void edit(Host host) {
        HostDialog dialog = new HostDialog(getSite().getShell(), Optional.of(host), othersThan(host.name()));
        if (dialog.open() == Window.OK) {
            hosts().put(dialog.host(), host.name(), () -> { });
        }
    }

    private void remove(Host host) {
        if (MessageDialog.open(MessageDialog.QUESTION, getSite().getShell(), TEXTS.text("removeTitle"),
                TEXTS.text("removeQuestion", host.name()), SWT.NONE, TEXTS.text("removeIt"), TEXTS.text("keepIt")) == 0) {
            hosts().remove(host.name());
        }
    }

    /** Copies the report when it has the focus, else the row of the selected host. */
    private void copy() {
        selected().ifPresent(host -> TextClipboard.put(body.getDisplay(), report.widget().isFocusControl() ? report.copied()
                : IntStream.range(0, COLUMNS).mapToObj(column -> ((HostLabels) viewer.getLabelProvider())
                        .getColumnText(host, column)).collect(Collectors.joining("\t")) + "\n" + report.copied()));
    }

    private void refresh() {
        String before = selected().map(Host::name).orElse("");
        List<Host> all = hosts().all();
        viewer.setInput(all);
        hosts().find(before).or(() -> all.stream().findFirst())
                .ifPresent(host -> viewer.setSelection(new StructuredSelection(host)));
        if (hosts().problem().isEmpty()) {
            empty.say(TEXTS.text("emptyWhat"), TEXTS.text("emptyHow"), this::add);
        } else {
            empty.say(TEXTS.text("cannotRead"), hosts().problem(), null);
        }
        stack.topControl = all.isEmpty() ? empty : sash;
        body.layout();
        widths.fit();
        showSelected();
    }

    private void showSelected() {
        Optional<Host> host = selected();
        boolean busy = host.isPresent() && hosts().isBeingChecked(host.get().name());
        host.ifPresent(this::show);
        edit.setEnabled(host.isPresent() && !busy);
        remove.setEnabled(host.isPresent());
        check.setEnabled(host.isPresent() && !busy);
        stop.setEnabled(busy);
        copy.setEnabled(host.isPresent());
        add.setEnabled(hosts().problem().isEmpty());
    }

    private void show(Host host) {
        String head = TEXTS.text("reportHead", host.name(), HostLabels.outcome(host, hosts()));
        Optional<LastCheck> last = hosts().lastCheck(host.name()).filter(check -> !hosts().isBeingChecked(host.name()));
        if (last.isEmpty()) {
            report.say(head, hosts().isBeingChecked(host.name()) ? TEXTS.text("checkUnderWay") : TEXTS.text("checkWhat"));
        } else if (last.get().failed()) {
            report.fail(head, last.get().failure());
        } else {
            report.show(head, last.get().points());
        }
    }

    @Override
    public void setFocus() {
        hosts().readAgain();
        if (stack.topControl == empty) {
            empty.setFocus();
        } else {
            viewer.getControl().setFocus();
        }
    }
}

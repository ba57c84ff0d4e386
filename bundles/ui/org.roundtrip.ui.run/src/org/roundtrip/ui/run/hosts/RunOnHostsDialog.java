// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.hosts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.roundtrip.hosts.Host;
import org.roundtrip.model.text.Texts;

/** Asks on which hosts all clients and servers of a plan are to run, for one run. */
public final class RunOnHostsDialog extends Dialog {
    private static final Texts TEXTS = Texts.of(RunOnHostsDialog.class);
    private static final int WIDTH = 420;
    private final List<String> names;
    private final String leftOut;
    private Combo clientChoice;
    private Combo serverChoice;
    private Button quickChoice;
    private Optional<String> clients = Optional.empty();
    private Optional<String> servers = Optional.empty();
    private boolean quick;

    /**
     * A dialog that offers the hosts of the list.
     *
     * @param leftOut what a quick run of the plan leaves out; empty for nothing
     */
    public RunOnHostsDialog(Shell parent, Hosts hosts, String leftOut) {
        super(parent);
        this.leftOut = leftOut;
        names = hosts.all().stream().map(Host::name).toList();
    }

    /** Where all clients run, after OK: a host, or the empty name for this machine. Empty: where the plan says. */
    public Optional<String> clients() {
        return clients;
    }

    /** The same of all servers. */
    public Optional<String> servers() {
        return servers;
    }

    /** Whether it is to be a quick run. */
    public boolean quick() {
        return quick;
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText(TEXTS.text("runOnTitle"));
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        GridLayoutFactory.swtDefaults().numColumns(2).margins(12, 12).spacing(8, 8).applyTo(area);
        sentence(area, names.isEmpty() ? TEXTS.text("runOnNone") : TEXTS.text("runOnWhat"));
        serverChoice = choice(area, TEXTS.text("runOnServers"));
        clientChoice = choice(area, TEXTS.text("runOnClients"));
        new Label(area, SWT.NONE);
        quickChoice = new Button(area, SWT.CHECK);
        quickChoice.setText(leftOut.isEmpty() ? TEXTS.text("runOnQuick") : TEXTS.text("runOnQuickWithout", leftOut));
        return area;
    }

    private static void sentence(Composite area, String text) {
        Label label = new Label(area, SWT.WRAP);
        label.setText(text);
        GridDataFactory.fillDefaults().span(2, 1).grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(label);
    }

    private Combo choice(Composite area, String what) {
        new Label(area, SWT.NONE).setText(what);
        Combo combo = new Combo(area, SWT.READ_ONLY | SWT.DROP_DOWN);
        List<String> items = new ArrayList<>(List.of(TEXTS.text("asPlanned"), TEXTS.text("onThisMachine")));
        items.addAll(names);
        combo.setItems(items.toArray(String[]::new));
        combo.select(0);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(combo);
        return combo;
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        super.createButtonsForButtonBar(parent);
        getButton(IDialogConstants.OK_ID).setText(TEXTS.text("runOnGo"));
        setButtonLayoutData(getButton(IDialogConstants.OK_ID));
    }

    private Optional<String> chosen(Combo combo) {
        int place = combo.getSelectionIndex();
        return place <= 0 ? Optional.empty() : Optional.of(place == 1 ? "" : names.get(place - 2));
    }

    @Override
    protected void okPressed() {
        clients = chosen(clientChoice);
        servers = chosen(serverChoice);
        quick = quickChoice.getSelection();
        super.okPressed();
    }
}

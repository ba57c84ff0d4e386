// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.hosts;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.hosts.Host;

/** Asks for a host: who it is, how to log in there, and what is unusual there. Says the first problem below the fields. */
final class HostDialog extends Dialog {
    private static final int WIDTH = 460;
    private static final int JAVA_LINES = 2;
    private final List<String> taken;
    private final boolean added;
    private final HostDraft begun;
    private Text name;
    private Text address;
    private Text port;
    private Text user;
    private Text key;
    private Text calledAt;
    private Text ports;
    private Text javaHomes;
    private Label problem;
    private Host host;

    /** @param old the host to change; empty for a new one. @param taken names of the other hosts */
    HostDialog(Shell parent, Optional<Host> old, List<String> taken) {
        super(parent);
        this.taken = taken;
        this.added = old.isEmpty();
        this.begun = old.map(HostDraft::of).orElseGet(HostDraft::fresh);
    }

    /** The host, after OK. */
    Host host() {
        return host;
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText(added ? Messages.addTitle : Messages.editTitle);
    }

    @Override
    protected boolean isResizable() {
        return true;
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        GridLayoutFactory.swtDefaults().numColumns(3).margins(12, 12).applyTo(area);
        name = text(area, Messages.nameLabel, Messages.nameTip, begun.name(), 2);
        address = text(area, Messages.addressLabel, Messages.addressTip, begun.address(), 2);
        port = text(area, Messages.portLabel, Messages.portTip, begun.port(), 2);
        user = text(area, Messages.userLabel, Messages.userTip, begun.user(), 2);
        key = text(area, Messages.keyLabel, Messages.keyTip, begun.keyFile(), 1);
        key.setMessage(Messages.keyNone);
        Button browse = new Button(area, SWT.PUSH);
        browse.setText(Messages.browse);
        browse.addListener(SWT.Selection, event -> browse());
        calledAt = text(area, Messages.calledAtLabel, Messages.calledAtTip, begun.calledAt(), 2);
        calledAt.setMessage(Messages.calledAtNone);
        ports = text(area, Messages.portsLabel, Messages.portsTip, begun.ports(), 2);
        ports.setMessage(Messages.portsNone);
        javaHomes(area);
        problem = new Label(area, SWT.WRAP);
        GridDataFactory.fillDefaults().span(3, 1).grab(true, false).hint(WIDTH, 3 * name.getLineHeight()).indent(0, 6)
                .applyTo(problem);
        return area;
    }

    private Text text(Composite area, String what, String tip, String value, int columns) {
        label(area, what, tip, SWT.CENTER);
        Text text = new Text(area, SWT.BORDER | SWT.SINGLE);
        text.setText(value);
        text.addModifyListener(typed -> check());
        GridDataFactory.fillDefaults().span(columns, 1).grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(text);
        return text;
    }

    private static void label(Composite area, String what, String tip, int vertical) {
        Label label = new Label(area, SWT.NONE);
        label.setText(what);
        label.setToolTipText(tip);
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, vertical).applyTo(label);
    }

    private void javaHomes(Composite area) {
        label(area, Messages.javaLabel, Messages.javaTip, SWT.BEGINNING);
        javaHomes = new Text(area, SWT.BORDER | SWT.MULTI | SWT.V_SCROLL);
        javaHomes.setText(begun.javaHomes());
        javaHomes.addModifyListener(typed -> check());
        javaHomes.addListener(SWT.Traverse, event -> {
            boolean onwards = event.detail == SWT.TRAVERSE_TAB_NEXT || event.detail == SWT.TRAVERSE_TAB_PREVIOUS;
            event.doit |= onwards;
        });
        GridDataFactory.fillDefaults().span(2, 1).grab(true, true).hint(WIDTH, JAVA_LINES * javaHomes.getLineHeight())
                .applyTo(javaHomes);
    }

    private void browse() {
        FileDialog dialog = new FileDialog(getShell(), SWT.OPEN);
        dialog.setText(Messages.browseTitle);
        dialog.setFilterPath(Path.of(System.getProperty("user.home"), ".ssh").toString());
        String chosen = dialog.open();
        if (chosen != null) {
            key.setText(chosen);
        }
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        super.createButtonsForButtonBar(parent);
        getButton(IDialogConstants.OK_ID).setText(added ? Messages.addAndCheck : Messages.change);
        setButtonLayoutData(getButton(IDialogConstants.OK_ID));
        check();
    }

    private HostDraft draft() {
        return new HostDraft(name.getText(), address.getText(), port.getText(), user.getText(), key.getText(),
                calledAt.getText(), ports.getText(), javaHomes.getText());
    }

    private void check() {
        Optional<String> found = draft().problem(taken);
        problem.setText(found.orElse("").replace("&", "&&"));
        getButton(IDialogConstants.OK_ID).setEnabled(found.isEmpty());
    }

    @Override
    protected void okPressed() {
        host = draft().host();
        super.okPressed();
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.hosts;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.hosts.Host;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.form.CheckedDialog;
import org.roundtrip.ui.form.FormRows;

/** Asks for a host: who it is, how to log in there, and what is unusual there. */
final class HostDialog extends CheckedDialog {
    private static final Texts TEXTS = Texts.of(HostDialog.class);
    private static final int WIDTH = 460;
    private static final int JAVA_LINES = 2;
    private final List<String> taken;
    private final HostDraft begun;
    private Text name;
    private Text address;
    private Text port;
    private Text user;
    private Text key;
    private Text calledAt;
    private Text ports;
    private Text javaHomes;
    private Host host;

    /** @param old the host to change; empty for a new one. @param taken names of the other hosts */
    HostDialog(Shell parent, Optional<Host> old, List<String> taken) {
        super(parent, old.isEmpty() ? TEXTS.text("addTitle") : TEXTS.text("editTitle"),
                old.isEmpty() ? TEXTS.text("addAndCheck") : TEXTS.text("change"), WIDTH);
        this.taken = taken;
        this.begun = old.map(HostDraft::of).orElseGet(HostDraft::fresh);
    }

    /** The host, after OK. */
    Host host() {
        return host;
    }

    @Override
    protected void addTo(FormRows rows) {
        name = rows.line(TEXTS.text("nameLabel"), TEXTS.text("nameTip"), begun.name());
        address = rows.line(TEXTS.text("addressLabel"), TEXTS.text("addressTip"), begun.address());
        port = rows.line(TEXTS.text("portLabel"), TEXTS.text("portTip"), begun.port());
        user = rows.line(TEXTS.text("userLabel"), TEXTS.text("userTip"), begun.user());
        key = rows.line(TEXTS.text("keyLabel"), TEXTS.text("keyTip"), begun.keyFile());
        key.setMessage(TEXTS.text("keyNone"));
        rows.button(key, TEXTS.text("browse"), this::browse);
        calledAt = rows.line(TEXTS.text("calledAtLabel"), TEXTS.text("calledAtTip"), begun.calledAt());
        calledAt.setMessage(TEXTS.text("calledAtNone"));
        ports = rows.line(TEXTS.text("portsLabel"), TEXTS.text("portsTip"), begun.ports());
        ports.setMessage(TEXTS.text("portsNone"));
        javaHomes = rows.lines(TEXTS.text("javaLabel"), TEXTS.text("javaTip"), begun.javaHomes(), JAVA_LINES, SWT.NONE);
    }

    private void browse() {
        FileDialog dialog = new FileDialog(getShell(), SWT.OPEN);
        dialog.setText(TEXTS.text("browseTitle"));
        dialog.setFilterPath(Path.of(System.getProperty("user.home"), ".ssh").toString());
        String chosen = dialog.open();
        if (chosen != null) {
            key.setText(chosen);
        }
    }

    private HostDraft draft() {
        return new HostDraft(name.getText(), address.getText(), port.getText(), user.getText(), key.getText(),
                calledAt.getText(), ports.getText(), javaHomes.getText());
    }

    @Override
    protected Optional<String> problem() {
        return draft().problem(taken);
    }

    @Override
    protected void okPressed() {
        host = draft().host();
        super.okPressed();
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.hosts;

import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.hosts.Host;
import org.roundtrip.model.text.Texts;

/** Shows the key of a new host, and where to compare it. OK trusts it. */
final class TrustDialog extends Dialog {
    private static final Texts TEXTS = Texts.of(TrustDialog.class);
    private static final int WIDTH = 520;
    /** The command that prints the fingerprint on the host. */
    private static final String COMPARING = "ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub";
    private final Host host;
    private final String fingerprint;

    TrustDialog(Shell parent, Host host, String fingerprint) {
        super(parent);
        this.host = host;
        this.fingerprint = fingerprint;
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText(TEXTS.text("trustTitle"));
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        GridLayoutFactory.swtDefaults().margins(12, 12).spacing(6, 8).applyTo(area);
        sentence(area, TEXTS.text("trustSeen", host.name(), host.logIn()));
        copyable(area, fingerprint);
        sentence(area, TEXTS.text("trustCompare"));
        copyable(area, COMPARING);
        sentence(area, TEXTS.text("trustKept"));
        return area;
    }

    private static void sentence(Composite area, String text) {
        Label label = new Label(area, SWT.WRAP);
        label.setText(text.replace("&", "&&"));
        GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(label);
    }

    private static void copyable(Composite area, String text) {
        Text field = new Text(area, SWT.READ_ONLY | SWT.SINGLE | SWT.BORDER);
        field.setText(text);
        field.setFont(JFaceResources.getTextFont());
        GridDataFactory.fillDefaults().grab(true, false).applyTo(field);
    }

    /** Who only presses Enter does not trust. */
    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, TEXTS.text("trust"), false);
        createButton(parent, IDialogConstants.CANCEL_ID, TEXTS.text("trustNot"), true).setFocus();
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.view;

import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.roundtrip.help.Page;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.theme.Icons;

/** The help in a window of its own, beside a dialog that blocks the workbench's views. */
final class HelpWindow extends Window {
    private static final Texts TEXTS = Texts.of(HelpWindow.class);

    private final Page page;

    /** Creates a window that closes with the dialog. */
    HelpWindow(Shell dialog, Page page) {
        super(dialog);
        this.page = page;
        setShellStyle(SWT.SHELL_TRIM | SWT.MODELESS);
        setBlockOnOpen(false);
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText(TEXTS.text("windowTitle"));
        shell.setImage(Icons.image("help"));
    }

    @Override
    protected Control createContents(Composite parent) {
        HelpPane pane = new HelpPane(parent);
        pane.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        pane.open(page);
        return pane;
    }

    @Override
    protected Point getInitialSize() {
        return new Point(800, 640);
    }

    /** Returns a place right of the dialog; the platform moves it if the screen ends there. */
    @Override
    protected Point getInitialLocation(Point size) {
        Rectangle dialog = getParentShell().getBounds();
        return new Point(dialog.x + dialog.width, dialog.y);
    }
}

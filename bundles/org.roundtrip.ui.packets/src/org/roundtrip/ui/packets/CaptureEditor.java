// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.part.EditorPart;

/** The packets of a capture file from anywhere. Nothing is changed in it. */
public final class CaptureEditor extends EditorPart {
    /** Id of this editor. */
    public static final String ID = "org.roundtrip.ui.packets.capture";

    private PacketPane pane;

    @Override
    public void init(IEditorSite site, IEditorInput input) {
        setSite(site);
        setInput(input);
        setPartName(input.getName());
        setTitleToolTip(input.getToolTipText());
    }

    @Override
    public void createPartControl(Composite parent) {
        pane = new PacketPane(parent, head -> { });
        pane.handle(getEditorSite().getActionBars());
        if (getEditorInput() instanceof CaptureInput input) {
            pane.open(input.file(), null);
        }
    }

    @Override
    public void setFocus() {
        pane.setFocus();
    }

    @Override
    public boolean isDirty() {
        return false;
    }

    @Override
    public boolean isSaveAsAllowed() {
        return false;
    }

    @Override
    public void doSave(IProgressMonitor monitor) {
        // Nothing can be changed.
    }

    @Override
    public void doSaveAs() {
        // Nor saved elsewhere.
    }
}

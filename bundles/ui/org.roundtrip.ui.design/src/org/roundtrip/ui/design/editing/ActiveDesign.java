// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editing;

import java.util.Optional;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IPropertyListener;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.roundtrip.design.Design;

/**
 * The design in the editor that is in front, for views that show it. It stays while another view has the focus, and ends with
 * its editor. User interface's thread only.
 */
public final class ActiveDesign implements IPartListener2, DesignListener {
    /** An editor fires this property when it has begun or ceased to show a design. A person who turns a page causes it. */
    public static final int PROP_DESIGN = 0x5201;
    private final IPropertyListener turning = (part, property) -> {
        if (property == PROP_DESIGN) {
            follow();
        }
    };
    private final IWorkbenchPage page;
    private final DesignListener listener;
    private IEditorPart front;
    private DesignEditing editing;

    /**
     * Follows the editors of a page until {@link #dispose}.
     *
     * @param listener hears of changes of the design in front, and of another design in front as of a change
     */
    public ActiveDesign(IWorkbenchPage page, DesignListener listener) {
        this.page = page;
        this.listener = listener;
        page.addPartListener(this);
        follow();
    }

    /** Returns the design in front; empty when the editor in front, if any, edits none. */
    public Optional<DesignEditing> editing() {
        return Optional.ofNullable(editing);
    }

    /** Ends. */
    public void dispose() {
        page.removePartListener(this);
        watch(null);
        if (editing != null) {
            editing.removeListener(this);
        }
    }

    @Override
    public void partActivated(IWorkbenchPartReference part) {
        follow();
    }

    @Override
    public void partBroughtToTop(IWorkbenchPartReference part) {
        follow();
    }

    @Override
    public void partClosed(IWorkbenchPartReference part) {
        follow();
    }

    @Override
    public void designChanged(Design before) {
        listener.designChanged(before);
    }

    @Override
    public void selectionChanged() {
        listener.selectionChanged();
    }

    @Override
    public void refusalChanged() {
        listener.refusalChanged();
    }

    private void follow() {
        watch(page.getActiveEditor());
        DesignEditing other = front == null ? null : Adapters.adapt(front, DesignEditing.class);
        if (other == editing) {
            return;
        }
        Design before = editing == null ? Design.empty("") : editing.design();
        if (editing != null) {
            editing.removeListener(this);
        }
        editing = other;
        if (editing != null) {
            editing.addListener(this);
        }
        listener.designChanged(before);
    }

    private void watch(IEditorPart other) {
        if (other != front) {
            if (front != null) {
                front.removePropertyListener(turning);
            }
            front = other;
            if (front != null) {
                front.addPropertyListener(turning);
            }
        }
    }
}

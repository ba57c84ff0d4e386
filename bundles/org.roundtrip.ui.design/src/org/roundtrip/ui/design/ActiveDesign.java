// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design;

import java.util.Optional;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.editing.DesignListener;

/** Follows the editor that is active, or was last, for views that show its design. User interface's thread only. */
public final class ActiveDesign {
    private final IWorkbenchPage page;
    private final Follower follower;
    private DesignEditing now;

    /** Hears of the active editor's design and of its changes. */
    public interface Follower extends DesignListener {
        /** Another design is active, or none; called at the beginning, too. */
        void activated(Optional<DesignEditing> editing);
    }

    /** Begins to follow the editors of a page, until a control is disposed. */
    public ActiveDesign(IWorkbenchPage page, Control owner, Follower follower) {
        this.page = page;
        this.follower = follower;
        IPartListener2 parts = new IPartListener2() {
            @Override
            public void partActivated(IWorkbenchPartReference part) {
                look();
            }

            @Override
            public void partClosed(IWorkbenchPartReference part) {
                look();
            }

            @Override
            public void partBroughtToTop(IWorkbenchPartReference part) {
                look();
            }
        };
        page.addPartListener(parts);
        owner.addDisposeListener(disposed -> {
            page.removePartListener(parts);
            follow(null);
        });
        follower.activated(Optional.empty());
        look();
    }

    /** Returns the design of the active editor; empty when another kind of editor is active, or none. */
    public Optional<DesignEditing> editing() {
        return Optional.ofNullable(now);
    }

    private void look() {
        DesignEditing active = Adapters.adapt(page.getActiveEditor(), DesignEditing.class);
        if (active != now) {
            follow(active);
            follower.activated(editing());
        }
    }

    private void follow(DesignEditing other) {
        if (now != null) {
            now.removeListener(follower);
        }
        now = other;
        if (now != null) {
            now.addListener(follower);
        }
    }
}

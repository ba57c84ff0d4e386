// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editor;

import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.roundtrip.design.Design;
import org.roundtrip.ui.design.editing.DesignListener;
import org.roundtrip.ui.design.editing.PayloadEditing;

/** Keeps the unsaved changes of an editor a second after each. It forgets them when they are saved or given up. */
final class DraftKeeping implements DesignListener {
    private static final int MILLIS = 1000;
    private final PayloadEditing payload;
    private final KeptDraft draft;
    private final Job keeping = Job.createSystem("Keeping a draft", (ICoreRunnable) monitor -> keep());
    private volatile Design unsaved;

    /** Begins to keep what is edited, until {@link #end}. */
    DraftKeeping(PayloadEditing payload, KeptDraft draft) {
        this.payload = payload;
        this.draft = draft;
        payload.editing().addListener(this);
    }

    @Override
    public void designChanged(Design before) {
        unsaved = payload.dirty() ? payload.editing().design() : null;
        keeping.schedule(MILLIS);
    }

    private synchronized void keep() {
        Design now = unsaved;
        if (now == null) {
            draft.forget();
        } else {
            draft.keep(now);
        }
    }

    /** Forgets the changes, because the person has closed the editor. */
    void end() {
        payload.editing().removeListener(this);
        keeping.cancel();
        unsaved = null;
        keeping.schedule();
    }
}

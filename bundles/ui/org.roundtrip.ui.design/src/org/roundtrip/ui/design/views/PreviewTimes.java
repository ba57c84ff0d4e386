// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.views;

import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.open.OpenRunsListener;

/** When a view makes previews: only while it is in sight, and not while a run begins. User interface's thread. */
final class PreviewTimes {
    private PreviewTimes() {
    }

    /**
     * Listens until a control of the view is disposed.
     *
     * @param begin looks what is wanted now
     * @param stop  ends what is being made
     */
    static void listen(IViewPart view, Control place, Runnable begin, Runnable stop) {
        IPartListener2 sight = new IPartListener2() {
            @Override
            public void partVisible(IWorkbenchPartReference part) {
                if (part.getPart(false) == view) {
                    begin.run();
                }
            }

            /** Nobody waits for the rest; it is asked for when the view comes into sight again. */
            @Override
            public void partHidden(IWorkbenchPartReference part) {
                if (part.getPart(false) == view) {
                    stop.run();
                }
            }
        };
        OpenRunsListener measuring = new OpenRunsListener() {
            @Override
            public void opened(OpenRun run) {
                if (run.live()) {
                    stop.run();
                    begin.run();
                }
            }
        };
        IWorkbenchPage page = view.getSite().getPage();
        OpenRuns runs = view.getSite().getService(OpenRuns.class);
        page.addPartListener(sight);
        runs.addListener(measuring);
        place.addDisposeListener(disposed -> {
            runs.removeListener(measuring);
            page.removePartListener(sight);
            stop.run();
        });
    }
}

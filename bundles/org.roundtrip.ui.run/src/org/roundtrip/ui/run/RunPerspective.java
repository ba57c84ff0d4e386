// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run;

import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.eclipse.ui.progress.IProgressConstants;
import org.roundtrip.ui.run.views.ConsoleView;
import org.roundtrip.ui.run.views.LibraryView;
import org.roundtrip.ui.run.views.ServersView;
import org.roundtrip.ui.run.warmup.WarmUpView;

/** The perspective in which plans are edited, run and watched. */
public final class RunPerspective implements IPerspectiveFactory {
    /** Id of this perspective. */
    public static final String ID = "org.roundtrip.ui.run.perspective";
    /** Views of other bundles, named by their ids because those bundles may be missing. */
    private static final String RESULTS = "org.roundtrip.ui.results.table";
    private static final String PACKETS = "org.roundtrip.ui.packets.list";
    private static final String HELP = "org.roundtrip.help.view";

    @Override
    public void createInitialLayout(IPageLayout layout) {
        layout.addView(LibraryView.ID, IPageLayout.LEFT, 0.185f, IPageLayout.ID_EDITOR_AREA);
        layout.addPlaceholder(HELP, IPageLayout.RIGHT, 0.66f, IPageLayout.ID_EDITOR_AREA);
        layout.addView(ServersView.ID, IPageLayout.RIGHT, 0.81f, IPageLayout.ID_EDITOR_AREA);
        IFolderLayout bottom = layout.createFolder("bottom", IPageLayout.BOTTOM, 0.71f, IPageLayout.ID_EDITOR_AREA);
        bottom.addView(RESULTS);
        bottom.addView(PACKETS);
        bottom.addView(ConsoleView.ID);
        bottom.addView(IProgressConstants.PROGRESS_VIEW_ID);
        IFolderLayout curves = layout.createFolder("curves", IPageLayout.BOTTOM, 0.42f, IPageLayout.ID_EDITOR_AREA);
        curves.addView(WarmUpView.ID);
        curves.addPlaceholder(WarmUpView.ID + ":*");
        layout.getViewLayout(LibraryView.ID).setCloseable(false);
        for (String view : new String[] {LibraryView.ID, WarmUpView.ID, ServersView.ID, ConsoleView.ID, RESULTS,
            PACKETS, HELP}) {
            layout.addShowViewShortcut(view);
        }
    }
}

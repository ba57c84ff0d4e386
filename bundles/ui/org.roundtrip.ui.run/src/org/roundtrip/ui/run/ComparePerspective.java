// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run;

import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.eclipse.ui.IPlaceholderFolderLayout;
import org.roundtrip.ui.view.RunViews;
import org.roundtrip.ui.run.library.opening.Opening;

/** The perspective in which two runs stand beside each other. The run in focus is on the left; there are no editors. */
public final class ComparePerspective implements IPerspectiveFactory {
    /** Id of this perspective, which {@link RunViews} closes at the end of a comparison. */
    public static final String ID = RunViews.COMPARE;
    private static final float HALF = 0.5f;
    private static final float CHARTS = 0.46f;

    @Override
    public void createInitialLayout(IPageLayout layout) {
        layout.setEditorAreaVisible(false);
        IFolderLayout charts = layout.createFolder("charts", IPageLayout.TOP, CHARTS, IPageLayout.ID_EDITOR_AREA);
        RunPerspective.CHARTS.forEach(charts::addView);
        IPlaceholderFolderLayout others = layout.createPlaceholderFolder("otherCharts", IPageLayout.RIGHT, HALF, "charts");
        RunPerspective.CHARTS.forEach(chart -> others.addPlaceholder(chart + RunPerspective.ANOTHER));
        layout.createFolder("results", IPageLayout.BOTTOM, HALF, IPageLayout.ID_EDITOR_AREA).addView(Opening.RESULTS);
        layout.createPlaceholderFolder("otherResults", IPageLayout.RIGHT, HALF, "results")
                .addPlaceholder(Opening.RESULTS + RunPerspective.ANOTHER);
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run;

import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.eclipse.ui.IPlaceholderFolderLayout;
import org.roundtrip.ui.run.charts.interop.InteropView;
import org.roundtrip.ui.run.charts.percentiles.PercentileView;
import org.roundtrip.ui.run.charts.sweep.SweepView;
import org.roundtrip.ui.run.charts.trend.TrendView;
import org.roundtrip.ui.run.charts.warmup.WarmUpView;
import org.roundtrip.ui.run.library.opening.Opening;
import org.roundtrip.ui.run.library.tree.LibraryView;
import org.roundtrip.ui.view.RunViews;

/** The perspective that answers which middleware is fastest, by how much, and how sure that is, and compares runs. It has no editors. */
public final class ResultsPerspective implements IPerspectiveFactory {
    /** Id of this perspective. */
    public static final String ID = RunViews.RESULTS;
    /** The view with the answer chart, named by its id because its bundle may be missing. */
    static final String ANSWER = "org.roundtrip.ui.results.answer";
    /** The view of the row in focus, of the same bundle. */
    private static final String ROW = "org.roundtrip.ui.results.row";
    /** Views of runs that are compared, which are open meanwhile. */
    private static final String COMPARISON = "org.roundtrip.ui.results.comparison", COMPARED = "org.roundtrip.ui.results.compared";
    private static final float HALF = 0.5f;
    private static final float LIBRARY = 0.185f;
    private static final float ABOVE_TABLE = 0.77f;
    private static final float ANSWERS = 0.73f;

    @Override
    public void createInitialLayout(IPageLayout layout) {
        layout.setEditorAreaVisible(false);
        layout.addView(LibraryView.ID, IPageLayout.LEFT, LIBRARY, IPageLayout.ID_EDITOR_AREA);
        layout.addPlaceholder(IPageLayout.ID_PROP_SHEET, IPageLayout.BOTTOM, HALF, LibraryView.ID);
        IFolderLayout answers = layout.createFolder("answers", IPageLayout.TOP, ABOVE_TABLE, IPageLayout.ID_EDITOR_AREA);
        answers.addView(ANSWER);
        answers.addView(PercentileView.ID);
        answers.addView(SweepView.ID);
        answers.addView(InteropView.ID);
        answers.addView(TrendView.ID);
        IFolderLayout details = layout.createFolder("details", IPageLayout.RIGHT, ANSWERS, "answers");
        details.addView(ROW);
        answers.addPlaceholder(COMPARISON);
        answers.addPlaceholder(WarmUpView.ID);
        IPlaceholderFolderLayout others = layout.createPlaceholderFolder("otherAnswers", IPageLayout.RIGHT, HALF, "answers");
        RunPerspective.CHARTS.forEach(chart -> others.addPlaceholder(chart + RunPerspective.ANOTHER));
        IFolderLayout results = layout.createFolder("results", IPageLayout.BOTTOM, ABOVE_TABLE, IPageLayout.ID_EDITOR_AREA);
        results.addView(Opening.RESULTS);
        results.addPlaceholder(COMPARED);
        layout.addPlaceholder(Opening.RESULTS + RunPerspective.ANOTHER, IPageLayout.RIGHT, HALF, "results");
        layout.getViewLayout(LibraryView.ID).setCloseable(false);
        for (String view : new String[] {LibraryView.ID, ANSWER, ROW, PercentileView.ID, SweepView.ID, InteropView.ID, TrendView.ID, Opening.RESULTS, IPageLayout.ID_PROP_SHEET}) {
            layout.addShowViewShortcut(view);
        }
    }
}

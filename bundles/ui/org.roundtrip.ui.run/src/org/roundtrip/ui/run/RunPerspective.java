// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run;

import java.util.List;
import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.eclipse.ui.IPlaceholderFolderLayout;
import org.eclipse.ui.progress.IProgressConstants;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.diagram.DiagramView;
import org.roundtrip.ui.design.palette.PaletteView;
import org.roundtrip.ui.design.wire.WireView;
import org.roundtrip.ui.run.charts.interop.InteropView;
import org.roundtrip.ui.run.charts.percentiles.PercentileView;
import org.roundtrip.ui.run.charts.sweep.SweepView;
import org.roundtrip.ui.run.charts.warmup.WarmUpView;
import org.roundtrip.ui.run.control.console.ConsoleView;
import org.roundtrip.ui.run.control.servers.ServersView;
import org.roundtrip.ui.run.hosts.HostsView;
import org.roundtrip.ui.run.library.opening.Opening;
import org.roundtrip.ui.run.library.opening.PlanInput;
import org.roundtrip.ui.run.library.tree.LibraryView;

/**
 * The perspective in which plans are edited, run and watched. The plan stands beside the chart, and the results below both. The
 * proportions are good for windows from 1366 by 768 pixels on; only a person changes them.
 */
public final class RunPerspective implements IPerspectiveFactory {
    private static final Texts TEXTS = Texts.of(RunPerspective.class);

    /** Id of this perspective. */
    public static final String ID = PlanInput.PERSPECTIVE;
    /** The charts of a run. */
    static final List<String> CHARTS = List.of(WarmUpView.ID, PercentileView.ID, SweepView.ID, InteropView.ID);
    /** Behind the id of a view: any other one of its kind. */
    static final String ANOTHER = ":*";
    /** Views of other bundles, named by their ids because those bundles may be missing. */
    private static final String PACKETS = "org.roundtrip.ui.packets.list";
    private static final String HELP = "org.roundtrip.help.view";
    private static final String ERROR_LOG = "org.eclipse.pde.runtime.LogView";
    private static final String NEW_PLAN = "org.roundtrip.ui.run.newPlan";
    private static final float LIBRARY = 0.185f;
    private static final float LEFT_OF_HELP = 0.68f;
    private static final float ABOVE_RESULTS = 0.57f;
    private static final float EDITOR = 0.47f;
    private static final float HALF = 0.5f;

    @Override
    public void createInitialLayout(IPageLayout layout) {
        layout.addView(LibraryView.ID, IPageLayout.LEFT, LIBRARY, IPageLayout.ID_EDITOR_AREA);
        IPlaceholderFolderLayout belowLibrary = layout.createPlaceholderFolder("belowLibrary", IPageLayout.BOTTOM, HALF, LibraryView.ID);
        belowLibrary.addPlaceholder(PaletteView.ID);
        belowLibrary.addPlaceholder(IPageLayout.ID_PROP_SHEET);
        layout.addPlaceholder(HELP, IPageLayout.RIGHT, LEFT_OF_HELP, IPageLayout.ID_EDITOR_AREA);
        IFolderLayout results = layout.createFolder("results", IPageLayout.BOTTOM, ABOVE_RESULTS, IPageLayout.ID_EDITOR_AREA);
        results.addView(Opening.RESULTS);
        results.addView(PACKETS);
        results.addView(ServersView.ID);
        results.addView(HostsView.ID);
        results.addView(ConsoleView.ID);
        results.addView(IProgressConstants.PROGRESS_VIEW_ID);
        results.addPlaceholder(DiagramView.ID);
        results.addPlaceholder(WireView.ID);
        results.addPlaceholder(ERROR_LOG);
        IFolderLayout charts = layout.createFolder("charts", IPageLayout.RIGHT, EDITOR, IPageLayout.ID_EDITOR_AREA);
        CHARTS.forEach(charts::addView);
        IPlaceholderFolderLayout others = layout.createPlaceholderFolder("otherCharts", IPageLayout.RIGHT, HALF, "charts");
        CHARTS.forEach(chart -> others.addPlaceholder(chart + ANOTHER));
        layout.addPlaceholder(Opening.RESULTS + ANOTHER, IPageLayout.RIGHT, HALF, "results");
        layout.setEditorOnboardingText(TEXTS.text("noPlanOpen"));
        layout.addEditorOnboardingCommandId(NEW_PLAN);
        layout.getViewLayout(LibraryView.ID).setCloseable(false);
        for (String view : new String[] {LibraryView.ID, WarmUpView.ID, PercentileView.ID, SweepView.ID, InteropView.ID, ServersView.ID,
            HostsView.ID, ConsoleView.ID, Opening.RESULTS, PACKETS, PaletteView.ID, DiagramView.ID, WireView.ID, HELP,
            IPageLayout.ID_PROP_SHEET, ERROR_LOG}) {
            layout.addShowViewShortcut(view);
        }
    }
}

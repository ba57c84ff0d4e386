// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run;

import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.eclipse.ui.IPlaceholderFolderLayout;
import org.eclipse.ui.progress.IProgressConstants;
import org.roundtrip.model.Texts;
import org.roundtrip.ui.design.diagram.DiagramView;
import org.roundtrip.ui.design.palette.PaletteView;
import org.roundtrip.ui.design.wire.WireView;
import org.roundtrip.ui.look.WindowSize;
import org.roundtrip.ui.run.hosts.HostsView;
import org.roundtrip.ui.run.views.ConsoleView;
import org.roundtrip.ui.run.views.LibraryView;
import org.roundtrip.ui.run.views.ServersView;
import org.roundtrip.ui.run.interop.InteropView;
import org.roundtrip.ui.run.percentiles.PercentileView;
import org.roundtrip.ui.run.sweep.SweepView;
import org.roundtrip.ui.run.warmup.WarmUpView;

/** The perspective in which plans are edited, run and watched. */
public final class RunPerspective implements IPerspectiveFactory {
    private static final Texts TEXTS = Texts.of(RunPerspective.class);

    /** Id of this perspective. */
    public static final String ID = "org.roundtrip.ui.run.perspective";
    /** Views of other bundles, named by their ids because those bundles may be missing. */
    static final String RESULTS = "org.roundtrip.ui.results.table";
    private static final String PACKETS = "org.roundtrip.ui.packets.list";
    private static final String HELP = "org.roundtrip.help.view";
    private static final String ERROR_LOG = "org.eclipse.pde.runtime.LogView";
    private static final String NEW_PLAN = "org.roundtrip.ui.run.newPlan";

    /** Id of the folder with the warm-up curves, where it is a folder of its own. */
    static final String CURVES = "curves";
    /** Id of the folder with the results. */
    static final String BOTTOM = "bottom";
    /** Id of the folder with the curves of a run that is compared, and with its results where there is one folder for both. */
    private static final String BESIDE = "beside";
    /** Behind the id of a view: any that keeps a run beside the one in focus. */
    static final String SECOND = ":*";
    /** The share that editor and curves have of the window's height, before the first run. */
    static final float ABOVE_BOTTOM = 0.74f;
    /** The editor's share of the height that it divides with the curves, before the first run: half of the window. */
    static final float EDITOR = 0.68f;
    /** The editor's share of the window's height in a low window, before the first run. */
    static final float LOW_EDITOR = 0.5f;
    private static final float HALF = 0.5f;
    /** The library's share of the window's width, and the width in which its names can be read. */
    private static final float LIBRARY = 0.185f;
    private static final float LIBRARY_WIDTH = 250;

    @Override
    public void createInitialLayout(IPageLayout layout) {
        layout.addView(LibraryView.ID, IPageLayout.LEFT, Math.max(LIBRARY, LIBRARY_WIDTH
                / WindowSize.initial(Display.getCurrent()).x), IPageLayout.ID_EDITOR_AREA);
        layout.addPlaceholder(PaletteView.ID, IPageLayout.BOTTOM, HALF, LibraryView.ID);
        layout.addPlaceholder(HELP, IPageLayout.RIGHT, 0.66f, IPageLayout.ID_EDITOR_AREA);
        boolean low = WindowSize.isLow(Display.getCurrent());
        IFolderLayout bottom = layout.createFolder(BOTTOM, IPageLayout.BOTTOM, low ? LOW_EDITOR : ABOVE_BOTTOM,
                IPageLayout.ID_EDITOR_AREA);
        IFolderLayout curves = low ? bottom
                : layout.createFolder(CURVES, IPageLayout.BOTTOM, EDITOR, IPageLayout.ID_EDITOR_AREA);
        curves.addView(WarmUpView.ID);
        curves.addView(PercentileView.ID);
        curves.addView(SweepView.ID);
        curves.addView(InteropView.ID);
        if (low) {
            IPlaceholderFolderLayout beside = layout.createPlaceholderFolder(BESIDE, IPageLayout.RIGHT, HALF, BOTTOM);
            beside.addPlaceholder(WarmUpView.ID + SECOND);
            beside.addPlaceholder(PercentileView.ID + SECOND);
            beside.addPlaceholder(SweepView.ID + SECOND);
            beside.addPlaceholder(RESULTS + SECOND);
        } else {
            IPlaceholderFolderLayout beside = layout.createPlaceholderFolder(BESIDE, IPageLayout.RIGHT, HALF, CURVES);
            beside.addPlaceholder(WarmUpView.ID + SECOND);
            beside.addPlaceholder(PercentileView.ID + SECOND);
            beside.addPlaceholder(SweepView.ID + SECOND);
            layout.addPlaceholder(RESULTS + SECOND, IPageLayout.RIGHT, HALF, BOTTOM);
        }
        bottom.addView(RESULTS);
        bottom.addView(PACKETS);
        bottom.addView(ServersView.ID);
        bottom.addView(HostsView.ID);
        bottom.addView(ConsoleView.ID);
        bottom.addView(IProgressConstants.PROGRESS_VIEW_ID);
        bottom.addPlaceholder(DiagramView.ID);
        bottom.addPlaceholder(WireView.ID);
        bottom.addPlaceholder(IPageLayout.ID_PROP_SHEET);
        bottom.addPlaceholder(ERROR_LOG);
        layout.setEditorOnboardingText(TEXTS.text("noPlanOpen"));
        layout.addEditorOnboardingCommandId(NEW_PLAN);
        layout.getViewLayout(LibraryView.ID).setCloseable(false);
        for (String view : new String[] {LibraryView.ID, WarmUpView.ID, PercentileView.ID, SweepView.ID, InteropView.ID, ServersView.ID,
            HostsView.ID, ConsoleView.ID, RESULTS, PACKETS, PaletteView.ID, DiagramView.ID, WireView.ID, HELP,
            IPageLayout.ID_PROP_SHEET, ERROR_LOG}) {
            layout.addShowViewShortcut(view);
        }
    }
}

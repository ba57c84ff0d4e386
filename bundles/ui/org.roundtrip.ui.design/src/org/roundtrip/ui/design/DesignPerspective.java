// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design;

import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.roundtrip.ui.design.code.CodeView;
import org.roundtrip.ui.design.diagram.DiagramView;
import org.roundtrip.ui.design.editing.DesignInput;
import org.roundtrip.ui.design.palette.PaletteView;
import org.roundtrip.ui.design.sizes.SizesView;
import org.roundtrip.ui.design.wire.WireView;
import org.roundtrip.ui.theme.WindowSize;

/**
 * The perspective in which payloads are drawn. What there is stands at the left, the payload in the middle, what becomes
 * of it at the right.
 */
public final class DesignPerspective implements IPerspectiveFactory {
    /** Id of this perspective. */
    public static final String ID = DesignInput.PERSPECTIVE;
    /** Views of other bundles, named by id alone because a product may lack those bundles. */
    private static final String LIBRARY = "org.roundtrip.ui.run.library";
    private static final String HELP = "org.roundtrip.help.view";
    /** The palette's share of the window's width, and the width in which its explanations can be read. */
    private static final float PALETTE = 0.24f;
    private static final float PALETTE_WIDTH = 310;

    @Override
    public void createInitialLayout(IPageLayout layout) {
        String area = layout.getEditorArea();
        IFolderLayout left = layout.createFolder("left", IPageLayout.LEFT, Math.max(PALETTE, PALETTE_WIDTH / WindowSize.initial(Display.getCurrent()).x), area);
        left.addView(PaletteView.ID);
        left.addView(LIBRARY);
        left.addView(IPageLayout.ID_OUTLINE);
        layout.addPlaceholder(HELP, IPageLayout.RIGHT, 0.66f, area);
        IFolderLayout bottom = layout.createFolder("bottom", IPageLayout.BOTTOM, 0.5f, area);
        bottom.addView(DiagramView.ID);
        bottom.addView(WireView.ID);
        bottom.addView(SizesView.ID);
        bottom.addView(CodeView.ID);
        for (String view : new String[] {PaletteView.ID, DiagramView.ID, WireView.ID, SizesView.ID, CodeView.ID, LIBRARY,
            IPageLayout.ID_OUTLINE, HELP}) {
            layout.addShowViewShortcut(view);
        }
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.roundtrip.ui.theme.WindowSize;

/** The layout of the perspective Packets. */
public final class PacketsPerspective implements IPerspectiveFactory {
    private static final String VIEWS = "org.roundtrip.ui.packets.";
    private static final String TIMING = VIEWS + "timing";
    private static final String LIST = VIEWS + "list";
    private static final String ANATOMY = VIEWS + "anatomy";
    private static final String ROLES = VIEWS + "roles";
    private static final String TREE = VIEWS + "tree";
    private static final String BYTES = VIEWS + "bytes";
    private static final String STREAMS = VIEWS + "streams";
    private static final String PROTOCOLS = VIEWS + "protocols";
    private static final String FOLLOW = VIEWS + "follow";
    /** Views of other bundles, named by id alone because a product may lack those bundles. */
    private static final String LIBRARY = "org.roundtrip.ui.run.library";
    private static final String RESULTS = "org.roundtrip.ui.results.table";
    private static final String HELP = "org.roundtrip.help.view";

    @Override
    public void createInitialLayout(IPageLayout layout) {
        layout.setEditorAreaVisible(false);
        String area = layout.getEditorArea();
        layout.addPlaceholder(LIBRARY, IPageLayout.LEFT, 0.18f, area);
        layout.addPlaceholder(HELP, IPageLayout.RIGHT, 0.7f, area);
        if (WindowSize.isLow(Display.getCurrent())) {
            // One chart at a time, as wide as the window; below it the list, and beside it what is in the selected packet: three
            // of them below each other would have no more than three lines each.
            IFolderLayout charts = layout.createFolder("charts", IPageLayout.TOP, 0.45f, area);
            charts.addView(TIMING);
            charts.addView(ANATOMY);
            charts.addView(ROLES);
            IFolderLayout packet = layout.createFolder("bottom", IPageLayout.RIGHT, 0.55f, area);
            packet.addView(TREE);
            packet.addView(BYTES);
            packet.addView(FOLLOW);
        } else {
            layout.addView(TIMING, IPageLayout.TOP, 0.3f, area);
            // Both charts have a bar for each provider: each gets half of the height.
            layout.createFolder("anatomy", IPageLayout.RIGHT, 0.68f, area).addView(ANATOMY);
            layout.addView(ROLES, IPageLayout.BOTTOM, 0.5f, "anatomy");
            // The list and what is in a packet get about the same height.
            IFolderLayout bottom = layout.createFolder("bottom", IPageLayout.BOTTOM, 0.52f, area);
            bottom.addView(TREE);
            // In a window of 1600 pixels, half of the width is enough for 16 bytes in a row.
            IFolderLayout bytes = layout.createFolder("bytes", IPageLayout.RIGHT, 0.5f, "bottom");
            bytes.addView(BYTES);
            bytes.addView(FOLLOW);
        }
        IFolderLayout packets = layout.createFolder("packets", IPageLayout.TOP, 0.95f, area);
        packets.addView(LIST);
        packets.addView(STREAMS);
        packets.addView(PROTOCOLS);
        packets.addPlaceholder(RESULTS);
        for (String view : new String[] {TIMING, LIST, ANATOMY, ROLES, TREE, BYTES, STREAMS, PROTOCOLS, FOLLOW, RESULTS,
            LIBRARY, HELP}) {
            layout.addShowViewShortcut(view);
        }
    }
}

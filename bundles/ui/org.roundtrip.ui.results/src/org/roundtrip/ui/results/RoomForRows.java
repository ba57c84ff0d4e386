// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;

/** How high findings and remarks may be, above and below a table in one grid with it, when some of its rows stay in sight. */
final class RoomForRows {
    /** Rows that stay in sight beside what takes a part of the view; fewer in a low view. */
    private static final int ROWS = 5;
    private static final int FEW = 3;
    /** Rows that stay beside what somebody asked to see. */
    private static final int LEAST = 2;
    /** A view with room for fewer rows than this one is low. */
    private static final int LOW = 10;
    private final Composite view;
    private final Table table;

    RoomForRows(Composite view, Table table) {
        this.view = view;
        this.table = table;
    }

    /** Returns the height in pixels that is left for some parts of the view, beside some rows and the other parts; not less than 0. */
    int left(Control... parts) {
        return beside(Math.min(table.getItemCount(), view.getSize().y < LOW * table.getItemHeight() ? FEW : ROWS), parts);
    }

    /** Returns the height in pixels that parts of the view may have when somebody asked to see them: fewer rows stay beside them. */
    int asked(Control... parts) {
        return beside(Math.min(table.getItemCount(), LEAST), parts);
    }

    /** Returns the height in pixels that no row needs, and that some parts of the view may have; not less than 0. */
    int spare(Control... parts) {
        return beside(table.getItemCount(), parts);
    }

    private int beside(int rows, Control... parts) {
        int others = Stream.of(view.getChildren()).filter(each -> each != table && !Set.of(parts).contains(each)).mapToInt(this::height).sum();
        int bar = table.getHorizontalBar().isVisible() ? table.getHorizontalBar().getSize().y : 0;
        return Math.max(0, view.getSize().y - table.getHeaderHeight() - bar - rows * table.getItemHeight() - indent(table) - others);
    }

    private int height(Control part) {
        return ((GridData) part.getLayoutData()).exclude ? 0 : indent(part) + part.computeSize(view.getSize().x, SWT.DEFAULT).y;
    }

    private static int indent(Control part) {
        return ((GridData) part.getLayoutData()).verticalIndent;
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.sizes;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Display;
import org.roundtrip.ui.table.Column;
import org.roundtrip.ui.table.RowStyle;

/** Rows of the table of sizes. A provider that cannot be called yet is grey, and its tip says what to do. */
record SizeStyle(Display display) implements RowStyle<SizeRow> {
    @Override
    public Object key(SizeRow row) {
        return row.point() == null ? row.provider() : List.of(row.provider(), row.point().length());
    }

    @Override
    public Color foreground(SizeRow row) {
        return row.point() == null ? display.getSystemColor(SWT.COLOR_WIDGET_DISABLED_FOREGROUND) : null;
    }

    @Override
    public String tip(SizeRow row, Column<SizeRow> column) {
        return row.why().isEmpty() ? null : row.why();
    }
}

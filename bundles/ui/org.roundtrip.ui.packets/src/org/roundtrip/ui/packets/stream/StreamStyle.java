// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.packets.StreamRow;
import org.roundtrip.ui.chart.ChartLooks;
import org.roundtrip.ui.table.RowStyle;

/**
 * Rows of the table of connections. Connections to a name service carry look-ups and no calls, so their text is faint.
 *
 * @param control whose background the rows have
 */
record StreamStyle(Control control) implements RowStyle<StreamRow> {
    @Override
    public Object key(StreamRow row) {
        return row.number();
    }

    @Override
    public Color foreground(StreamRow row) {
        return row.nameService() ? ChartLooks.color(ChartLooks.style(control, 1).faint()) : null;
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.interop;

import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import org.roundtrip.analysis.interop.PairCell;
import org.roundtrip.chart.interop.InteropChart;
import org.roundtrip.model.RowKey;
import org.roundtrip.ui.chart.ChartFrame;

/** The places of the cells in a drawn table. A row of the cursor is a client. A click on a cell selects its row, as a {@link RowKey}. */
record InteropFrame(InteropDrawer.Shown shown, Rectangle2D inner) implements ChartFrame {

    @Override
    public Optional<Pointed> at(double value, double y) {
        int row = (int) Math.floor((y - inner.getY()) / height());
        return row < 0 || row >= rows() ? Optional.empty() : on(row, value);
    }

    @Override
    public int rows() {
        return shown.interop().sides().size();
    }

    @Override
    public Optional<Pointed> on(int row, double value) {
        List<String> sides = shown.interop().sides();
        int column = (int) Math.floor(value);
        if (column < 0 || column >= sides.size()) {
            return Optional.empty();
        }
        String words = InteropChart.words(shown.interop(), sides.get(row), sides.get(column), shown.operation());
        return Optional.of(new Pointed(words, inner.getY() + (row + 0.5) * height(), key(sides.get(row), sides.get(column))));
    }

    private double height() {
        return inner.getHeight() / rows();
    }

    private RowKey key(String client, String server) {
        return shown.operation().flatMap(operation -> shown.interop().of(client, server, operation)).map(PairCell::result)
                .map(result -> result.row()).orElse(null);
    }
}

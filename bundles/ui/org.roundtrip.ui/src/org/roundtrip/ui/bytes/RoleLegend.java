// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.bytes;

import java.util.List;
import java.util.Map;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.bars.RoleColours;

/** A legend of the roles that occur. It has colour, name and number of bytes of each, in the lines that it needs. */
public final class RoleLegend extends Canvas {
    private static final Texts TEXTS = Texts.of(RoleLegend.class);
    private static final int MARGIN = 8;
    private static final int SWATCH = 14;
    private static final int GAP = 5;
    private static final int BETWEEN = 16;
    private static final int PADDING = 4;

    private Map<ByteRole, Long> totals = Map.of();
    private RolePaint paint = new RolePaint(ChartStyle.light());

    /** An empty legend. */
    public RoleLegend(Composite parent) {
        super(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
        addListener(SWT.Paint, event -> paint(event.gc));
        getAccessible().addAccessibleListener(new AccessibleAdapter() {
            @Override
            public void getName(AccessibleEvent event) {
                event.result = String.join("; ", words());
            }
        });
    }

    /** Shows how many bytes each role has. */
    public void show(Map<ByteRole, Long> bytes) {
        if (!bytes.equals(totals)) {
            totals = bytes;
            getParent().layout();
            redraw();
        }
    }

    /** Changes the colours. */
    public void look(ChartStyle style) {
        paint = new RolePaint(style);
        redraw();
    }

    /** The text of the legend, role by role. */
    public List<String> words() {
        return roles().stream().map(this::words).toList();
    }

    private List<ByteRole> roles() {
        return RoleColours.order().stream().filter(role -> totals.getOrDefault(role, 0L) > 0).toList();
    }

    private String words(ByteRole role) {
        return TEXTS.text("roleBytes", RoleColours.label(role), Numbers.count(totals.get(role)));
    }

    private void paint(GC gc) {
        gc.setBackground(paint.background());
        gc.fillRectangle(getClientArea());
        gc.setForeground(paint.grid());
        gc.drawLine(0, 0, getClientArea().width, 0);
        place(gc, getClientArea().width, true);
    }

    @Override
    public Point computeSize(int wide, int high, boolean changed) {
        GC gc = new GC(this);
        int width = wide == SWT.DEFAULT ? Integer.MAX_VALUE : wide;
        Point size = new Point(wide == SWT.DEFAULT ? 200 : wide, place(gc, width, false));
        gc.dispose();
        return size;
    }

    /** Places the roles from left to right, line by line. @return the height that they need */
    private int place(GC gc, int width, boolean draw) {
        int line = gc.getFontMetrics().getHeight() + PADDING;
        int x = MARGIN;
        int y = PADDING;
        for (ByteRole role : roles()) {
            String words = words(role);
            int wide = SWATCH + GAP + gc.textExtent(words).x;
            if (x > MARGIN && x + wide > width - MARGIN) {
                x = MARGIN;
                y += line;
            }
            if (draw) {
                int height = line - PADDING - 2;
                paint.fill(gc, role, x, y + 1, SWATCH, height);
                gc.setForeground(paint.foreground());
                gc.drawText(words, x + SWATCH + GAP, y, true);
            }
            x += wide + BETWEEN;
        }
        return y + line;
    }
}

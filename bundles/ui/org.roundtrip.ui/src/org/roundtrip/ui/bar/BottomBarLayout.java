// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.bar;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Layout;
import org.eclipse.swt.widgets.Text;

/**
 * Puts a question, a text field, more widgets, a message and a button beside each other. The field takes the width that is
 * left. Where it would become too narrow, the message and then the other widgets go to a second line.
 */
final class BottomBarLayout extends Layout {
    /**
     * Widths of the field in digits. The first is kept beside other widgets, the second beside a message, the third is
     * enough.
     */
    private static final int LEAST = 14;
    private static final int KEPT = 24;
    private static final int MOST = 60;
    private static final int MARGIN = 8;
    private static final int MARGIN_HEIGHT = 3;
    private static final int GAP = 6;
    private final Label question;
    private final Text text;
    private final Composite extras;
    private final Label message;
    private final Control close;

    BottomBarLayout(Label question, Text text, Composite extras, Label message, Control close) {
        this.question = question;
        this.text = text;
        this.extras = extras;
        this.message = message;
        this.close = close;
    }

    /**
     * What goes where.
     *
     * @param field  width of the text field
     * @param first  height of the first line
     * @param second height of the second one; 0 without it
     */
    private record Lines(int field, boolean extrasBelow, boolean messageBelow, int first, int second) {
    }

    private static Point size(Control control) {
        return control.computeSize(SWT.DEFAULT, SWT.DEFAULT);
    }

    /** What a widget with nothing in it needs beside others, which is no room and no gap. */
    private static int beside(Control control, boolean empty) {
        return empty ? 0 : GAP + size(control).x;
    }

    private boolean silent() {
        return message.getText().isEmpty();
    }

    private boolean plain() {
        return extras.getChildren().length == 0;
    }

    private int digits(int count) {
        return count * text.computeSize(SWT.DEFAULT, SWT.DEFAULT).y / 3;
    }

    private Lines lines(int width) {
        int room = width - 2 * MARGIN - beside(question, false) - beside(close, false);
        boolean extrasBelow = !plain() && room - beside(extras, false) < digits(LEAST);
        room -= extrasBelow ? 0 : beside(extras, plain());
        boolean messageBelow = !silent() && (extrasBelow || room - beside(message, false) < digits(KEPT));
        room -= messageBelow ? 0 : beside(message, silent());
        int first = Math.max(Math.max(size(text).y, size(close).y), extrasBelow || plain() ? 0 : size(extras).y);
        int second = Math.max(extrasBelow ? size(extras).y : 0, messageBelow ? wrapped(width, extrasBelow).y : 0);
        return new Lines(Math.max(1, Math.min(digits(MOST), room)), extrasBelow, messageBelow, first, second);
    }

    /** The message in the second line. */
    private Point wrapped(int width, boolean extrasBelow) {
        int room = width - 2 * MARGIN - (extrasBelow ? beside(extras, false) : 0);
        return message.computeSize(Math.max(1, Math.min(room, size(message).x)), SWT.DEFAULT);
    }

    @Override
    protected Point computeSize(Composite bar, int width, int height, boolean flush) {
        int wide = width == SWT.DEFAULT ? 2 * MARGIN + beside(question, false) + digits(KEPT) + beside(close, false) : width;
        Lines lines = lines(wide);
        return new Point(wide, 2 * MARGIN_HEIGHT + lines.first() + (lines.second() == 0 ? 0 : GAP + lines.second()));
    }

    @Override
    protected void layout(Composite bar, boolean flush) {
        Rectangle area = bar.getClientArea();
        Lines lines = lines(area.width);
        Line first = new Line(MARGIN, MARGIN_HEIGHT, lines.first());
        Line second = new Line(MARGIN, MARGIN_HEIGHT + lines.first() + GAP, lines.second());
        first.add(question, size(question));
        first.add(text, new Point(lines.field(), size(text).y));
        (lines.extrasBelow() ? second : first).add(extras, plain() ? new Point(0, 0) : size(extras));
        (lines.messageBelow() ? second : first).add(message, lines.messageBelow() ? wrapped(area.width, lines.extrasBelow())
                : size(message));
        Point closed = size(close);
        close.setBounds(area.width - MARGIN - closed.x, MARGIN_HEIGHT + (lines.first() - closed.y) / 2, closed.x, closed.y);
    }

    /** Widgets from left to right, in the middle of a line. */
    private static final class Line {
        private final int y;
        private final int height;
        private int x;

        Line(int x, int y, int height) {
            this.x = x;
            this.y = y;
            this.height = height;
        }

        void add(Control control, Point size) {
            control.setBounds(x, y + (height - size.y) / 2, size.x, size.y);
            x += size.x == 0 ? 0 : size.x + GAP;
        }
    }
}

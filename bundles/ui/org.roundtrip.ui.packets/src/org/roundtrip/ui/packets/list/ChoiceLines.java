// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Layout;
import org.roundtrip.ui.table.SharedWidth;

/**
 * Places lists beside each other, each with the width of its widest choice. Where that is too much, the last one stands
 * in a second line, and what is still too long is cut off. It sets bounds itself, because hints of width leave out the
 * edges that a desktop adds to a list, and GTK reports other edges of a list that is out of sight. User interface's
 * thread only.
 */
final class ChoiceLines extends Layout {
    private static final int GAP = 4;
    private static final int BETWEEN_LINES = 2;
    /** No list gets narrower, however little room there is: it has an arrow and some letters. */
    private static final int LEAST = 60;
    private final List<ChoiceList> all;
    private int room = Integer.MAX_VALUE;

    ChoiceLines(ChoiceList... all) {
        this.all = List.of(all);
    }

    /** The width at which no choice is cut off. */
    int wanted() {
        return wanted(shown());
    }

    /** Takes no more than this width from now on, in pixels. */
    void fit(int most) {
        room = most;
    }

    @Override
    protected Point computeSize(Composite parent, int width, int height, boolean flush) {
        List<List<ChoiceList>> lines = lines(room);
        int high = lines.stream().mapToInt(ChoiceLines::height).sum() + BETWEEN_LINES * Math.max(0, lines.size() - 1);
        return new Point(width == SWT.DEFAULT ? Math.min(room, wanted()) : width, height == SWT.DEFAULT ? high : height);
    }

    @Override
    protected void layout(Composite parent, boolean flush) {
        int y = 0;
        for (List<ChoiceList> line : lines(parent.getClientArea().width)) {
            int[] wanted = line.stream().mapToInt(ChoiceList::wanted).toArray();
            int forLists = Math.min(parent.getClientArea().width - (line.size() - 1) * GAP, IntStream.of(wanted).sum());
            int[] widths = SharedWidth.of(forLists, LEAST, line.size() - 1, wanted);
            int x = 0;
            for (int i = 0; i < widths.length; i++) {
                Control list = line.get(i).control();
                list.setBounds(x, y, widths[i], height(line));
                x += widths[i] + GAP;
            }
            y += height(line) + BETWEEN_LINES;
        }
    }

    private List<List<ChoiceList>> lines(int width) {
        List<ChoiceList> shown = shown();
        int last = shown.size() - 1;
        return shown.isEmpty() ? List.of() : last == 0 || wanted(shown) <= width ? List.of(shown)
                : List.of(shown.subList(0, last), shown.subList(last, last + 1));
    }

    private List<ChoiceList> shown() {
        return all.stream().filter(list -> list.wanted() > 0).toList();
    }

    private static int wanted(List<ChoiceList> line) {
        return line.stream().mapToInt(ChoiceList::wanted).sum() + GAP * Math.max(0, line.size() - 1);
    }

    private static int height(List<ChoiceList> line) {
        return line.stream().mapToInt(list -> list.control().computeSize(SWT.DEFAULT, SWT.DEFAULT).y).max().orElse(0);
    }
}

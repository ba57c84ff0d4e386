// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.roundtrip.help.Style;
import org.roundtrip.help.view.Sheet.Kind;
import org.roundtrip.help.view.Sheet.Line;
import org.roundtrip.help.view.Sheet.Mark;

/** Gives a sheet that stands in a text widget its fonts, colours and indents. */
final class PageStyler {

    private static final int MARGIN = 14;
    /** Characters of running text beside each other that are read with ease. */
    private static final int WIDEST = 96;

    private final StyledText widget;
    private final Sheet sheet;
    private final Type type;
    private final Ink ink;
    private final int em;

    PageStyler(StyledText widget, Sheet sheet, Type type, Ink ink) {
        this.widget = widget;
        this.sheet = sheet;
        this.type = type;
        this.ink = ink;
        em = type.body().getFontData()[0].getHeight() * widget.getDisplay().getDPI().y / 72;
    }

    /** Styles everything; words that were searched for are marked. */
    void style(List<String> words) {
        widget.setFont(type.body());
        widget.setLineSpacing(em / 6);
        List<StyleRange> ranges = new ArrayList<>();
        sheet.marks().forEach(mark -> ranges.add(range(mark)));
        widget.setStyleRanges(ranges.toArray(StyleRange[]::new));
        words.forEach(this::mark);
        indent();
    }

    /** Sets margins, columns and the space between lines, which depend on the widget's width. */
    void indent() {
        int width = widget.getClientArea().width;
        int most = WIDEST * em / 2;
        int right = Math.max(MARGIN, width - MARGIN - most);
        widget.setMargins(MARGIN, MARGIN / 2, right, MARGIN);
        int room = Math.max(1, width - MARGIN - right);
        int numbers = 2 * em;
        for (int i = 0; i < sheet.lines().size(); i++) {
            Line line = sheet.lines().get(i);
            widget.setLineVerticalIndent(i, space(line));
            switch (line.kind()) {
                case ITEM -> hang(i, numbers);
                case ENTRY -> {
                    if (line.first()) {
                        int column = column(i, room);
                        for (int row = i; row < sheet.lines().size() && sheet.lines().get(row).kind() == Kind.ENTRY
                                && (row == i || !sheet.lines().get(row).first()); row++) {
                            hang(row, column);
                        }
                    }
                }
                case CODE -> {
                    widget.setLineIndent(i, 1, em);
                    widget.setLineWrapIndent(i, 1, 3 * em);
                    widget.setLineBackground(i, 1, ink.faint());
                }
                default -> {
                    // from margin to margin
                }
            }
        }
    }

    private void hang(int line, int column) {
        widget.setLineTabStops(line, 1, new int[] {column});
        widget.setLineWrapIndent(line, 1, column);
    }

    /** Width of the left column of the entries from this line on: what the widest term needs, but not too much. */
    private int column(int from, int room) {
        GC gc = new GC(widget);
        try {
            gc.setFont(type.strong());
            int widest = 0;
            for (int i = from; i < sheet.lines().size() && sheet.lines().get(i).kind() == Kind.ENTRY
                    && (i == from || !sheet.lines().get(i).first()); i++) {
                int start = widget.getOffsetAtLine(i);
                String term = sheet.text().substring(start, start + sheet.lines().get(i).head());
                widest = Math.max(widest, gc.textExtent(term).x);
            }
            return Math.min(widest + em * 3 / 2, room * 2 / 5);
        } finally {
            gc.dispose();
        }
    }

    private int space(Line line) {
        return switch (line.kind()) {
            case TITLE -> 0;
            case HEADING -> em;
            case PARAGRAPH -> em / 2;
            case ITEM, ENTRY -> line.first() ? em / 2 : em / 5;
            case CODE -> line.first() ? em / 2 : 0;
        };
    }

    private StyleRange range(Mark mark) {
        StyleRange range = new StyleRange(mark.start(), mark.length(), null, null);
        range.font = font(mark);
        if (mark.style() == Style.CODE && mark.kind() != Kind.CODE) {
            range.background = ink.faint();
        }
        if (mark.style() == Style.KEY) {
            range.borderStyle = SWT.BORDER_SOLID;
            range.borderColor = ink.frame();
        }
        if (mark.target() != null) {
            range.foreground = ink.link();
            range.underline = true;
        }
        return range;
    }

    private Font font(Mark mark) {
        return switch (mark.kind()) {
            case TITLE -> type.title();
            case HEADING -> type.heading();
            default -> switch (mark.style()) {
                case PLAIN, KEY -> type.body();
                case STRONG -> type.strong();
                case EMPHASIS -> type.slanted();
                case CODE -> type.code();
            };
        };
    }

    private void mark(String word) {
        String text = sheet.text().toLowerCase(Locale.ROOT);
        for (int at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length())) {
            for (StyleRange range : widget.getStyleRanges(at, word.length())) {
                range.background = ink.found();
                widget.setStyleRange(range);
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.view;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.roundtrip.help.Guide;
import org.roundtrip.help.Style;
import org.roundtrip.help.view.FlatPage.Kind;
import org.roundtrip.help.view.FlatPage.Line;
import org.roundtrip.help.view.FlatPage.TextRange;

/** Gives the text of a page in a widget its fonts, colours and indents. */
final class PageStyler {

    private static final int MARGIN = 14;
    /** The longest line of running text that is easy to read, in characters. */
    private static final int WIDEST = 96;

    private final StyledText widget;
    private final FlatPage page;
    private final PageFonts fonts;
    private final PageColours colours;
    private final int em;

    PageStyler(StyledText widget, FlatPage page, PageFonts fonts, PageColours colours) {
        this.widget = widget;
        this.page = page;
        this.fonts = fonts;
        this.colours = colours;
        em = fonts.body().getFontData()[0].getHeight() * widget.getDisplay().getDPI().y / 72;
    }

    /** Styles the whole text and marks words that a search found. */
    void style(List<String> words) {
        widget.setFont(fonts.body());
        widget.setLineSpacing(em / 6);
        List<StyleRange> styles = new ArrayList<>();
        page.ranges().forEach(range -> styles.add(style(range)));
        widget.setStyleRanges(styles.toArray(StyleRange[]::new));
        words.forEach(this::mark);
        indent();
    }

    /** Sets margins, columns and the space between lines for the widget's width. */
    void indent() {
        int width = widget.getClientArea().width;
        int most = WIDEST * em / 2;
        int right = Math.max(MARGIN, width - MARGIN - most);
        widget.setMargins(MARGIN, MARGIN / 2, right, MARGIN);
        int room = Math.max(1, width - MARGIN - right);
        int numbers = 2 * em;
        for (int i = 0; i < page.lines().size(); i++) {
            Line line = page.lines().get(i);
            widget.setLineVerticalIndent(i, space(line));
            switch (line.kind()) {
                case ITEM -> hang(i, numbers);
                case ENTRY -> {
                    if (line.first()) {
                        int column = column(i, room);
                        for (int row = i; row < page.lines().size() && page.lines().get(row).kind() == Kind.ENTRY
                                && (row == i || !page.lines().get(row).first()); row++) {
                            hang(row, column);
                        }
                    }
                }
                case CODE -> {
                    widget.setLineIndent(i, 1, em);
                    widget.setLineWrapIndent(i, 1, 3 * em);
                    widget.setLineBackground(i, 1, colours.faint());
                }
                default -> {
                    // It fills the line from margin to margin.
                }
            }
        }
    }

    private void hang(int line, int column) {
        widget.setLineTabStops(line, 1, new int[] {column});
        widget.setLineWrapIndent(line, 1, column);
    }

    /** Returns the width of the left column from a line on. It is that of the widest term, at most 40 % of the room. */
    private int column(int from, int room) {
        GC gc = new GC(widget);
        try {
            gc.setFont(fonts.strong());
            int widest = 0;
            for (int i = from; i < page.lines().size() && page.lines().get(i).kind() == Kind.ENTRY
                    && (i == from || !page.lines().get(i).first()); i++) {
                int start = widget.getOffsetAtLine(i);
                String term = page.text().substring(start, start + page.lines().get(i).head());
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

    private StyleRange style(TextRange range) {
        StyleRange style = new StyleRange(range.start(), range.length(), null, null);
        style.font = font(range);
        if (range.style() == Style.CODE && range.kind() != Kind.CODE) {
            style.background = colours.faint();
        }
        if (range.style() == Style.KEY) {
            style.borderStyle = SWT.BORDER_SOLID;
            style.borderColor = colours.frame();
        }
        if (range.target() != null) {
            style.foreground = colours.link();
            style.underline = true;
        }
        return style;
    }

    private Font font(TextRange range) {
        return switch (range.kind()) {
            case TITLE -> fonts.title();
            case HEADING -> fonts.heading();
            default -> switch (range.style()) {
                case PLAIN, KEY -> fonts.body();
                case STRONG -> fonts.strong();
                case EMPHASIS -> fonts.slanted();
                case CODE -> fonts.code();
            };
        };
    }

    private void mark(String word) {
        for (int at : Guide.places(page.text(), word)) {
            for (StyleRange range : widget.getStyleRanges(at, word.length())) {
                range.background = colours.found();
                widget.setStyleRange(range);
            }
        }
    }
}

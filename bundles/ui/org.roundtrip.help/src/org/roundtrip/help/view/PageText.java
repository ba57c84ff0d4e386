// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.view;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.roundtrip.help.Guide;
import org.roundtrip.help.Page;
import org.roundtrip.help.view.FlatPage.TextRange;
import org.roundtrip.ui.theme.Theme;

/**
 * Shows one page. Its text can be selected; links follow a click, or Tab and Enter; the arrow keys, the page keys and Space
 * scroll.
 */
final class PageText {

    private static final int LINES_ABOVE = 2;

    private final StyledText widget;
    private final LocalResourceManager resources;
    private final Consumer<String> follow;
    private FlatPage flat;
    private PageStyler styler;
    private List<String> words = List.of();
    private int steps;
    private Color paper;
    private Consumer<Boolean> selected = any -> { };

    /** @param follow receives the id of the page whose link is followed */
    PageText(Composite parent, Consumer<String> follow) {
        this.follow = follow;
        widget = new StyledText(parent, SWT.V_SCROLL | SWT.WRAP | SWT.READ_ONLY);
        resources = new LocalResourceManager(JFaceResources.getResources(), widget);
        widget.setData(Theme.STYLE_CLASS, "page");
        widget.setEditable(false);
        widget.setCaret(null);
        widget.addListener(SWT.Resize, event -> indent());
        widget.addListener(SWT.Traverse, this::traverse);
        widget.addListener(SWT.Selection, event -> tellSelection());
        widget.addVerifyKeyListener(this::key);
        widget.addMouseMoveListener(event -> widget.setCursor(
                linkAt(event) == null ? null : widget.getDisplay().getSystemCursor(SWT.CURSOR_HAND)));
        widget.addListener(SWT.MouseUp, this::click);
        // The theme sets the colours after the widget is created, and again when the theme changes.
        widget.addListener(SWT.Paint, event -> {
            if (!widget.getBackground().equals(paper)) {
                paper = widget.getBackground();
                widget.getDisplay().asyncExec(this::restyle);
            }
        });
        Theme.onChange(widget, this::restyle);
        IPropertyChangeListener fonts = event -> restyle();
        JFaceResources.getFontRegistry().addListener(fonts);
        widget.addDisposeListener(event -> JFaceResources.getFontRegistry().removeListener(fonts));
    }

    StyledText widget() {
        return widget;
    }

    /** @param told receives whether text is selected, when that may have changed */
    void onSelection(Consumer<Boolean> told) {
        selected = told;
    }

    private void tellSelection() {
        selected.accept(widget.getSelectionCount() > 0);
    }

    /** Selects the whole text. */
    void selectAll() {
        widget.selectAll();
        tellSelection();
    }

    /** Shows a page from its beginning and marks the words of a search. */
    void show(Page page, List<String> searched) {
        flat = FlatPage.of(page);
        words = searched;
        widget.setText(flat.text());
        tellSelection();
        restyle();
        widget.setTopPixel(0);
    }

    /** Marks the words of another search in the page that is shown. */
    void mark(List<String> searched) {
        words = searched;
        restyle();
        showFirstHit();
    }

    /** Scrolls to the first marked word, if there is one. A line of the text may be a long paragraph, so pixels decide. */
    void showFirstHit() {
        words.stream().flatMap(word -> Guide.places(flat.text(), word).stream()).min(Integer::compare).ifPresent(at -> {
            int place = widget.getTopPixel() + widget.getLocationAtOffset(at).y;
            boolean nearTop = place < widget.getClientArea().height / 2;
            widget.setTopPixel(nearTop ? 0 : place - LINES_ABOVE * widget.getLineHeight());
        });
    }

    /** Returns by how many steps the text is enlarged; 0 is the size of the workbench's font. */
    int steps() {
        return steps;
    }

    void enlarge(int by) {
        steps = Math.clamp(by, -4, 12);
        restyle();
    }

    private void restyle() {
        if (flat == null || widget.isDisposed()) {
            return;
        }
        boolean atTop = widget.getTopPixel() == 0;
        int top = widget.getTopIndex();
        widget.setRedraw(false);
        styler = new PageStyler(widget, flat, PageFonts.of(resources, widget.getFont(), steps), PageColours.of(widget));
        styler.style(words);
        // The top line stays on top by its number, since heights change. The first line has a margin, which stays visible.
        if (atTop) {
            widget.setTopPixel(0);
        } else {
            widget.setTopIndex(top);
        }
        widget.setRedraw(true);
    }

    private void indent() {
        if (styler != null) {
            styler.indent();
        }
    }

    private TextRange linkAt(MouseEvent event) {
        return linkAt(widget.getOffsetAtPoint(new Point(event.x, event.y)));
    }

    private TextRange linkAt(int offset) {
        return flat == null || offset < 0 ? null : flat.links().stream()
                .filter(link -> link.start() <= offset && offset < link.end()).findFirst().orElse(null);
    }

    private void click(Event event) {
        TextRange link = linkAt(widget.getOffsetAtPoint(new Point(event.x, event.y)));
        if (event.button == 1 && link != null && widget.getSelectionCount() == 0) {
            follow.accept(link.target());
        }
    }

    /** Moves Tab from link to link, and out of the page after the last one. */
    private void traverse(Event event) {
        boolean forward = event.detail == SWT.TRAVERSE_TAB_NEXT;
        if (flat == null || !forward && event.detail != SWT.TRAVERSE_TAB_PREVIOUS) {
            return;
        }
        Point at = widget.getSelection();
        List<TextRange> links = forward ? flat.links() : flat.links().reversed();
        TextRange next = links.stream()
                .filter(link -> forward ? link.start() >= at.y && link.end() > at.y : link.end() <= at.x)
                .findFirst().orElse(null);
        if (next != null) {
            widget.setSelection(next.start(), next.end());
            widget.showSelection();
            tellSelection();
        }
        event.doit = next == null;
        event.detail = next == null ? event.detail : SWT.TRAVERSE_NONE;
    }

    private void key(KeyEvent event) {
        if (event.stateMask != 0) {
            return;
        }
        int line = widget.getLineHeight();
        int page = widget.getClientArea().height - line;
        event.doit = false;
        switch (event.keyCode) {
            case SWT.ARROW_UP -> scroll(-3 * line);
            case SWT.ARROW_DOWN -> scroll(3 * line);
            case SWT.PAGE_UP -> scroll(-page);
            case SWT.PAGE_DOWN, SWT.SPACE -> scroll(page);
            case SWT.HOME -> widget.setTopPixel(0);
            case SWT.END -> widget.setTopIndex(widget.getLineCount() - 1);
            case SWT.CR, SWT.KEYPAD_CR -> {
                TextRange link = linkAt(widget.getSelection().x);
                if (link != null) {
                    follow.accept(link.target());
                }
            }
            default -> event.doit = true;
        }
    }

    private void scroll(int pixels) {
        widget.setTopPixel(Math.max(0, widget.getTopPixel() + pixels));
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.view;

import java.util.List;
import java.util.Locale;
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
import org.roundtrip.help.Page;
import org.roundtrip.help.view.Sheet.Mark;
import org.roundtrip.ui.look.Setting;

/**
 * One page to read: text that can be selected, links for the mouse and for the keys Tab and Enter, and arrows, Space and
 * the page keys to scroll.
 */
final class PageText {

    private static final int LINES_ABOVE = 2;

    private final StyledText widget;
    private final LocalResourceManager resources;
    private final Consumer<String> follow;
    private Sheet sheet;
    private PageStyler styler;
    private List<String> words = List.of();
    private int steps;
    private Color paper;

    /** @param follow what happens to the id of a page whose link was clicked */
    PageText(Composite parent, Consumer<String> follow) {
        this.follow = follow;
        widget = new StyledText(parent, SWT.V_SCROLL | SWT.WRAP | SWT.READ_ONLY);
        resources = new LocalResourceManager(JFaceResources.getResources(), widget);
        widget.setEditable(false);
        widget.setCaret(null);
        widget.addListener(SWT.Resize, event -> indent());
        widget.addListener(SWT.Traverse, this::traverse);
        widget.addVerifyKeyListener(this::key);
        widget.addMouseMoveListener(event -> widget.setCursor(
                linkAt(event) == null ? null : widget.getDisplay().getSystemCursor(SWT.CURSOR_HAND)));
        widget.addListener(SWT.MouseUp, this::click);
        // The theme gives its colours when the widget exists already, and anew when it changes.
        widget.addListener(SWT.Paint, event -> {
            if (!widget.getBackground().equals(paper)) {
                paper = widget.getBackground();
                widget.getDisplay().asyncExec(this::restyle);
            }
        });
        Setting.PRESENTER.onChange(widget, this::restyle);
        IPropertyChangeListener fonts = event -> restyle();
        JFaceResources.getFontRegistry().addListener(fonts);
        widget.addDisposeListener(event -> JFaceResources.getFontRegistry().removeListener(fonts));
    }

    StyledText widget() {
        return widget;
    }

    /** Shows a page from its beginning, with the words of a search marked. */
    void show(Page page, List<String> searched) {
        sheet = Sheet.of(page);
        words = searched;
        widget.setText(sheet.text());
        restyle();
        widget.setTopPixel(0);
    }

    /** Marks other words in the page that is shown. */
    void mark(List<String> searched) {
        words = searched;
        restyle();
        showFirstHit();
    }

    /** Scrolls to the first of the marked words, if there is one. */
    void showFirstHit() {
        String text = sheet.text().toLowerCase(Locale.ROOT);
        words.stream().mapToInt(text::indexOf).filter(at -> at >= 0).min().ifPresent(at -> {
            int line = widget.getLineAtOffset(at);
            if (line > LINES_ABOVE) {
                widget.setTopIndex(line - LINES_ABOVE);
            } else {
                widget.setTopPixel(0);
            }
        });
    }

    /** How far the text is enlarged, in steps; 0 is the workbench's own size. */
    int steps() {
        return steps;
    }

    void enlarge(int by) {
        steps = Math.clamp(by, -4, 12);
        restyle();
    }

    private void restyle() {
        if (sheet == null || widget.isDisposed()) {
            return;
        }
        boolean atTop = widget.getTopPixel() == 0;
        int top = widget.getTopIndex();
        widget.setRedraw(false);
        styler = new PageStyler(widget, sheet, Type.of(resources, steps), Ink.of(widget));
        styler.style(words);
        // Lines keep their numbers when their heights change; the first one has a margin above it.
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

    private Mark linkAt(MouseEvent event) {
        return linkAt(widget.getOffsetAtPoint(new Point(event.x, event.y)));
    }

    private Mark linkAt(int offset) {
        return sheet == null || offset < 0 ? null : sheet.links().stream()
                .filter(link -> link.start() <= offset && offset < link.end()).findFirst().orElse(null);
    }

    private void click(Event event) {
        Mark link = linkAt(widget.getOffsetAtPoint(new Point(event.x, event.y)));
        if (event.button == 1 && link != null && widget.getSelectionCount() == 0) {
            follow.accept(link.target());
        }
    }

    /** Tab goes from link to link before it leaves the page. */
    private void traverse(Event event) {
        boolean forward = event.detail == SWT.TRAVERSE_TAB_NEXT;
        if (sheet == null || !forward && event.detail != SWT.TRAVERSE_TAB_PREVIOUS) {
            return;
        }
        Point at = widget.getSelection();
        List<Mark> links = forward ? sheet.links() : sheet.links().reversed();
        Mark next = links.stream()
                .filter(link -> forward ? link.start() >= at.y && link.end() > at.y : link.end() <= at.x)
                .findFirst().orElse(null);
        if (next != null) {
            widget.setSelection(next.start(), next.end());
            widget.showSelection();
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
                Mark link = linkAt(widget.getSelection().x);
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

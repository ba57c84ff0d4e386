// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.view;

import java.util.List;
import java.util.function.Consumer;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.help.Guide;
import org.roundtrip.help.Page;
import org.roundtrip.model.text.Texts;

/** The help: a tool bar, a search, the contents and a page. */
final class HelpPane extends Composite {
    private static final Texts TEXTS = Texts.of(HelpPane.class);

    /** In a narrower pane the contents stand above the page instead of beside it. In heights of a line. */
    private static final int NARROW = 40;
    /** The contents take at most this share of the pane's width or height, in percent. */
    private static final int MOST_PERCENT = 40;

    private final Guide guide = Guide.get();
    private final History history = new History();
    private final HelpPreferences preferences = new HelpPreferences();
    private final Text search;
    private final SashForm halves;
    private final ContentsList contents;
    private final PageText text;
    private final HelpTools tools;

    HelpPane(Composite parent) {
        super(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(4, 2).applyTo(this);
        tools = new HelpTools(this, preferences.contents());
        search = new Text(this, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        search.setMessage(TEXTS.text("search"));
        search.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        search.addListener(SWT.Modify, event -> search());
        search.addListener(SWT.KeyDown, this::searchKey);
        halves = new SashForm(this, SWT.HORIZONTAL | SWT.SMOOTH);
        halves.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true, 2, 1));
        contents = new ContentsList(halves, this::openFound);
        text = new PageText(halves, id -> guide.page(id).ifPresent(this::open));
        text.enlarge(preferences.steps());
        contents.show(guide.pages());
        addListener(SWT.Resize, event -> arrange());
        for (var control : new Control[] {search, contents.table(), text.widget()}) {
            control.addListener(SWT.KeyDown, tools::key);
        }
        showContents(preferences.contents());
        tools.enable(history);
    }

    /** Returns the page that is shown; null before the first. */
    Page page() {
        return history.page();
    }

    /** Shows a page. */
    void open(Page page) {
        if (!page.equals(history.page())) {
            history.leave(text.widget().getTopPixel());
            history.open(page);
        }
        show(0);
    }

    private void openFound(Page page) {
        open(page);
        text.showFirstHit();
    }

    @Override
    public boolean setFocus() {
        return text.widget().setFocus();
    }

    void back() {
        if (history.canGoBack()) {
            history.leave(text.widget().getTopPixel());
            show(history.back().top());
        }
    }

    void forward() {
        if (history.canGoForward()) {
            history.leave(text.widget().getTopPixel());
            show(history.forward().top());
        }
    }

    /** Moves the focus to the search. */
    void find() {
        search.setFocus();
        search.selectAll();
    }

    /** Copies the selected text of the page. */
    void copy() {
        text.widget().copy();
    }

    /** Selects the whole text of the page. */
    void selectAll() {
        text.selectAll();
    }

    /** @param selected receives whether text of the page is selected, after each change of that */
    void onSelection(Consumer<Boolean> selected) {
        text.onSelection(selected);
    }

    private void show(int top) {
        text.show(history.page(), Guide.words(search.getText()));
        if (top > 0) {
            text.widget().setTopPixel(top);
        }
        contents.select(history.page());
        tools.enable(history);
    }

    private void search() {
        contents.show(guide.find(search.getText()));
        contents.select(history.page());
        List<String> words = Guide.words(search.getText());
        if (!words.isEmpty()) {
            // The best page stands first, and the page that is shown may be far below it.
            contents.showFirst();
        }
        text.mark(words);
    }

    private void searchKey(Event event) {
        switch (event.keyCode) {
            case SWT.CR, SWT.KEYPAD_CR -> {
                if (contents.first() != null) {
                    openFound(contents.first());
                }
            }
            case SWT.ARROW_DOWN -> contents.table().setFocus();
            case SWT.ESC -> search.setText("");
            default -> {
                return;
            }
        }
        event.doit = false;
    }

    /** Returns by how many steps the text is enlarged. */
    int steps() {
        return text.steps();
    }

    /** Enlarges the text by some steps, and keeps that for the next time. */
    void enlarge(int by) {
        text.enlarge(text.steps() + by);
        preferences.steps(text.steps());
    }

    /** Shows or hides the contents, and keeps that for the next time. */
    void contents(boolean visible) {
        preferences.contents(visible);
        showContents(visible);
    }

    private void showContents(boolean visible) {
        halves.setMaximizedControl(visible ? null : text.widget());
    }

    /** Places the contents beside the page, or above it in a narrow pane. */
    private void arrange() {
        boolean narrow = getClientArea().width < NARROW * search.getLineHeight();
        halves.setOrientation(narrow ? SWT.VERTICAL : SWT.HORIZONTAL);
        Point area = halves.getSize();
        int share = narrow ? contents.size().y * 100 / Math.max(1, area.y) : contents.size().x * 100 / Math.max(1, area.x);
        int percent = Math.clamp(share + 1, 1, MOST_PERCENT);
        halves.setWeights(percent, 100 - percent);
    }
}

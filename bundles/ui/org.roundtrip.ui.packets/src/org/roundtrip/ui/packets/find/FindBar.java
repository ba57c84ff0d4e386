// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.find;

import java.util.List;
import java.util.function.Consumer;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.bar.BottomBar;

/**
 * The line in which a person writes what to find. Enter goes to the next place, Shift+Enter to the previous one, Escape
 * closes the bar. The view that owns the bar looks for the pattern and answers in a few words. User interface's thread only.
 */
public final class FindBar extends BottomBar {
    private static final Texts TEXTS = Texts.of(FindBar.class);

    /** Looks for a pattern. */
    @FunctionalInterface
    public interface Finder {
        /**
         * Goes to the next or the previous place.
         *
         * @param answer takes the few words that the bar shows; may be called several times, on this thread only
         */
        void find(SearchPattern pattern, boolean forward, Consumer<String> answer);

        /** Gives up a search that is still running. Does nothing by default. */
        default void stop() {
        }
    }

    private final List<SearchPattern.Kind> kinds;
    private final Combo kind;
    private final Finder finder;

    /**
     * A bar that is still hidden.
     *
     * @param back  gets the keyboard focus when the bar is closed
     * @param kinds what a person can look for here; the first is chosen
     */
    public FindBar(Composite parent, Control back, Finder finder, List<SearchPattern.Kind> kinds) {
        super(parent, back);
        this.finder = finder;
        this.kinds = kinds;
        Composite place = extras();
        GridLayoutFactory.fillDefaults().numColumns(3).applyTo(place);
        kind = new Combo(place, SWT.READ_ONLY);
        kinds.forEach(each -> kind.add(label(each)));
        kind.select(0);
        kind.setToolTipText(TEXTS.text("kind"));
        button(place, TEXTS.text("previous"), false);
        button(place, TEXTS.text("next"), true);
        text().addListener(SWT.Modify, event -> say(""));
        text().addListener(SWT.KeyDown, this::key);
        addDisposeListener(disposed -> finder.stop());
    }

    private static String label(SearchPattern.Kind kind) {
        return switch (kind) {
            case WORDS -> TEXTS.text("words");
            case TEXT -> TEXTS.text("text");
            case HEX -> TEXTS.text("hex");
        };
    }

    private void button(Composite parent, String words, boolean forward) {
        Button button = new Button(parent, SWT.PUSH);
        button.setText(words);
        button.addListener(SWT.Selection, event -> find(forward));
    }

    private void key(Event event) {
        if (event.keyCode == SWT.CR || event.keyCode == SWT.KEYPAD_CR) {
            find((event.stateMask & SWT.SHIFT) == 0);
            // The same key would be taken for a plain Enter once more.
            event.doit = false;
        }
    }

    @Override
    protected void entered() {
        find(true);
    }

    @Override
    protected void closed() {
        finder.stop();
    }

    /** Shows the bar and gives its text field the focus. */
    public void open() {
        ask(TEXTS.text("find"), null);
    }

    /** Gives up a search that is running and clears the message, as when the view shows something else. */
    public void reset() {
        finder.stop();
        say("");
    }

    /** Looks for what is written; opens the bar when nothing is. */
    public void find(boolean forward) {
        Text written = text();
        if (written.getText().isEmpty()) {
            open();
            return;
        }
        SearchPattern.Kind chosen = kinds.get(kind.getSelectionIndex());
        SearchPattern pattern = SearchPattern.of(written.getText(), chosen);
        if (pattern != null) {
            finder.find(pattern, forward, this::answer);
        } else if (chosen == SearchPattern.Kind.HEX) {
            say(TEXTS.text("digits"));
        }
    }

    private void answer(String words) {
        if (!isDisposed()) {
            say(words);
        }
    }
}

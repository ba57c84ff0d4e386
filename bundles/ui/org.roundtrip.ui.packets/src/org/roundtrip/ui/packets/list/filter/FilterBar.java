// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.filter;

import java.util.List;
import java.util.function.Consumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.filter.Filter;
import org.roundtrip.packets.filter.FilterException;
import org.roundtrip.packets.filter.FilterLanguage;
import org.roundtrip.packets.filter.Proposal;
import org.roundtrip.ui.theme.Icons;
import org.roundtrip.ui.view.HelpTopic;

/**
 * The line in which a person writes a filter, with completion, the filters used before, and the progress of filtering.
 * A second line under it says what is wrong with the filter, and where. User interface's thread only.
 */
public final class FilterBar extends Composite {
    private static final Texts TEXTS = Texts.of(FilterBar.class);
    private static final String HELP = "org.roundtrip.ui.packets.filter";
    private static final int PAUSE_MILLIS = 700;

    /** Applies filters. */
    public interface User {
        /** Lists the packets that pass a filter; {@link Filter#ALL} for all packets. */
        void filter(Filter filter);

        /** Stops filtering. The packets that were found stay listed. */
        void cancel();

        /** Gives the focus to the list of packets. */
        void left();
    }

    private final FilterLanguage language;
    private final User user;
    private String applied = "";
    private String result = "";
    private final Text text;
    private final FilterCompletion completion;
    private final ToolItem cancel;
    private final Label status;
    private final FilterProblem problem;

    public FilterBar(Composite parent, FilterLanguage language, User user) {
        super(parent, SWT.NONE);
        this.language = language;
        this.user = user;
        GridLayoutFactory.fillDefaults().numColumns(4).margins(8, 2).spacing(6, 2).applyTo(this);
        HelpTopic.set(this, HELP);
        Label label = new Label(this, SWT.NONE);
        label.setText(TEXTS.text("filter"));
        text = new Text(this, SWT.SEARCH | SWT.ICON_CANCEL);
        text.setMessage(TEXTS.text("filterHint"));
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(text);
        // Before the completion, which closes its proposals on the same key, so that it is seen whether they were open.
        text.addListener(SWT.KeyDown, this::pressed);
        completion = new FilterCompletion(this, text, language::propose);
        ToolBar tools = new ToolBar(this, SWT.FLAT);
        ToolItem history = tool(tools, "down", TEXTS.text("filterHistory"), () -> showHistory(tools));
        cancel = tool(tools, "cancel", TEXTS.text("filterCancel"), () -> user.cancel());
        cancel.setEnabled(false);
        status = new Label(this, SWT.NONE);
        problem = new FilterProblem(this, this::mend);
        GridDataFactory.fillDefaults().span(4, 1).grab(true, false).exclude(true).applyTo(problem);
        text.getAccessible().addRelation(ACC.RELATION_LABELLED_BY, label.getAccessible());
        text.addListener(SWT.DefaultSelection, this::entered);
        text.addListener(SWT.Modify, event -> typed());
        history.setToolTipText(TEXTS.text("filterHistory"));
    }

    private static ToolItem tool(ToolBar tools, String icon, String tip, Runnable what) {
        ToolItem item = new ToolItem(tools, SWT.PUSH);
        item.setImage(Icons.image(icon));
        item.setToolTipText(tip);
        item.addListener(SWT.Selection, event -> what.run());
        return item;
    }

    /** The filter as a person wrote it, wrong or not. */
    public String text() {
        return text.getText();
    }

    /** Replaces the text by a filter and applies it. */
    public void use(String filter) {
        text.setText(filter);
        apply();
    }

    /** Applies the filter that is written. @return false when it is wrong; then it is not applied */
    boolean apply() {
        String written = text.getText().strip();
        try {
            Filter filter = language.parse(written);
            say(null);
            if (!written.isEmpty()) {
                FilterHistory.add(written);
            }
            list(written, filter);
            return true;
        } catch (FilterException e) {
            say(e);
            text.setSelection(Math.min(e.position(), text.getText().length()), text.getText().length());
            return false;
        }
    }

    private void list(String written, Filter filter) {
        applied = written;
        user.filter(written.isEmpty() ? Filter.ALL : filter);
        describe();
    }

    @Override
    public boolean setFocus() {
        text.selectAll();
        return text.setFocus();
    }

    /** Whether the bar shows a problem. */
    public boolean wrong() {
        return problem.getVisible();
    }

    /** Shows the progress of filtering, or its result. */
    void status(String words, boolean busy) {
        cancel.setEnabled(busy);
        result = words;
        describe();
    }

    /** While another filter is written than the one that is applied, the line says that instead of the result. */
    private void describe() {
        String words = text.getText().strip().equals(applied) ? result : TEXTS.text("filterNotApplied");
        if (!words.equals(status.getText())) {
            status.setText(words);
            layout();
        }
    }

    /** Shows why something failed. */
    public void failed(String sentence) {
        show(sentence, List.of());
    }

    /** Shows why the filter that is applied lets less through than it might. While another one is being written, it is not that one's problem. */
    void doubt(FilterException why) {
        if (text.getText().strip().equals(applied)) {
            show(why.getMessage(), why.instead());
        }
    }

    /** Writes what may stand in the place of what is wrong, and applies the filter. */
    private void mend(Proposal instead) {
        text.setFocus();
        FilterCompletion.put(text, instead);
        apply();
    }

    /** Escape closes the proposals; where none are open it leaves the bar. What is written stays, whether it is applied or not. */
    private void pressed(Event event) {
        if (event.keyCode == SWT.ESC && !completion.open()) {
            user.left();
        }
    }

    private void entered(Event event) {
        if (event.detail == SWT.ICON_CANCEL) {
            use("");
        } else if (!completion.open()) {
            apply();
        }
    }

    /**
     * Applies what is written, or shows its problem, after a pause. A filter is always wrong while it is being written.
     * Whether words are proposed makes no difference.
     */
    private void typed() {
        String now = text.getText();
        show(null, List.of());
        getDisplay().timerExec(PAUSE_MILLIS, () -> {
            if (!isDisposed() && text.getText().equals(now)) {
                paused(now.strip());
            }
        });
    }

    private void paused(String written) {
        try {
            Filter filter = language.parse(written);
            if (!written.equals(applied)) {
                list(written, filter);
            }
        } catch (FilterException e) {
            say(e);
        }
    }

    private void say(FilterException wrong) {
        String listed = applied.isEmpty() ? TEXTS.text("filterStillAll") : TEXTS.text("filterStill", applied);
        show(wrong == null ? null : TEXTS.text("filterWrong", new Object[] {wrong.position() + 1, wrong.getMessage(), listed}),
                wrong == null ? List.of() : wrong.instead());
    }

    private void show(String sentence, List<Proposal> instead) {
        boolean room = problem.say(sentence, instead);
        describe();
        if (room) {
            getParent().layout(true, true);
        } else {
            layout(true, true);
        }
        completion.place();
    }

    private void showHistory(ToolBar tools) {
        Menu menu = new Menu(tools);
        List<String> filters = FilterHistory.all();
        Consumer<String> add = filter -> {
            MenuItem item = new MenuItem(menu, SWT.PUSH);
            item.setText(filter.replace("&", "&&"));
            item.addListener(SWT.Selection, event -> use(filter));
        };
        filters.forEach(add);
        if (filters.isEmpty()) {
            MenuItem item = new MenuItem(menu, SWT.PUSH);
            item.setText(TEXTS.text("filterHistoryEmpty"));
            item.setEnabled(false);
        }
        menu.addListener(SWT.Hide, event -> getDisplay().asyncExec(menu::dispose));
        menu.setLocation(tools.toDisplay(0, tools.getSize().y));
        menu.setVisible(true);
    }
}

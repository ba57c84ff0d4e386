// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.view;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.action.ToolBarManager;
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
import org.roundtrip.ui.look.Icons;

/** The field guide in one piece: buttons, a search, the contents and the page that is read. */
final class HelpPane extends Composite {

    /** Below this width, in characters' heights, the contents stand above the page instead of beside it. */
    private static final int NARROW = 40;
    /** Percent of the height or width that the contents take at most. */
    private static final int MOST_PERCENT = 40;

    private final Guide guide = Guide.get();
    private final History history = new History();
    private final Settings settings = new Settings();
    private final Text search;
    private final SashForm halves;
    private final Contents contents;
    private final PageText text;
    private final IAction back;
    private final IAction forward;

    HelpPane(Composite parent) {
        super(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(4, 2).applyTo(this);
        back = action(Messages.back, "back", this::back);
        forward = action(Messages.forward, "forward", this::forward);
        ToolBarManager tools = new ToolBarManager(SWT.FLAT);
        tools.add(back);
        tools.add(forward);
        tools.add(contentsSwitch());
        tools.add(new Separator());
        tools.add(action(Messages.smaller, "zoom-out", () -> enlarge(-1)));
        tools.add(action(Messages.larger, "zoom-in", () -> enlarge(1)));
        tools.createControl(this);
        search = new Text(this, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        search.setMessage(Messages.search);
        search.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        search.addListener(SWT.Modify, event -> search());
        search.addListener(SWT.KeyDown, this::searchKey);
        halves = new SashForm(this, SWT.HORIZONTAL | SWT.SMOOTH);
        halves.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true, 2, 1));
        contents = new Contents(halves, this::openFound);
        text = new PageText(halves, id -> guide.page(id).ifPresent(this::open));
        text.enlarge(settings.steps());
        contents.show(guide.pages());
        addListener(SWT.Resize, event -> turn());
        for (var control : new Control[] {search, contents.table(), text.widget()}) {
            control.addListener(SWT.KeyDown, this::key);
        }
        showContents(settings.contents());
        enable();
    }

    /** The page that is read; null before the first. */
    Page page() {
        return history.page();
    }

    /** Turns to a page. */
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

    /** Puts the cursor into the search. */
    void find() {
        search.setFocus();
        search.selectAll();
    }

    /** Copies what is selected, in the search or in the page. */
    void copy() {
        if (search.isFocusControl()) {
            search.copy();
        } else {
            text.widget().copy();
        }
    }

    /** Selects everything, in the search or in the page. */
    void selectAll() {
        if (search.isFocusControl()) {
            search.selectAll();
        } else {
            text.widget().selectAll();
        }
    }

    private void show(int top) {
        text.show(history.page(), Guide.words(search.getText()));
        if (top > 0) {
            text.widget().setTopPixel(top);
        }
        contents.select(history.page());
        enable();
    }

    private void search() {
        contents.show(guide.find(search.getText()));
        contents.select(history.page());
        text.mark(Guide.words(search.getText()));
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

    /** Keys that also work where the workbench's own do not reach: beside a dialog. */
    private void key(Event event) {
        boolean control = event.stateMask == SWT.MOD1 || event.stateMask == (SWT.MOD1 | SWT.SHIFT);
        if (event.stateMask == SWT.ALT && event.keyCode == SWT.ARROW_LEFT) {
            back();
        } else if (event.stateMask == SWT.ALT && event.keyCode == SWT.ARROW_RIGHT) {
            forward();
        } else if (control && event.keyCode == 'f') {
            find();
        } else if (control && (event.keyCode == '+' || event.keyCode == '=' || event.keyCode == SWT.KEYPAD_ADD)) {
            enlarge(1);
        } else if (control && (event.keyCode == '-' || event.keyCode == SWT.KEYPAD_SUBTRACT)) {
            enlarge(-1);
        } else if (control && (event.keyCode == '0' || event.keyCode == SWT.KEYPAD_0)) {
            enlarge(-text.steps());
        } else {
            return;
        }
        event.doit = false;
    }

    private void enlarge(int by) {
        text.enlarge(text.steps() + by);
        settings.steps(text.steps());
    }

    private IAction contentsSwitch() {
        Action toggle = new Action(Messages.contents, IAction.AS_CHECK_BOX) {
            @Override
            public void run() {
                settings.contents(isChecked());
                showContents(isChecked());
            }
        };
        toggle.setImageDescriptor(Icons.descriptor("contents"));
        toggle.setChecked(settings.contents());
        return toggle;
    }

    private void showContents(boolean visible) {
        halves.setMaximizedControl(visible ? null : text.widget());
    }

    /** Beside the page where there is room, else above it. */
    private void turn() {
        boolean narrow = getClientArea().width < NARROW * search.getLineHeight();
        halves.setOrientation(narrow ? SWT.VERTICAL : SWT.HORIZONTAL);
        Point area = halves.getSize();
        int share = narrow ? contents.size().y * 100 / Math.max(1, area.y) : contents.size().x * 100 / Math.max(1, area.x);
        int percent = Math.clamp(share + 1, 1, MOST_PERCENT);
        halves.setWeights(percent, 100 - percent);
    }

    private void enable() {
        back.setEnabled(history.canGoBack());
        forward.setEnabled(history.canGoForward());
    }

    private static IAction action(String tip, String icon, Runnable run) {
        Action action = new Action(tip, Icons.descriptor(icon)) {
            @Override
            public void run() {
                run.run();
            }
        };
        action.setToolTipText(tip);
        return action;
    }
}

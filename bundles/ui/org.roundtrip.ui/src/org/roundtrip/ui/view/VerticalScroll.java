// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.roundtrip.ui.theme.Theme;

/**
 * A place whose content scrolls when it is higher than the place. The content is as wide as the place, and as high as its
 * sentences need in that width. User interface's thread only.
 */
public final class VerticalScroll {
    /** How far a line of the wheel scrolls, in points. */
    private static final int STEP = 12;

    private VerticalScroll() {
    }

    /**
     * A place that fits its content again when its size or the size of texts changes.
     *
     * @param style {@link SWT#V_SCROLL}; with {@link SWT#H_SCROLL} the content never gets narrower than it needs
     */
    public static ScrolledComposite in(Composite parent, int style) {
        ScrolledComposite scrolled = new ScrolledComposite(parent, style);
        showBar(scrolled);
        scrolled.setExpandHorizontal(true);
        scrolled.setExpandVertical(true);
        scrolled.setShowFocusedControl(true);
        scrolled.addListener(SWT.Resize, event -> fit(scrolled));
        Theme.onChange(scrolled, () -> fit(scrolled));
        // The wheel would change the choice of a list that happens to come under the pointer.
        Listener wheel = event -> {
            if (event.widget instanceof Combo list && isIn(list, scrolled)) {
                event.doit = false;
                scrolled.setOrigin(scrolled.getOrigin().x, scrolled.getOrigin().y - event.count * STEP);
            }
        };
        scrolled.getDisplay().addFilter(SWT.MouseVerticalWheel, wheel);
        scrolled.addDisposeListener(disposed -> disposed.display.removeFilter(SWT.MouseVerticalWheel, wheel));
        return scrolled;
    }

    /** Shows the scroll bar whenever there is more to see. Some desktops show one only while the pointer moves. */
    public static void showBar(ScrolledComposite scrolled) {
        scrolled.setScrollbarsMode(SWT.NONE);
        // The bar takes room from the content, which these desktops report only after they have drawn it.
        Listener fit = event -> scrolled.getDisplay().asyncExec(() -> {
            if (!scrolled.isDisposed()) {
                scrolled.notifyListeners(SWT.Resize, new Event());
                scrolled.layout(false);
            }
        });
        scrolled.getVerticalBar().addListener(SWT.Show, fit);
        scrolled.getVerticalBar().addListener(SWT.Hide, fit);
        // A busy machine reports it later than that: then the content is drawn once under the bar.
        scrolled.addListener(SWT.Paint, event -> {
            if (isUnderBar(scrolled)) {
                fit.handleEvent(event);
            }
        });
    }

    private static boolean isUnderBar(ScrolledComposite scrolled) {
        Control content = scrolled.getContent();
        return content != null && scrolled.getExpandHorizontal()
                && content.getSize().x > Math.max(scrolled.getMinWidth(), scrolled.getClientArea().width);
    }

    private static boolean isIn(Control control, Composite place) {
        return control != null && (control == place || isIn(control.getParent(), place));
    }

    /** Fits the content, as after other controls were put into it. */
    public static void fit(ScrolledComposite scrolled) {
        Control content = scrolled.getContent();
        if (content == null) {
            return;
        }
        int least = (scrolled.getStyle() & SWT.H_SCROLL) == 0 ? 1 : content.computeSize(SWT.DEFAULT, SWT.DEFAULT).x;
        int width = Math.max(least, scrolled.getClientArea().width);
        scrolled.setMinSize(new Point(least, content.computeSize(width, SWT.DEFAULT).y));
    }
}

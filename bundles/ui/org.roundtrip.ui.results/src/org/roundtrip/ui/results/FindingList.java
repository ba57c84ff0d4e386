// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Layout;
import org.eclipse.swt.widgets.Link;
import org.roundtrip.analysis.Finding;
import org.roundtrip.model.Texts;
import org.roundtrip.words.FindingWords;
import org.roundtrip.ui.parts.VerticalScroll;

/**
 * The findings of a run, strongest first, each with a link and with a tip that says what strongest means. {@value #FEW} are shown at first, in a low or narrow view one and in one that
 * is low and very narrow none, so that the table below keeps its rows, and in each as many as have room that no row needs; a link shows all, as far as there
 * is room beside some rows, and the others by scrolling, until the view becomes small. Takes no room without findings. User interface's thread only.
 */
final class FindingList {
    private static final Texts TEXTS = Texts.of(FindingList.class);
    private static final int FEW = 3;
    /** A view with fewer lines of text than this one is low. */
    private static final int LOW = 14;
    /** A view that is narrower than so many lines are high, such as one of two beside each other, divides each sentence into several lines. */
    private static final int NARROW = 45;
    /** In a view that is narrower than so many lines are high, the link stands below the findings, which need the width. */
    private static final int TIGHT = 25;
    /** The link is at most as wide as so many lines are high. */
    private static final int LINK = 6;
    private static final int LEAST_LINES = 2;
    private static final int COLUMNS = 2;
    private static final int GAP = 3;
    private static final int COLUMN_GAP = 12;
    private static final int LEAST_WIDTH = 100;
    private final Composite place;
    private final Composite sized;
    private final ScrolledComposite scrolled;
    private final Composite lines;
    private final Link more;
    private final Consumer<Finding> chosen;
    private final IntSupplier room;
    private final IntSupplier spare;
    private final Runnable changed;
    private List<Finding> shown = List.of();
    private boolean many;
    private Room size = Room.LARGE;
    /** How many are in sight until somebody asks for all. */
    private int few;

    /** How many findings a view shows at first, also where these take the room of rows. */
    private enum Room {
        NONE, ONE, LARGE
    }

    /**
     * @param chosen  gets the finding that was clicked
     * @param room    the height in pixels that all findings together may take
     * @param spare   the height in pixels that no row of the table needs; remarks on a row have a part of it
     * @param changed is called after others are in sight
     */
    FindingList(Composite parent, Consumer<Finding> chosen, IntSupplier room, IntSupplier spare, Runnable changed) {
        this.chosen = chosen;
        this.room = room;
        this.spare = spare;
        this.changed = changed;
        place = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(COLUMNS).spacing(COLUMN_GAP, GAP).extendedMargins(0, COLUMN_GAP, 0, 0).applyTo(place);
        GridDataFactory.fillDefaults().grab(true, false).indent(8, 4).exclude(true).applyTo(place);
        place.setVisible(false);
        sized = new Composite(place, SWT.NONE);
        sized.setLayout(new LinesInSight());
        GridDataFactory.fillDefaults().grab(true, false).applyTo(sized);
        scrolled = VerticalScroll.in(sized, SWT.V_SCROLL);
        lines = new Composite(scrolled, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, GAP).applyTo(lines);
        scrolled.setContent(lines);
        more = new Link(place, SWT.NONE);
        more.setToolTipText(TEXTS.text("findingOrder"));
        more.addListener(SWT.Selection, event -> {
            many = !many;
            layOut();
        });
        GridDataFactory.fillDefaults().align(SWT.END, SWT.BEGINNING).applyTo(more);
        parent.addListener(SWT.Resize, event -> {
            Room now = size();
            // Those that had room in a larger view would leave none to the table; a higher one has room for more of them.
            many &= now == size || size != Room.LARGE;
            if (now != size || many) {
                layOut();
            }
            fit();
        });
    }

    /** Shows as many as there is room for now. */
    void fit() {
        if (few() != few) {
            layOut();
        }
    }

    Control control() {
        return place;
    }

    void show(List<Finding> findings) {
        if (findings.equals(shown)) {
            return;
        }
        shown = findings;
        for (Control old : lines.getChildren()) {
            old.dispose();
        }
        findings.forEach(finding -> add(finding, FindingWords.linked(finding)));
        show(place, !findings.isEmpty());
        layOut();
    }

    /** The operation is a link for the keyboard; a click anywhere in the sentence does the same. */
    private void add(Finding finding, String sentence) {
        Link link = new Link(lines, SWT.WRAP);
        link.setText(sentence.replace("&", "&&"));
        link.setToolTipText(TEXTS.text("findingTip"));
        link.setCursor(link.getDisplay().getSystemCursor(SWT.CURSOR_HAND));
        link.addListener(SWT.Selection, event -> chosen.accept(finding));
        link.addListener(SWT.MouseUp, event -> chosen.accept(finding));
        GridDataFactory.fillDefaults().grab(true, false).hint(LEAST_WIDTH, SWT.DEFAULT).applyTo(link);
    }

    private void layOut() {
        size = size();
        few = few();
        boolean hidden = shown.size() > few;
        more.setText(many ? TEXTS.text("fewerFindings") : TEXTS.text(few == 0 ? "allFindings" : "moreFindings", shown.size() - few));
        show(more, hidden);
        int columns = isLinkBelow() ? COLUMNS : 1;
        ((GridData) more.getLayoutData()).horizontalSpan = columns;
        ((GridData) sized.getLayoutData()).horizontalSpan = columns;
        hideOthers();
        scrolled.setOrigin(0, 0);
        changed.run();
        place.getParent().layout(true, true);
        VerticalScroll.fit(scrolled);
        if (many && hidden) {
            // Who asked for more sees at least one more.
            scrolled.showControl(lines.getChildren()[few]);
        }
    }

    private static void show(Control control, boolean visible) {
        control.setVisible(visible);
        ((GridData) control.getLayoutData()).exclude = !visible;
    }

    /** Only many can be scrolled: GTK warns about a scroll bar that is as low as a line or two. */
    private void hideOthers() {
        Control[] links = lines.getChildren();
        for (int i = 0; i < links.length; i++) {
            show(links[i], many || i < few);
        }
        lines.layout();
    }

    private Room size() {
        Rectangle view = place.getParent().getClientArea();
        boolean low = view.height < LOW * line();
        return low && isTight() ? Room.NONE : low || view.width < NARROW * line() ? Room.ONE : Room.LARGE;
    }

    private boolean isTight() {
        return place.getParent().getClientArea().width < TIGHT * line();
    }

    /** What is said beside the link that shows fewer would take the width of many sentences. */
    private boolean isLinkBelow() {
        return many || isTight();
    }

    private int line() {
        return more.computeSize(SWT.DEFAULT, SWT.DEFAULT).y;
    }

    private int few() {
        int least = switch (size()) {
            case NONE -> 0;
            case ONE -> 1;
            case LARGE -> FEW;
        };
        int width = place.getParent().getClientArea().width - ((GridData) place.getLayoutData()).horizontalIndent - 2 * COLUMN_GAP - LINK * line();
        int high = spare.getAsInt() - ((GridData) place.getLayoutData()).verticalIndent - RowDetails.LEAST_LINES * line() - (isTight() ? line() + GAP : 0);
        return IntStream.rangeClosed(least, shown.size()).filter(count -> height(count, width) <= high).max().orElse(least);
    }

    /** How high the first findings are. */
    private int height(int findings, int width) {
        return Stream.of(lines.getChildren()).limit(findings).mapToInt(line -> GAP + line.computeSize(Math.max(1, width), SWT.DEFAULT).y).sum() - GAP;
    }

    /** As high as the lines in sight are in the width that there is. */
    private final class LinesInSight extends Layout {
        @Override
        protected Point computeSize(Composite composite, int width, int height, boolean flush) {
            int wide = width == SWT.DEFAULT ? LEAST_WIDTH : width;
            int first = height(few, wide);
            // Never fewer lines than before somebody asked for more.
            return new Point(wide, Math.max(0, many ? Math.max(first, Math.min(height(shown.size(), wide), most())) : first));
        }

        /** Whole lines in the room that there is. */
        private int most() {
            int line = GAP + line();
            int high = room.getAsInt() - ((GridData) place.getLayoutData()).verticalIndent - (isLinkBelow() ? line() + GAP : 0);
            return Math.max(LEAST_LINES, high / line) * line - GAP;
        }

        @Override
        protected void layout(Composite composite, boolean flush) {
            scrolled.setBounds(composite.getClientArea());
        }
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library.tree;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.ViewerCell;
import org.eclipse.jface.window.DefaultToolTip;
import org.eclipse.jface.window.ToolTip;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.view.RunNames;
import org.roundtrip.ui.run.library.Item;
import org.roundtrip.ui.run.library.Item.PayloadItem;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.library.KnownResults;
import org.roundtrip.ui.table.CutRows;
import org.roundtrip.words.AnswerWords;
import org.roundtrip.words.difference.Difference;

/** Tool tips of the tree: a plan's description, or how a run ended. */
final class LibraryTips extends DefaultToolTip {
    private static final Texts TEXTS = Texts.of(LibraryTips.class);
    private static final int WIDEST = 60;
    private final TreeViewer viewer;
    private final LibraryTree tree;
    private final KnownResults results;
    /** Where the tip is that is shown, and what it says; null for none. */
    private Event shownAt;
    private String shown;

    private LibraryTips(TreeViewer viewer, LibraryTree tree, KnownResults results) {
        super(viewer.getControl(), ToolTip.RECREATE, false);
        this.viewer = viewer;
        this.tree = tree;
        this.results = results;
        setShift(new Point(12, 12));
        results.onChange(viewer.getControl(), this::say);
    }

    /** @param results the answers in the tips of runs are made of them */
    static void enableFor(TreeViewer viewer, LibraryTree tree, KnownResults results) {
        new LibraryTips(viewer, tree, results);
    }

    @Override
    protected Composite createToolTipContentArea(Event event, Composite parent) {
        shownAt = event;
        shown = getText(event);
        parent.addDisposeListener(disposed -> shownAt = null);
        return super.createToolTipContentArea(event, parent);
    }

    /** More is known of a run; its tip may be the one that is shown. */
    private void say() {
        if (shownAt != null && !Objects.equals(getText(shownAt), shown)) {
            Point place = new Point(shownAt.x, shownAt.y);
            hide();
            show(place);
        }
    }

    @Override
    protected Object getToolTipArea(Event event) {
        return viewer.getCell(new Point(event.x, event.y));
    }

    @Override
    protected String getText(Event event) {
        ViewerCell cell = viewer.getCell(new Point(event.x, event.y));
        String tip = cell == null ? null : tip((Item) cell.getElement());
        String whole = cell == null ? null : whole(cell, new Point(event.x, event.y));
        // The tip of a run names it anyway.
        if (whole != null && !(cell.getElement() instanceof RunItem)) {
            tip = tip == null || tip.isBlank() ? whole : whole + "\n" + tip;
        }
        return tip == null ? null : Stream.of(tip.split("\n")).map(LibraryTips::wrapped).collect(Collectors.joining("\n"));
    }

    /** What a row says without being cut; null when it is not. */
    private String whole(ViewerCell cell, Point place) {
        String name = LibraryTree.name((Item) cell.getElement());
        if (name != null && !cell.getText().contains(name)) {
            return name;
        }
        String cut = CutRows.at(viewer.getTree(), place);
        return cut == null ? null : cut.replace("&&", "&");
    }

    @Override
    protected boolean shouldCreateToolTip(Event event) {
        String text = getText(event);
        return text != null && !text.isBlank() && super.shouldCreateToolTip(event);
    }

    /** The same words in lines of at most {@value #WIDEST} characters, unless a single word is longer. */
    static String wrapped(String sentence) {
        StringBuilder lines = new StringBuilder();
        int begin = 0;
        for (String word : sentence.split(" ")) {
            if (lines.length() > begin && lines.length() + 1 + word.length() - begin > WIDEST) {
                lines.append('\n');
                begin = lines.length();
            } else if (!lines.isEmpty()) {
                lines.append(' ');
            }
            lines.append(word);
        }
        return lines.toString();
    }

    /** All that was changed; the row may have no room for it. */
    private String change(RunItem run) {
        String changes = tree.changes(run).stream().map(Difference::text).collect(Collectors.joining(", "));
        return changes.isEmpty() ? "" : TEXTS.text("changedSince", changes) + "\n";
    }

    /** The answer of a run, a line for each operation; nothing until its results were read. */
    private String answer(RunItem run) {
        return results.of(run).map(rows -> AnswerWords.lines(tree.now(run), rows)).stream().flatMap(List::stream).map(line -> "\n" + line).collect(Collectors.joining());
    }

    private String tip(Item item) {
        return switch (item) {
            case Item.Shelf shelf -> null;
            case Item.TrashItem gone -> TEXTS.text("trashTip");
            case PayloadItem payload -> payload.drawing() == null ? payload.problem() : payload.drawing().description();
            case PlanItem plan -> plan.plan() == null ? plan.problem() : plan.plan().description();
            case RunItem run when run.run() == null -> run.problem();
            case RunItem run -> RunNames.when(run.run().started()) + "  " + run.name() + "\n"
                    + change(run) + RunNames.state(tree.now(run)) + answer(run)
                    + (run.run().message().isBlank() ? "" : "\n" + run.run().message())
                    + (run.label().tags().isEmpty() ? "" : "\n#" + String.join("  #", run.label().tags()))
                    + (run.label().note().isEmpty() ? "" : "\n" + run.label().note())
                    + (tree.inFocus(run) ? "\n" + TEXTS.text("inFocusTip") : "") + "\n" + run.folder();
        };
    }
}

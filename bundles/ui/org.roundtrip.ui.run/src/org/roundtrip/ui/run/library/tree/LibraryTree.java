// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library.tree;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Image;
import org.roundtrip.model.Payload;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.editor.DesignEditor;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.theme.Icons;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.view.RunNames;
import org.roundtrip.ui.run.library.Item;
import org.roundtrip.ui.run.library.Item.PayloadItem;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.library.Item.Shelf;
import org.roundtrip.ui.run.library.Item.TrashItem;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.words.difference.Difference;

/** The library as a tree, with its labels. */
final class LibraryTree extends LabelProvider implements ITreeContentProvider, IStyledLabelProvider {
    private static final Texts TEXTS = Texts.of(LibraryTree.class);

    private final Library library;
    private final FocusService focus;
    private final OpenRuns open;
    private final RunChanges changes;
    private final RowRoom room;

    /** @param open the runs that views show; the tree says of them what the heads of the views say */
    LibraryTree(Library library, FocusService focus, OpenRuns open, RunChanges changes, RowRoom room) {
        this.library = library;
        this.focus = focus;
        this.open = open;
        this.changes = changes;
        this.room = room;
    }

    @Override
    public Object[] getElements(Object input) {
        return Stream.of(Shelf.values()).filter(shelf -> shelf != Shelf.TRASH || hasChildren(shelf)).toArray();
    }

    @Override
    public Object[] getChildren(Object element) {
        return element instanceof Shelf shelf ? library.on(shelf).toArray() : new Object[0];
    }

    @Override
    public Object getParent(Object element) {
        return switch ((Item) element) {
            case Shelf shelf -> null;
            case PlanItem plan -> plan.own() ? Shelf.PLANS : Shelf.EXAMPLES;
            case PayloadItem payload -> Shelf.PAYLOADS;
            case RunItem run -> run.recorded() ? Shelf.EXAMPLES : Shelf.RUNS;
            case TrashItem gone -> Shelf.TRASH;
        };
    }

    @Override
    public boolean hasChildren(Object element) {
        return element instanceof Shelf shelf && !library.on(shelf).isEmpty();
    }

    @Override
    public StyledString getStyledText(Object element) {
        return switch ((Item) element) {
            case Shelf shelf -> shelf(shelf);
            case PlanItem plan -> new StyledString(room.fit("", plan.name(), "", RowRoom.LEAST));
            case PayloadItem payload -> new StyledString(room.fit("", payload.name(), "", RowRoom.LEAST)).append(words(payload), StyledString.QUALIFIER_STYLER);
            case RunItem run when run.run() == null -> new StyledString(run.name());
            case RunItem run -> run(run);
            case TrashItem gone when gone.item() instanceof PayloadItem payload -> new StyledString(DesignEditor.title(payload.name()));
            case TrashItem gone -> getStyledText(gone.item());
        };
    }

    /** What a payload is, unless its name says that. */
    private static String words(PayloadItem payload) {
        return payload.drawing() == null ? "" : payload.drawing().payload().map(Payload::describe)
                .filter(type -> !type.equals(payload.name())).map(type -> "  " + type).orElse("");
    }

    private StyledString shelf(Shelf shelf) {
        List<Item> items = library.on(shelf);
        StyledString label = new StyledString(switch (shelf) {
            case EXAMPLES -> TEXTS.text("examples");
            case PLANS -> TEXTS.text("myPlans");
            case PAYLOADS -> TEXTS.text("myPayloads");
            case RUNS -> TEXTS.text("runs");
            case TRASH -> TEXTS.text("trash");
        });
        return items.isEmpty() ? label.append("  " + TEXTS.text("none"), StyledString.QUALIFIER_STYLER) : label;
    }

    /** What a run measured otherwise than the one before of its plan. */
    List<Difference> changes(RunItem run) {
        return changes.of(run, library.on(Shelf.RUNS));
    }

    /** The whole name in a row, which the row itself may shorten; null for a shelf. */
    static String name(Item item) {
        return switch (item) {
            case Shelf shelf -> null;
            case PlanItem plan -> plan.name();
            case PayloadItem payload -> payload.name();
            case RunItem run -> run.name();
            case TrashItem gone -> name(gone.item());
        };
    }

    /** The run in focus has a mark of its own, since the selected one is often another. */
    boolean inFocus(RunItem item) {
        OpenRun run = focus.focus().run();
        return run != null && run.folder().folder().equals(item.folder());
    }

    /** The run as views show it, or as its folder was read last. The two are read at different moments. */
    Run now(RunItem item) {
        return open.find(item.folder()).map(OpenRun::run).orElse(item.run());
    }

    private StyledString run(RunItem item) {
        String mark = inFocus(item) ? TEXTS.text("inFocus") + " " : "";
        if (item.recorded()) {
            // Its mark says more than its time, and must not be cut.
            return new StyledString(mark, StyledString.COUNTER_STYLER).append(item.name());
        }
        String time = RunNames.when(item.run().started()) + "  ";
        String state = behind(RunNames.shortState(now(item)));
        String tags = item.label().tags().stream().map(tag -> behind("#" + tag)).collect(Collectors.joining());
        List<String> labels = Difference.labels(changes(item)).stream().map(LibraryTree::behind).toList();
        String change = room.first(labels, mark + time, item.name(), state + tags);
        boolean tight = change.isEmpty() && !labels.isEmpty();
        if (tight) {
            // It tells the runs of a plan apart, which that one was quick does not, nor their name.
            state = behind(RunNames.shortEnd(now(item)));
            change = room.shortened(labels, mark + time, item.name(), state + tags);
        }
        String name = room.fit(mark + time, item.name(), change + state + tags, tight ? RowRoom.LEAST_BESIDE_MORE : RowRoom.LEAST);
        return new StyledString(mark, StyledString.COUNTER_STYLER).append(time + name)
                .append(change, StyledString.DECORATIONS_STYLER).append(state, StyledString.QUALIFIER_STYLER)
                .append(tags, StyledString.COUNTER_STYLER);
    }

    private static String behind(String words) {
        return words.isEmpty() ? "" : "  " + words;
    }

    @Override
    public Image getImage(Object element) {
        return Icons.image(switch ((Item) element) {
            case Shelf shelf -> switch (shelf) {
                case EXAMPLES -> "folder-examples";
                case PLANS -> "folder-plans";
                case PAYLOADS -> "payload";
                case RUNS -> "folder-runs";
                case TRASH -> "delete";
            };
            case PlanItem plan when plan.plan() == null -> "error";
            case PlanItem plan -> plan.own() ? "plan" : "example";
            case PayloadItem payload -> payload.drawing() == null ? "error" : "payload";
            case RunItem run when run.run() == null -> "error";
            case RunItem run -> RunNames.icon(now(run).outcome());
            case TrashItem gone when gone.item() instanceof PlanItem -> "plan";
            case TrashItem gone when gone.item() instanceof PayloadItem -> "payload";
            case TrashItem gone -> "folder-runs";
        });
    }
}

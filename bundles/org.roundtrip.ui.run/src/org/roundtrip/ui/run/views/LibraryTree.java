// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.views;

import java.util.List;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Image;
import org.roundtrip.model.Run;
import org.roundtrip.ui.look.Icons;
import org.roundtrip.ui.parts.RunNames;
import org.roundtrip.ui.run.library.Item;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.library.Item.Shelf;
import org.roundtrip.ui.run.library.Library;

/** The library as a tree, with its labels. */
final class LibraryTree extends LabelProvider implements ITreeContentProvider, IStyledLabelProvider {
    private final Library library;

    LibraryTree(Library library) {
        this.library = library;
    }

    @Override
    public Object[] getElements(Object input) {
        return Shelf.values();
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
            case RunItem run -> Shelf.RUNS;
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
            case PlanItem plan -> new StyledString(plan.name());
            case RunItem run when run.run() == null -> new StyledString(run.folder().getFileName().toString());
            case RunItem run -> run(run.run());
        };
    }

    private StyledString shelf(Shelf shelf) {
        List<Item> items = library.on(shelf);
        StyledString label = new StyledString(switch (shelf) {
            case EXAMPLES -> Messages.examples;
            case PLANS -> Messages.myPlans;
            case RUNS -> Messages.runs;
        });
        return items.isEmpty() ? label.append("  " + Messages.none, StyledString.QUALIFIER_STYLER) : label;
    }

    private static StyledString run(Run run) {
        return new StyledString(RunNames.when(run.started()) + "  " + run.plan().name())
                .append("  " + RunNames.shortState(run), StyledString.QUALIFIER_STYLER);
    }

    @Override
    public Image getImage(Object element) {
        return Icons.image(switch ((Item) element) {
            case Shelf shelf -> switch (shelf) {
                case EXAMPLES -> "folder-examples";
                case PLANS -> "folder-plans";
                case RUNS -> "folder-runs";
            };
            case PlanItem plan when plan.plan() == null -> "error";
            case PlanItem plan -> plan.own() ? "plan" : "example";
            case RunItem run when run.run() == null -> "error";
            case RunItem run -> RunNames.icon(run.run().outcome());
        });
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library.tree;

import java.util.stream.Stream;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.ui.view.RunNames;
import org.roundtrip.ui.view.SearchWords;
import org.roundtrip.ui.run.library.Item;
import org.roundtrip.ui.run.library.Item.PayloadItem;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.library.Item.Shelf;
import org.roundtrip.ui.run.library.Item.TrashItem;
import org.roundtrip.ui.run.library.Library;

/** Leaves in the tree the plans and runs that contain every word of a search, in any case. */
final class LibrarySearch extends ViewerFilter {
    private final Library library;
    private SearchWords words = SearchWords.of("");

    LibrarySearch(Library library) {
        this.library = library;
    }

    /** Changes the search. Returns whether it looks for anything. */
    boolean lookFor(String text) {
        words = SearchWords.of(text);
        return !words.isEmpty();
    }

    @Override
    public boolean select(Viewer viewer, Object parent, Object element) {
        if (words.isEmpty()) {
            return true;
        }
        if (element instanceof Shelf shelf) {
            return library.on(shelf).stream().anyMatch(this::fits);
        }
        return fits((Item) element);
    }

    boolean fits(Item item) {
        return words.in(text(item));
    }

    private static String text(Item item) {
        return switch (item) {
            case Shelf shelf -> "";
            case TrashItem gone -> text(gone.item());
            case PlanItem plan -> plan.name() + plan(plan.plan());
            case PayloadItem payload -> payload.name() + (payload.drawing() == null ? "" : "\n" + payload.drawing().description());
            case RunItem run when run.run() == null -> run.name();
            case RunItem run -> String.join("\n", run.name(), RunNames.when(run.run().started()),
                    RunNames.state(run.run()), run.label().note(), String.join("\n", run.label().tags()),
                    run.folder().getFileName().toString()) + plan(run.run().plan());
        };
    }

    private static String plan(Plan plan) {
        return plan == null ? "" : Stream.concat(Stream.of("", plan.name(), plan.description()),
                Stream.concat(plan.providers().stream().map(ProviderChoice::variant),
                        plan.contract().operations().stream().map(Operation::name))).reduce((a, b) -> a + "\n" + b).get();
    }
}

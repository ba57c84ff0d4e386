// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library.opening;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.CompoundContributionItem;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.open.StoredPaths;
import org.roundtrip.ui.view.ViewAction;
import org.roundtrip.ui.run.library.PlanSource;

/** The menu of the user's plans, payloads and of the runs that were opened last. */
public final class RecentItems extends CompoundContributionItem {
    private static final Texts TEXTS = Texts.of(RecentItems.class);
    private static final int MOST = 9;

    private static StoredPaths stored() {
        return new StoredPaths("RECENT", MOST);
    }

    /** A plan file or run folder was opened. */
    static void add(Path path) {
        stored().addFirst(path);
    }

    @Override
    protected IContributionItem[] getContributionItems() {
        List<IContributionItem> items = new ArrayList<>();
        for (Path path : stored().all()) {
            if (Files.exists(path)) {
                String name = "&" + (items.size() + 1) + "  "
                        + path.getFileName().toString().replace("&", "&&").replace("@", "@@");
                items.add(new ActionContributionItem(ViewAction.push(name, path.toString(),
                        plan(path) ? "plan" : payload(path) ? "payload" : "folder-runs", () -> open(path))));
            }
        }
        if (items.isEmpty()) {
            Action none = ViewAction.push(TEXTS.text("noRecent"), null, () -> { });
            none.setEnabled(false);
            items.add(new ActionContributionItem(none));
        }
        return items.toArray(IContributionItem[]::new);
    }

    private static boolean plan(Path path) {
        return path.toString().endsWith(PlanFiles.SUFFIX);
    }

    private static boolean payload(Path path) {
        return path.toString().endsWith(DrawingFiles.SUFFIX);
    }

    private static void open(Path path) {
        IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        if (plan(path)) {
            Opening.plan(new PlanSource.Own(path), page);
        } else if (payload(path)) {
            Opening.payload(path, page);
        } else {
            Opening.run(path, page);
        }
    }
}

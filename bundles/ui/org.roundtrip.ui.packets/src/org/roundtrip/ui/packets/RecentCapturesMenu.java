// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.CompoundContributionItem;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.packets.desk.CaptureOpener;
import org.roundtrip.ui.packets.desk.RecentCaptures;

/** The menu of the capture files that were opened last. */
public final class RecentCapturesMenu extends CompoundContributionItem {
    private static final Texts TEXTS = Texts.of(RecentCapturesMenu.class);

    @Override
    protected IContributionItem[] getContributionItems() {
        List<IContributionItem> items = new ArrayList<>();
        for (Path file : RecentCaptures.all()) {
            items.add(new ActionContributionItem(new Open(file, items.size() + 1)));
        }
        if (items.isEmpty()) {
            Action none = new Action(TEXTS.text("noRecent")) {
            };
            none.setEnabled(false);
            items.add(new ActionContributionItem(none));
        }
        return items.toArray(IContributionItem[]::new);
    }

    private static final class Open extends Action {
        private final Path file;

        Open(Path file, int number) {
            super("&" + number + "  " + file.getFileName().toString().replace("&", "&&").replace("@", "@@"));
            this.file = file;
            setToolTipText(file.toString());
        }

        @Override
        public void run() {
            IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
            if (window != null) {
                CaptureOpener.open(file, window);
            }
        }
    }
}

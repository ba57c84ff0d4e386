// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.activities.IActivityManager;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.junit.jupiter.api.Test;

/** The page Keys lists what this workbench offers: its own commands, and those of the platform that it has a use for. */
@WindowTest
class KeysPageTest {
    private static final int KEY = 1;
    private static final int CATEGORY = 3;
    private static final Map<String, Set<String>> OF_THE_PLATFORM = new TreeMap<>(Map.of(
            "File", Set.of("Close", "Close All", "Exit", "Save", "Save All", "Save As"),
            "Edit", Set.of("Copy", "Cut", "Delete", "Find and Replace", "Paste", "Redo", "Select All", "Undo"),
            "Navigate", Set.of("Backward History", "Forward History", "Next Tab", "Previous Tab"),
            "Window", Set.of("Activate Editor", "Find Actions", "Maximize Active View or Editor",
                    "Minimize Active View or Editor", "New Window", "Next Editor", "Next Perspective", "Next View",
                    "Preferences", "Previous Editor", "Previous Perspective", "Previous View", "Reset Perspective",
                    "Show Key Assist", "Show System Menu", "Show View Menu", "Toggle Full Screen"),
            "Help", Set.of("About", "Help Contents", "Show Context Help"),
            "Views", Set.of("Show View"),
            "Perspectives", Set.of("Show Perspective")));

    private record Row(String command, String key, String category) {
    }

    @Test
    void listsOnlyWhatIsOffered() {
        List<Row> rows = rows();
        Map<String, Set<String>> platform = new TreeMap<>();
        rows.stream().filter(row -> !row.category().equals("Roundtrip"))
                .forEach(row -> platform.computeIfAbsent(row.category(), none -> new TreeSet<>())
                        .add(row.command().replaceFirst(" \\(.*", "")));
        assertEquals(OF_THE_PLATFORM, platform);
        assertTrue(rows.contains(new Row("Run", "Ctrl+R", "Roundtrip")) && rows.contains(new Row("Save", "Ctrl+S", "File")),
                rows::toString);
    }

    @Test
    void nothingElseAnswersAKeyOrIsFoundByItsName() {
        IActivityManager activities = PlatformUI.getWorkbench().getActivitySupport().getActivityManager();
        for (String hidden : List.of("file.print", "window.spy", "newWizard", "part.nextPage", "edit.move")) {
            for (String id : List.of("org.eclipse.ui." + hidden, "org.eclipse.ui/org.eclipse.ui." + hidden)) {
                assertFalse(activities.getIdentifier(id).isEnabled(), id);
            }
        }
        assertTrue(activities.getIdentifier("org.eclipse.ui/org.eclipse.ui.file.save").isEnabled());
    }

    private static List<Row> rows() {
        PreferenceDialog dialog = PreferencesUtil.createPreferenceDialogOn(
                Workbench.page().getWorkbenchWindow().getShell(), "org.eclipse.ui.preferencePages.Keys", null, null);
        dialog.setBlockOnOpen(false);
        dialog.open();
        try {
            Tree tree = table(dialog.getShell());
            Workbench.until("the commands are listed", () -> tree.getItemCount() > 0);
            Workbench.work();
            List<Row> rows = new ArrayList<>();
            for (TreeItem item : tree.getItems()) {
                rows.add(new Row(item.getText(), item.getText(KEY), item.getText(CATEGORY)));
            }
            return rows;
        } finally {
            dialog.close();
        }
    }

    /** The tree with columns, which is not that of the pages. */
    private static Tree table(Composite in) {
        for (Control child : in.getChildren()) {
            Tree found = child instanceof Tree tree && tree.getColumnCount() > CATEGORY ? tree
                    : child instanceof Composite composite ? table(composite) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }
}

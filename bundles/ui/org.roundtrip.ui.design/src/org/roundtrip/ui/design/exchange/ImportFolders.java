// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.exchange;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.jface.preference.ListEditor;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.preferences.ScopedPreferenceStore;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.open.StoredPaths;

/** The preference page with the folders in which files are looked for that an imported file refers to. */
public final class ImportFolders extends FieldEditorPreferencePage implements IWorkbenchPreferencePage {
    private static final Texts TEXTS = Texts.of(ImportFolders.class);
    private static final int MOST = 100;
    private static final StoredPaths FOLDERS = new StoredPaths("IMPORT_FOLDERS", MOST);

    /** An empty page. */
    public ImportFolders() {
        super(GRID);
        setDescription(TEXTS.text("folders.description"));
    }

    /** Returns the folders, in the order in which they are looked at. Any thread. */
    static List<Path> all() {
        return FOLDERS.all();
    }

    @Override
    public void init(IWorkbench workbench) {
        setPreferenceStore(new ScopedPreferenceStore(InstanceScope.INSTANCE, StoredPaths.NODE));
    }

    @Override
    protected void createFieldEditors() {
        addField(new Folders(getFieldEditorParent()));
    }

    /** A list of folders, one a line in the preferences. */
    private static final class Folders extends ListEditor {
        Folders(Composite parent) {
            super("IMPORT_FOLDERS", TEXTS.text("folders.label"), parent);
        }

        @Override
        protected String createList(String[] items) {
            return String.join("\n", items);
        }

        @Override
        protected String[] parseString(String list) {
            return list.lines().filter(line -> !line.isBlank()).toArray(String[]::new);
        }

        @Override
        protected String getNewInputObject() {
            DirectoryDialog dialog = new DirectoryDialog(getShell());
            dialog.setText(TEXTS.text("folders.label"));
            return dialog.open();
        }
    }
}

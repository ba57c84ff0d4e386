// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.libraries;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.roundtrip.libraries.LibraryArchive;
import org.roundtrip.libraries.LibraryStore;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Library;
import org.roundtrip.words.Numbers;
import org.roundtrip.ui.save.FileFormat;
import org.roundtrip.ui.save.SaveDialog;

/** The preference page of the libraries that were fetched: version, size and licence, to be removed, exported, imported. */
public final class LibrariesPage extends ListPage<Library> {
    private static final Texts TEXTS = Texts.of(LibrariesPage.class);
    private static final int SIZE = 2;
    private static final String NAME = "libraries";
    private static final String ENDING = "zip";

    /** A page with a sentence that says what is listed. */
    public LibrariesPage() {
        super(TEXTS.text("librariesAre"));
    }

    @Override
    List<String> heads() {
        return List.of(TEXTS.text("library"), TEXTS.text("version"), TEXTS.text("size"), TEXTS.text("licence"));
    }

    @Override
    List<Library> rows() throws IOException {
        return store().list();
    }

    @Override
    List<String> cells(Library library) {
        String name = library.group() + ":" + library.artifact()
                + (library.classifier().isEmpty() ? "" : " (" + library.classifier() + ")");
        return List.of(name, library.version(), Numbers.bytes(library.size()), library.licence());
    }

    @Override
    boolean isNumber(int column) {
        return column == SIZE;
    }

    @Override
    void addButtons() {
        button(TEXTS.text("remove"), true, libraries -> work(TEXTS.text("removing"), () -> {
            store().remove(libraries);
            providers().askAgain();
        }));
        button(TEXTS.text("exportArchive"), true, libraries -> {
            SaveDialog.ask(getShell(), TEXTS.text("exportTitle"), NAME, List.of(new FileFormat(TEXTS.text("archive"), ENDING)))
                    .ifPresent(archive -> work(TEXTS.text("exporting"), () -> new LibraryArchive(store()).write(libraries, archive)));
        });
        button(TEXTS.text("importArchive"), false, none -> {
            FileDialog dialog = new FileDialog(getShell(), SWT.OPEN);
            dialog.setText(TEXTS.text("importTitle"));
            dialog.setFilterExtensions(new String[] {"*." + ENDING});
            String archive = dialog.open();
            if (archive != null) {
                work(TEXTS.text("importing"), () -> take(Path.of(archive)));
            }
        });
    }

    private void take(Path archive) throws Exception {
        Set<Library> known = new LinkedHashSet<>();
        providers().catalogue().providers().forEach(provider -> known.addAll(provider.libraries().needed()));
        if (new LibraryArchive(store()).read(archive, known).isEmpty()) {
            throw new IOException(TEXTS.text("nothingTaken", archive));
        }
        providers().askAgain();
    }

    private LibraryStore store() {
        return providers().libraries().store();
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.exchange;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.design.Edited;
import org.roundtrip.design.Piece;
import org.roundtrip.design.Target;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Shape;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.moving.ClipText;
import org.roundtrip.ui.design.moving.Places;

/**
 * Imports files and texts of any language into the design of an editor. What they hold goes to a place, as one step of
 * undo; what cannot be read is said below the tree. User interface's thread only; reading is a job.
 */
public final class TreeImport {
    private static final Texts TEXTS = Texts.of(TreeImport.class);
    private final DesignEditing editing;
    private final Control tree;

    /** Imports into what a tree shows. */
    public TreeImport(DesignEditing editing, Control tree) {
        this.editing = editing;
        this.tree = tree;
    }

    /** Begins to import files. */
    public void files(List<Path> files, Target target) {
        String names = files.stream().map(file -> String.valueOf(file.getFileName())).collect(Collectors.joining(", "));
        start(ImportJob.files(files), names, target);
    }

    /** Begins to import a text of any language, such as one from the clipboard. */
    public void text(String text, Target target) {
        String name = TEXTS.text("pasted");
        start(List.of(new ImportJob.Text(SourceFile.of(name, text))), name, target);
    }

    /** Asks for files and imports them where a person's selection is. */
    public void choose() {
        List<Path> chosen = ImportDialog.ask(tree.getShell());
        if (!chosen.isEmpty()) {
            files(chosen, here());
        }
    }

    /** Returns the place at what is selected. */
    public Target here() {
        return Places.at(editing, new Piece.Values("", Shape.Primitive.INT));
    }

    private void start(List<ImportJob.Reading> readings, String names, Target target) {
        if (editing.allowed()) {
            new ImportJob(readings, tree.getShell(), all -> put(all, names, target), this::refuse).schedule();
        }
    }

    private void refuse(String reason) {
        if (!tree.isDisposed()) {
            editing.refuse(reason);
        }
    }

    private void put(List<Imported> all, String names, Target target) {
        if (tree.isDisposed()) {
            return;
        }
        Edited edited = new Edited.Done(editing.design(), List.of());
        for (Imported each : all) {
            Optional<Imported> part = FittingPart.of(each, names, tree.getShell());
            if (part.isEmpty()) {
                return;
            }
            edited = edited.then(before -> added(before, part.get().drawing(), target));
        }
        if (editing.apply(TEXTS.text("import.step"), edited)) {
            NotesDialog.show(tree.getShell(), TEXTS.text("notes.imported", names),
                    all.stream().flatMap(each -> each.notes().stream()).toList());
        }
    }

    private static Edited added(Edited.Done before, Drawing drawing, Target target) {
        return ClipText.added(before.design(), target, drawing).then(after -> {
            List<Integer> chosen = new ArrayList<>(before.chosen());
            chosen.addAll(after.chosen());
            return new Edited.Done(after.design(), chosen);
        });
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.swt.widgets.Shell;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Texts;
import org.roundtrip.ui.form.NameDialog;
import org.roundtrip.ui.run.draft.PlanDraft;
import org.roundtrip.ui.run.editing.PlanEditing;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.save.EditedFile;

/**
 * Saves the plan of an editor into its file, or under another name. When it cannot be saved, the header says why. Nothing is
 * lost then: all that was typed stays. User interface's thread only.
 */
final class PlanSaving {
    private static final Texts TEXTS = Texts.of(PlanSaving.class);

    private final PlanEditing editing;
    private final EditedFile file;
    private final Library library;

    PlanSaving(PlanEditing editing, EditedFile file, Library library) {
        this.editing = editing;
        this.file = file;
        this.library = library;
    }

    /** Writes the plan. Returns whether it was written. */
    boolean write(Path to) {
        Plan plan = editing.outcome().plan().orElse(null);
        if (plan == null) {
            editing.refusals().refuseSave();
            return false;
        }
        try {
            file.write(PlanFiles.toJson(plan), to);
            editing.saved();
            return true;
        } catch (IOException e) {
            editing.refusals().object(List.of(new Objection("", "", TEXTS.text("cannotWrite", to, e.getMessage()))));
            return false;
        }
    }

    /** Asks for a name to save the plan under; empty when the person cancels, or when the plan has a problem. */
    Optional<String> askName(Shell shell) {
        Plan plan = editing.outcome().plan().orElse(null);
        if (plan == null) {
            editing.refusals().refuseSave();
            return Optional.empty();
        }
        return NameDialog.ask(shell, editing.isExample() ? TEXTS.text("copyTitle") : TEXTS.text("saveAsTitle"), TEXTS.text("saveAsQuestion"),
                editing.isExample() ? TEXTS.text("copyOf", plan.name()) : plan.name());
    }

    /**
     * Writes the plan under another name into a new file among the user's plans; of an example without what that says of itself. Returns
     * that file when it was written.
     */
    Optional<Path> writeAs(String name) {
        Path to = library.newPlanFile(name);
        PlanDraft draft = editing.draft();
        editing.begin((editing.isExample() ? draft.withDescription(TEXTS.text("ofExample", draft.name())) : draft).withName(name), false);
        return write(to) ? Optional.of(to) : Optional.empty();
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.editor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import org.eclipse.swt.widgets.Shell;
import org.roundtrip.design.Edited;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Plan;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.form.NameDialog;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.plans.draft.PlanDraft;
import org.roundtrip.ui.run.plans.editing.PlanEditing;
import org.roundtrip.ui.run.plans.payloads.Payloads;
import org.roundtrip.ui.save.EditedFile;

/**
 * The plan of an editor and the file behind it. Reads it in the background, and saves it. When it cannot be saved, the header says why; all
 * that was typed stays. User interface's thread only.
 */
final class PlanDocument {
    private static final Texts TEXTS = Texts.of(PlanDocument.class);
    private final PlanEditing editing;
    private final EditedFile file;
    private final Library library;
    private PlanSource source;
    private String unreadable = "";
    private Runnable waiting;

    /**
     * What was read.
     *
     * @param plan    the plan, or null
     * @param text    the text of the file, or null when it is no text that can be edited
     * @param problem one sentence on why there is no plan, or empty
     * @param written when its file was written, or null for an example and for a file that cannot be read
     */
    private record Reading(Plan plan, String text, String problem, FileTime written) {

        /** Loads the schema the first time, so not on the user interface's thread. */
        static Reading of(PlanSource from) {
            String text = null;
            FileTime written = null;
            try {
                written = from instanceof PlanSource.Own own ? Files.getLastModifiedTime(own.file()) : null;
                text = from.text();
                return new Reading(PlanFiles.parse(text, from.fileName()), text, "", written);
            } catch (InvalidFileException e) {
                return new Reading(null, text, e.getMessage(), written);
            } catch (IOException e) {
                return new Reading(null, null, e.getMessage(), written);
            }
        }
    }

    /** Nothing was read yet. */
    PlanDocument(PlanSource source, PlanEditing editing, EditedFile file, Library library) {
        this.source = source;
        this.editing = editing;
        this.file = file;
        this.library = library;
    }

    /** Where the plan comes from. */
    PlanSource source() {
        return source;
    }

    /** Reads the plan. @param show called when it has been read, before what was asked of it meanwhile is done */
    void read(Runnable show) {
        PlanSource from = source;
        file.read(from, () -> Reading.of(from), Reading::written, reading -> {
            if (from.equals(source)) {
                take(reading);
                show.run();
                Runnable asked = waiting;
                waiting = null;
                if (asked != null) {
                    asked.run();
                }
            }
        });
    }

    private void take(Reading reading) {
        unreadable = reading.text() == null ? reading.problem() : "";
        if (reading.plan() != null) {
            editing.begin(PlanDraft.of(reading.plan()), source instanceof PlanSource.Example);
        } else if (reading.text() != null) {
            editing.beginBroken(source.fileName(), reading.text(), reading.problem());
        }
    }

    boolean isReading() {
        return file.isReading();
    }

    /** Whether there is a draft, of a file that can be read. */
    boolean isRead() {
        return editing.draft() != null && unreadable.isEmpty();
    }

    /** Why the file cannot be read, in one sentence; empty when it can. */
    String unreadable() {
        return unreadable;
    }

    /** Does something at once, or as soon as the plan is shown; of several things the last one. */
    void whenRead(Runnable what) {
        if (isReading()) {
            waiting = what;
        } else {
            what.run();
        }
    }

    /** Whether another program has written the file since it was read or saved here, and nothing would be lost. */
    boolean isOutdated() {
        return !editing.dirty() && source instanceof PlanSource.Own own && file.isChanged(own.file());
    }

    /** Writes the plan. @return whether it was written */
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

    /** Asks for a name to save the plan under. @return empty when the person cancels, or when the plan has a problem */
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
     * Writes the plan under another name into a new file, which is the source from then on. What an example says of itself is left out.
     *
     * @return whether it was written
     */
    boolean writeAs(String name) {
        Path to = library.newPlanFile(name);
        PlanDraft draft = editing.draft();
        editing.begin((editing.isExample() ? draft.withDescription(TEXTS.text("ofExample", draft.name())) : draft).withName(name), false);
        boolean written = write(to);
        source = written ? new PlanSource.Own(to) : source;
        return written;
    }

    /** Says in one sentence why a payload cannot be added now; empty when it can. */
    String objection(Drawing drawing) {
        String objection = editing.objection();
        return objection.isEmpty() && added(drawing) instanceof Edited.Refused refused ? refused.reason() : objection;
    }

    /** Adds the operations of a payload, or an echo of it, as soon as the plan has been read. The header says why where that is not possible. */
    void add(Drawing drawing) {
        whenRead(() -> {
            String objection = objection(drawing);
            if (objection.isEmpty()) {
                editing.contract().apply(TEXTS.text("payloadAdded", drawing.name()), added(drawing));
            } else {
                editing.refusals().object(List.of(new Objection("", "", objection)));
            }
        });
    }

    private Edited added(Drawing drawing) {
        return Payloads.added(editing.contract().design(), drawing);
    }
}

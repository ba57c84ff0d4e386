// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editing;

import org.roundtrip.ui.run.draft.PlanDraft;
import org.roundtrip.ui.undo.UndoableChange;

/** A change of a draft. Further typing into the same field becomes part of it, so that one undo takes back what was typed. */
final class DraftChange extends UndoableChange<PlanDraft> {
    private static final long PAUSE_NANOS = 1_500_000_000L;
    private final Object field;
    private long extended = System.nanoTime();

    /** @param field the field that is typed into, equal for changes that belong together; null for none */
    DraftChange(String label, PlanEditing editing, Object field, PlanDraft before, PlanDraft after) {
        super(label, editing.undoContext(), editing::show, before, after);
        this.field = field;
    }

    /** Makes a later change part of this one. @return false if it is of another field, or comes after a pause of 1.5 s */
    boolean extend(Object laterField, PlanDraft later) {
        if (field == null || !field.equals(laterField) || System.nanoTime() - extended > PAUSE_NANOS) {
            return false;
        }
        extended = System.nanoTime();
        replace(later);
        return true;
    }

    /** Whether it changed that field. */
    boolean isOf(Object other) {
        return field != null && field.equals(other);
    }
}

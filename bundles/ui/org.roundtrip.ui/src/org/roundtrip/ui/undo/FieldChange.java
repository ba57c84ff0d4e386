// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.undo;

import java.util.function.Consumer;
import org.eclipse.core.commands.operations.IUndoContext;

/** A change. Further typing into the same field becomes part of it, so that one undo takes back what was typed. */
final class FieldChange<T> extends UndoableChange<T> {
    private static final long PAUSE_NANOS = 1_500_000_000L;
    private final Object field;
    private long extended = System.nanoTime();

    /** @param field the field that is typed into, equal for changes that belong together; null for none */
    FieldChange(String label, IUndoContext context, Consumer<? super T> target, Object field, T before, T after) {
        super(label, context, target, before, after);
        this.field = field;
    }

    /** Makes a later change part of this one. @return false if it is of another field, or comes after a pause of 1.5 s */
    boolean extend(Object laterField, T later) {
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

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.operations;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.osgi.util.NLS;
import org.roundtrip.ui.run.draft.Kind;
import org.roundtrip.ui.run.draft.NodePath;
import org.roundtrip.ui.run.draft.PlanDraft;
import org.roundtrip.ui.run.draft.Slot;

/**
 * A shape that a person can choose for a slot.
 *
 * @param label    for people
 * @param kind     the kind of its values
 * @param identity of a struct, union or enum that the plan has already; empty for a new one, and for other kinds
 */
record ShapeChoice(String label, Kind kind, String identity) {

    /** All shapes for a slot: the kinds, then the plan's structs, unions and enums that it can hold. */
    static List<ShapeChoice> of(PlanDraft draft, NodePath path) {
        List<ShapeChoice> choices = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            choices.add(new ShapeChoice(kind.isNamed() ? NLS.bind(Messages.newType, kind.word()) : kind.word(), kind, ""));
        }
        for (Slot type : draft.typesFor(path)) {
            choices.add(new ShapeChoice(type.kind().word() + " " + type.type(), type.kind(), type.identity()));
        }
        return choices;
    }

    /** Whether the slot has this shape. */
    boolean isOf(Slot slot) {
        return kind == slot.kind() && identity.equals(slot.identity());
    }

    /** The plan with this shape in a slot. */
    PlanDraft in(PlanDraft draft, NodePath path) {
        return identity.isEmpty() ? draft.withKind(path, kind) : draft.withType(path, identity);
    }
}

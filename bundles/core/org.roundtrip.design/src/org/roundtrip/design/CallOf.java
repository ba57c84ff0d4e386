// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.Optional;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;

/**
 * Which values a {@link Piece.Call} takes and returns in a design.
 *
 * @param values empty when the design has none, so that it keeps its usual ones
 * @param place  where the operation goes
 */
record CallOf(Optional<Shape> values, Target place) {

    /** Returns what a call that is put at a target is about. */
    static CallOf at(Outline outline, Target target) {
        Design design = outline.design();
        Node node = target.place() == Target.Place.ON ? outline.find(target.node()).orElse(null) : null;
        return switch (node) {
            case NamedType type when !thrown(outline, type) ->
                    new CallOf(Optional.of(ToModel.shape(design, type)), Target.on(Target.OPERATIONS));
            case Slot slot when slot.role() == Slot.Role.PAYLOAD ->
                    new CallOf(Optional.of(ToModel.shape(design, slot)), Target.on(Target.OPERATIONS));
            case null, default -> new CallOf(usual(outline), target);
        };
    }

    /** Returns an operation for these values. */
    Operation filled(Operation usual) {
        return values.map(shape -> new Operation(usual.name(),
                usual.parameters().stream().map(parameter -> new Parameter(parameter.name(), shape)).toList(),
                usual.result().map(result -> shape), usual.exceptions(), usual.behaviour())).orElse(usual);
    }

    private static Optional<Shape> usual(Outline outline) {
        Design design = outline.design();
        return design.payload().map(slot -> ToModel.shape(design, slot)).or(() -> design.types().reversed().stream()
                .filter(type -> !thrown(outline, type) && !inAnother(outline, type)).findFirst()
                .map(type -> ToModel.shape(design, type)));
    }

    /** Whether values of another type hold some of this one. */
    private static boolean inAnother(Outline outline, NamedType type) {
        return outline.uses(type.id()).stream().anyMatch(use -> {
            Node at = use;
            while (at instanceof Slot) {
                at = outline.owner(at.id()).orElse(null);
            }
            return at instanceof NamedType;
        });
    }

    private static boolean thrown(Outline outline, NamedType type) {
        return outline.uses(type.id()).stream().anyMatch(slot -> slot.role() == Slot.Role.EXCEPTION);
    }
}

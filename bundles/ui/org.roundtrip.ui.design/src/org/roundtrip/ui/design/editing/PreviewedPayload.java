// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editing;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.roundtrip.design.Design;
import org.roundtrip.design.DrawnOperation;
import org.roundtrip.design.Node;
import org.roundtrip.design.Outline;
import org.roundtrip.design.Slot;

/** Which payload views show that call a middleware with it, such as the one with the bytes on the wire. */
final class PreviewedPayload {
    private PreviewedPayload() {
    }

    /** Returns a design with the payload that belongs to a state; empty when it has none. See {@link DesignEditing#previewed}. */
    static Optional<Design> of(DesignState state, Outline outline) {
        Design design = state.design();
        if (design.payload().isPresent()) {
            return Optional.of(design);
        }
        return Stream.concat(operation(state, outline, 0).stream(), design.operations().stream())
                .flatMap(operation -> carried(operation).stream()).findFirst().map(design::showing);
    }

    /**
     * Returns the first selected operation, or the one that has the first selected slot of an operation. The fields of a struct
     * are in all operations that use it: there it is the operation that was previewed before, if it is one of these. Where no payload is
     * drawn, as in a plan, another one is returned rather than none: the first that has the field, or else the first that carries something.
     *
     * @param before the number of the operation that was previewed before, or 0
     */
    static Optional<DrawnOperation> operation(DesignState state, Outline outline, int before) {
        Set<Integer> around = outline.around(state.selection());
        return state.selection().stream().flatMap(id -> operation(outline, id).stream()).findFirst()
                .or(() -> Optional.of(before).filter(around::contains).flatMap(id -> operation(outline, id)))
                .or(() -> state.design().payload().isPresent() ? Optional.empty() : any(state.design(), around));
    }

    private static Optional<DrawnOperation> any(Design design, Set<Integer> around) {
        List<DrawnOperation> all = design.operations();
        return all.stream().filter(operation -> around.contains(operation.id())).findFirst()
                .or(() -> all.stream().filter(operation -> carried(operation).isPresent()).findFirst())
                .or(() -> all.stream().findFirst());
    }

    private static Optional<Slot> carried(DrawnOperation operation) {
        return operation.parameters().stream().findFirst().or(operation::result);
    }

    private static Optional<DrawnOperation> operation(Outline outline, int id) {
        Optional<Node> node = outline.find(id);
        while (node.isPresent() && node.get() instanceof Slot) {
            node = outline.owner(node.get().id());
        }
        return node.filter(DrawnOperation.class::isInstance).map(DrawnOperation.class::cast);
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.sizes;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.design.Design;
import org.roundtrip.design.DrawnOperation;
import org.roundtrip.design.Form;
import org.roundtrip.design.PayloadPath;
import org.roundtrip.design.Slot;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Shape;
import org.roundtrip.ui.design.editing.DesignEditing;

/** The places of a call that have a length. */
final class SweptPlaces {
    private static final String PAYLOAD = "payload";

    private SweptPlaces() {
    }

    /**
     * Returns each place once, by its path.
     *
     * @param called the operation that is called, or empty for an echo of the payload
     */
    static Map<String, Slot> of(DesignEditing editing, Optional<DrawnOperation> called) {
        Map<String, Slot> places = new LinkedHashMap<>();
        roots(editing, called).forEach((root, design) -> PayloadPath.all(design, editing.outline()).forEach((path, slot) -> {
            if (hasLength(slot)) {
                places.put(root + path.substring(PAYLOAD.length()), slot);
            }
        }));
        return places;
    }

    /** A result that is generated has lengths of its own; any other one follows from the parameters. */
    private static Map<String, Design> roots(DesignEditing editing, Optional<DrawnOperation> called) {
        Map<String, Design> roots = new LinkedHashMap<>();
        if (called.isEmpty()) {
            editing.previewed().ifPresent(design -> roots.put(PAYLOAD, design));
            return roots;
        }
        DrawnOperation operation = called.get();
        operation.parameters().forEach(each -> roots.put(operation.name() + "." + each.name(), editing.design().showing(each)));
        operation.result().filter(result -> operation.behaviour() == Behaviour.GENERATE)
                .ifPresent(result -> roots.put(operation.name() + ".result", editing.design().showing(result)));
        return roots;
    }

    private static boolean hasLength(Slot slot) {
        return slot.form() instanceof Form.Leaf leaf && (leaf.shape() instanceof Shape.Text || leaf.shape() instanceof Shape.Bytes)
                || slot.form() instanceof Form.Wrapped wrapped && wrapped.length().isPresent();
    }
}

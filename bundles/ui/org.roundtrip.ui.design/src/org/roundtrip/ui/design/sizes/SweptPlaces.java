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
import org.roundtrip.design.ToModel;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.ui.design.editing.DesignEditing;

/** The places of a call that have a length. */
final class SweptPlaces {
    private static final String PAYLOAD = "payload";
    /** Numbers and what is like them differ too little to tell places apart. */
    private static final int NUMBER = 8;

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

    /**
     * Returns the path of the place whose length changes the size of the call most when it is one more. It is that of a
     * list of structs rather than of a text within. The first one where several do; empty when there is no place.
     */
    static Optional<String> ofMostWeight(DesignEditing editing, Map<String, Slot> places) {
        return places.keySet().stream().reduce((most, next) -> weight(editing, places, next) > weight(editing, places, most) ? next : most);
    }

    /** About how many bytes of content one more adds. It counts how often the lists have elements in which the place is. */
    private static double weight(DesignEditing editing, Map<String, Slot> places, String path) {
        double one = switch (ToModel.shape(editing.design(), places.get(path))) {
            case Shape.Sequence list -> bytes(list.element());
            case Shape.Mapping map -> bytes(map.key()) + bytes(map.value());
            default -> 1;
        };
        return places.entrySet().stream().filter(place -> path.startsWith(place.getKey() + "["))
                .mapToDouble(place -> mean(length(ToModel.shape(editing.design(), place.getValue())))).reduce(one, (all, times) -> all * times);
    }

    private static Length length(Shape shape) {
        return switch (shape) {
            case Shape.Sequence list -> list.length();
            case Shape.Mapping map -> map.length();
            default -> Length.of(1);
        };
    }

    private static double bytes(Shape shape) {
        return switch (shape) {
            case Shape.Text text -> mean(text.length());
            case Shape.Bytes some -> mean(some.length());
            case Shape.OptionalValue optional -> bytes(optional.value());
            case Shape.Sequence list -> mean(list.length()) * bytes(list.element());
            case Shape.Mapping map -> mean(map.length()) * (bytes(map.key()) + bytes(map.value()));
            case Shape.Struct struct -> struct.fields().stream().mapToDouble(field -> bytes(field.shape())).sum();
            case Shape.Union union -> union.cases().stream().mapToDouble(each -> bytes(each.shape())).average().orElse(0);
            default -> NUMBER;
        };
    }

    private static double mean(Length length) {
        return (length.min() + length.max()) / 2.0;
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.roundtrip.dissect.Field;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Union;
import org.roundtrip.model.Shape;

/**
 * Finds the parts of a payload in the tree of fields that a dissector has made of a message. Dissectors name fields after the
 * contract, and each protocol adds levels of its own: the class of an object, the message around a list, the element that an
 * {@code href} of SOAP names. A part that is not found is left out; the part around it then has its bytes. Used once, by one thread.
 */
final class PayloadPlaces {
    private static final String ENTRY = "written";
    /** What ProActive answers when it has taken a message: its fields have the names of a result, too. */
    private static final String TAKEN = "rendezvous";
    /** The elements of SOAP that others refer to, by what these write. */
    private final Map<String, Field> targets = new HashMap<>();
    private final List<PayloadPlace> places = new ArrayList<>();

    private PayloadPlaces(List<Field> roots) {
        all(roots).filter(field -> field.part("id") != null)
                .forEach(field -> targets.putIfAbsent("#" + field.part("id").value(), field));
    }

    /** Returns the places of all parts that are found, outer parts before those in them. @param names of the field with the payload */
    static List<PayloadPlace> of(List<Field> fields, Set<String> names, Shape payload) {
        PayloadPlaces found = new PayloadPlaces(fields);
        outermost(fields, names).map(field -> PartFields.inner(field, payload))
                .ifPresent(field -> found.at(Drawing.PAYLOAD, payload, field));
        return List.copyOf(found.places);
    }

    /** A field within another value may have the same name, and so may a header of the protocol. */
    private static Optional<Field> outermost(List<Field> fields, Set<String> names) {
        List<Field> level = fields.stream().filter(field -> !field.name().equals(TAKEN)).toList();
        Optional<Field> found = Optional.empty();
        while (found.isEmpty() && !level.isEmpty()) {
            found = level.stream().filter(field -> names.contains(field.name()) && !isHeader(field)).findFirst();
            level = level.stream().flatMap(field -> field.parts().stream()).toList();
        }
        return found;
    }

    private static boolean isHeader(Field field) {
        return field.role() == ByteRole.PROTOCOL_HEADER && field.parts().isEmpty();
    }

    private static Stream<Field> all(List<Field> fields) {
        return fields.stream().flatMap(field -> Stream.concat(Stream.of(field), all(field.parts())));
    }

    private void at(String path, Shape shape, Field field) {
        add(path, field);
        Optional<Field> elsewhere = reference(field);
        elsewhere.ifPresent(target -> add(path, target));
        within(path, shape, elsewhere.orElse(field));
    }

    private void add(String path, Field field) {
        if (field.to() > field.from()) {
            places.add(new PayloadPlace(path, (int) field.from(), (int) field.to()));
        }
    }

    /** The element of SOAP that a field refers to. */
    private Optional<Field> reference(Field field) {
        return Optional.ofNullable(field.part("href")).map(Field::value).map(targets::get);
    }

    private void within(String path, Shape shape, Field field) {
        switch (shape) {
            case Struct struct -> named(path, struct.fields(), field);
            case Sequence sequence -> PartFields.elements(field).forEach(each -> at(path + "[]", sequence.element(), each));
            case OptionalValue optional -> at(path + "?", optional.value(), PartFields.present(field, optional.value()));
            case Mapping mapping -> entries(path, mapping, field);
            case Union union -> PartFields.chosen(union, field).ifPresent(each ->
                    at(path + "." + each.name(), each.shape(), PartFields.value(field, each.name())));
            default -> { }
        }
    }

    private void named(String path, List<Shape.Field> fields, Field holder) {
        List<Field> parts = PartFields.ofObject(holder).parts();
        for (Shape.Field each : fields) {
            Predicate<Field> named = part -> part.name().equals(each.name());
            // A length or a tag of the protocol may have the same name.
            List<Field> matching = parts.stream().filter(named.and(part -> !isHeader(part))).toList();
            int last = matching.size() - 1;
            for (int i = 0; i <= last; i++) {
                boolean tag = i < last && matching.get(i).parts().isEmpty() && !matching.get(last).parts().isEmpty();
                if (!tag) {
                    at(path + "." + each.name(), each.shape(), PartFields.withLength(parts, matching.get(i)));
                }
            }
        }
    }

    private void entries(String path, Mapping mapping, Field field) {
        List<Field> elements = PartFields.elements(field);
        for (Field entry : elements) {
            Optional.ofNullable(entry.part("key")).ifPresent(key -> at(path + "[key]", mapping.key(), key));
            Optional.ofNullable(entry.part("value")).ifPresent(value -> at(path + "[]", mapping.value(), value));
        }
        // The map of Java writes keys and values in turn, after a block with its size.
        List<Field> written = PartFields.ofObject(field).parts().stream().filter(part -> part.name().equals(ENTRY)
                && part.part("block data") == null).toList();
        for (int i = 0; elements.isEmpty() && i + 1 < written.size(); i += 2) {
            at(path + "[key]", mapping.key(), written.get(i));
            at(path + "[]", mapping.value(), written.get(i + 1));
        }
    }
}

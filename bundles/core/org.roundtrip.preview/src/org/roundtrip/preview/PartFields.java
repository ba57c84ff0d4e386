// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.dissect.Field;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.NamedTypes;
import org.roundtrip.model.Shape;

/** Where dissectors put the parts of a value: each protocol has levels of its own around them. */
final class PartFields {
    /** The messages of Protocol Buffers around what cannot be repeated. */
    private static final Set<String> AROUND = Set.of("List", "Map", "Optional");
    private static final String CASE = "Case";
    /** The classes of ProActive and EasyBeans that have a result or an exception, and their fields with the result. */
    private static final Map<String, String> WRAPPERS = Map.of("org.objectweb.proactive.core.body.future.MethodCallResult", "result",
            "org.ow2.easybeans.rpc.JEJBResponse", "value");

    private PartFields() {
    }

    /** The value itself where a field holds all results, or the value with headers of its own. */
    static Field inner(Field field, Shape payload) {
        String wrapped = WRAPPERS.get(field.value());
        if (wrapped != null) {
            return ofObject(field).part(wrapped);
        }
        Field value = field.part("value");
        boolean itself = value == null || field.part("present") != null || field.part("case") != null
                || NamedTypes.name(payload).filter(field.value()::equals).isPresent() || !field.name().equals("result");
        return itself ? field : inner(value, payload);
    }

    /** The fields of an object of Java are within its class, those of others in the field itself. */
    static Field ofObject(Field field) {
        return field.value().contains(".") && field.part(field.value()) != null ? field.part(field.value()) : field;
    }

    /** The elements of a list, or the entries of a map. Elements of XML have any name; an attribute's has a colon. */
    static List<Field> elements(Field field) {
        Field around = AROUND.contains(field.value()) ? field.part("element") : null;
        List<Field> parts = (around == null ? field : around).parts();
        List<Field> numbered = parts.stream().filter(part -> part.name().startsWith("[") && part.name().endsWith("]")).toList();
        return !numbered.isEmpty() || field.role() != ByteRole.TYPE_INFORMATION ? numbered
                : parts.stream().filter(part -> part.role() == ByteRole.TYPE_INFORMATION && part.name().indexOf(':') < 0).toList();
    }

    /**
     * What is there of a value that may be missing. It is a value after a mark, the only element of a list, or the field
     * itself.
     */
    static Field present(Field field, Shape shape) {
        if (field.part("present") != null) {
            return Optional.ofNullable(field.part("value")).orElse(field);
        }
        if (field.value().equals("Optional") && field.part("element") != null) {
            return field.part("element");
        }
        boolean list = shape instanceof Shape.Sequence || shape instanceof Shape.Mapping;
        List<Field> elements = elements(field);
        boolean holds = elements.size() == 1 && (!list || !elements(elements.getFirst()).isEmpty());
        return holds ? elements.getFirst() : field;
    }

    /** The case that a union has. */
    static Optional<Shape.Field> chosen(Shape.Union union, Field field) {
        Field which = field.part("case");
        return union.cases().stream().filter(each -> which != null ? which.value().equals(each.name())
                : field.part(each.name()) != null || field.value().endsWith("$" + each.name() + CASE)).findFirst();
    }

    /** The value of a union's case. */
    static Field value(Field field, String name) {
        Field holder = ofObject(field);
        return Optional.ofNullable(holder.part("value")).or(() -> Optional.ofNullable(holder.part(name))).orElse(field);
    }

    /** A value together with the length that stands directly before it. */
    static Field withLength(List<Field> parts, Field value) {
        return parts.stream().filter(part -> part.name().equals("length") && part.to() == value.from() && part != value
                && part.role() == ByteRole.PROTOCOL_HEADER && value.role() == ByteRole.CONTENT && value.parts().isEmpty())
                .findFirst().map(length -> new Field(value.name(), value.value(), length.from(), value.to(), value.role(),
                        value.parts())).orElse(value);
    }
}

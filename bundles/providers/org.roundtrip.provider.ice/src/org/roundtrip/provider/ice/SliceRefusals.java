// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.ice;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.roundtrip.contract.Refusals;
import org.roundtrip.contract.ShapeKind;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Union;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Refusal;

/** Refuses what Slice forbids: structs without fields, and names that it does not distinguish. */
final class SliceRefusals {
    private static final Texts TEXTS = Texts.of(SliceRefusals.class);

    /** Whose name each is, by the name in Slice; for types and for operations. */
    private final Map<String, Object> types = new HashMap<>();
    private final Set<String> operations = new HashSet<>();

    private SliceRefusals() {
    }

    /** Returns all refusals, including those that every provider has. */
    static List<Refusal> of(Contract contract) {
        SliceRefusals slice = new SliceRefusals();
        return Refusals.of(contract, ShapeKind.values()).operations(slice::operation).shapes(slice::shape).list();
    }

    private String operation(Operation operation) {
        return operations.add(SliceNames.lower(SliceNames.operation(operation)))
                ? twin(operation.parameters(), SliceNames::parameter, Parameter::name) : alike(operation.name());
    }

    private String shape(Shape shape) {
        return switch (shape) {
            case Struct struct when struct.fields().isEmpty() -> TEXTS.text("struct.empty");
            case Struct struct when taken(SliceNames.type(struct.name()), struct.name()) -> alike(struct.name());
            case Struct struct -> twin(struct.fields(), field -> SliceNames.field(struct, field), Field::name);
            case Enumeration enumeration when taken(SliceNames.type(enumeration.name()), enumeration.name()) ->
                alike(enumeration.name());
            case Enumeration enumeration -> twin(enumeration.constants(), constant -> SliceNames.constant(enumeration, constant),
                    Function.identity());
            case Union union when taken(SliceNames.type(union.name()), union.name()) -> alike(union.name());
            case Union union -> union.cases().stream().filter(which -> taken(SliceNames.type(union, which), which)).findFirst()
                    .map(which -> alike(which.name())).orElse(null);
            default -> null;
        };
    }

    /** Whether another type has that name. */
    private boolean taken(String name, Object whose) {
        Object before = types.putIfAbsent(SliceNames.lower(name), whose);
        return before != null && !before.equals(whose);
    }

    private static <T> String twin(List<T> named, Function<T, String> inSlice, Function<T, String> name) {
        Set<String> seen = new HashSet<>();
        return named.stream().filter(each -> !seen.add(SliceNames.lower(inSlice.apply(each)))).findFirst()
                .map(each -> alike(name.apply(each))).orElse(null);
    }

    private static String alike(String name) {
        return TEXTS.text("alike", name);
    }
}

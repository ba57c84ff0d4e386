// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.model.Shape.Union;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.ProviderInfo;
import org.roundtrip.provider.Refusal;

/** Refuses what IDL forbids, and what older versions of GIOP do not carry. */
public final class IdlRefusals {
    /** The version of GIOP that ORBs use unless they are told otherwise. */
    public static final String NEWEST_GIOP = "1.2";
    private static final Texts TEXTS = Texts.of(IdlRefusals.class);

    private final Contract contract;
    private final Map<String, String> types = new HashMap<>();
    private final Set<String> operations = new HashSet<>();

    private IdlRefusals(Contract contract) {
        this.contract = contract;
    }

    /**
     * Begins with the refusals that every provider has, and those of IDL and of GIOP.
     *
     * @param giop    the newest version of GIOP that a side uses
     * @param carried see {@link Refusals#of}
     */
    public static Refusals of(Contract contract, String giop, ShapeKind... carried) {
        IdlRefusals idl = new IdlRefusals(contract);
        return Refusals.of(contract, carried).operations(idl::operation).shapes(idl::shape)
                .shapes(shape -> giop.equals(NEWEST_GIOP) ? null : wide(shape));
    }

    /**
     * GIOP 1.0 has no wide characters, and 1.1 does not say how many bytes one of them is. omniORB's servers name no code set for
     * them then.
     */
    private static String wide(Shape shape) {
        boolean wide = shape == Primitive.CHAR || shape instanceof Text text && text.repertoire() == Repertoire.UNICODE;
        return wide ? TEXTS.text("wide") : null;
    }

    /**
     * Returns what a side cannot exchange with another provider. A text that is sent as a value of Java is wide,
     * whatever its characters are.
     *
     * @param giop the newest version of GIOP that the side uses
     */
    public static List<Refusal> with(Contract contract, String giop, ProviderInfo other) {
        return giop.equals(NEWEST_GIOP) || ValueMapping.with(Optional.of(other)) == ValueMapping.OF_IDL ? List.of()
                : Refusals.of(contract, ShapeKind.values())
                        .shapes(shape -> shape instanceof Text ? TEXTS.text("wide.values", other.label()) : null).list();
    }

    private String operation(Operation operation) {
        if (!operations.add(IdlNames.lower(IdlNames.operation(operation)))) {
            return alike("operation", operation.name());
        }
        return twin("parameter", operation.parameters(), Parameter::name, Parameter::name);
    }

    private String shape(Shape shape) {
        return switch (shape) {
            case Struct struct -> struct(struct);
            case Union union -> {
                String clash = type("union", union.name(), IdlNames.type(union));
                yield clash != null ? clash : twin("case", union.cases(), IdlNames::member, Field::name);
            }
            case Enumeration enumeration -> {
                String clash = type("enum", enumeration.name(), IdlNames.type(enumeration));
                yield clash != null ? clash
                        : twin("constant", enumeration.constants(), IdlNames::constant, Function.identity());
            }
            default -> null;
        };
    }

    private String struct(Struct struct) {
        if (struct.fields().isEmpty()) {
            return TEXTS.text("struct.empty");
        }
        String clash = type("struct", struct.name(), IdlNames.type(struct));
        return clash != null ? clash : twin("field", struct.fields(), IdlNames::field, Field::name);
    }

    private String type(String kind, String name, String inIdl) {
        String before = types.putIfAbsent(kind + " " + IdlNames.lower(inIdl), name);
        return before == null || before.equals(name) ? null : alike(kind, name);
    }

    private static <T> String twin(String kind, List<T> named, Function<T, String> inIdl, Function<T, String> name) {
        Set<String> seen = new HashSet<>();
        return named.stream().filter(each -> !seen.add(IdlNames.lower(inIdl.apply(each)))).findFirst()
                .map(each -> alike(kind, name.apply(each))).orElse(null);
    }

    private static String alike(String kind, String name) {
        return TEXTS.text("alike." + kind, name);
    }
}

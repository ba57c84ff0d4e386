// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.roundtrip.contract.Refusals;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.provider.Refusal;

/** Refuses what IDL forbids and what JacORB's IDL compiler cannot translate into Java. */
final class IdlRefusals {
    /** Slots for arguments of a constructor, of which {@code long} and {@code double} take two. */
    private static final int MOST_SLOTS = 254;
    /**
     * Members of a struct and of all structs within it. The IDL compiler describes them in one Java method, whose size
     * is limited.
     */
    private static final long MOST_MEMBERS = 1200;

    private final Contract contract;
    private final Map<String, Long> members = new HashMap<>();
    private final Map<String, String> types = new HashMap<>();
    private final Set<String> operations = new HashSet<>();

    private IdlRefusals(Contract contract) {
        this.contract = contract;
    }

    /** Returns all refusals, including those that every provider has. */
    static List<Refusal> of(Contract contract) {
        IdlRefusals idl = new IdlRefusals(contract);
        return Refusals.of(contract).operations(idl::operation).shapes(idl::shape).list();
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
            return "IDL has no struct without fields";
        }
        String clash = type("struct", struct.name(), IdlNames.type(struct));
        if (clash == null) {
            clash = twin("field", struct.fields(), IdlNames::field, Field::name);
        }
        if (clash != null) {
            return clash;
        }
        if (slots(struct) > MOST_SLOTS) {
            return "JacORB's IDL compiler gives a struct's class a constructor with all its fields, and Java cannot have so "
                    + "many parameters";
        }
        return members(struct) > MOST_MEMBERS
                ? "JacORB's IDL compiler describes a struct with all that it is made of in one method, and Java cannot have "
                        + "one so long: %,d members are the most".formatted(MOST_MEMBERS)
                : null;
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
        return "IDL takes upper and lower case for the same, so the " + kind + " " + name
                + " has the name of another; rename it";
    }

    private static int slots(Struct struct) {
        return struct.fields().stream()
                .mapToInt(field -> field.shape() == Primitive.LONG || field.shape() == Primitive.DOUBLE ? 2 : 1).sum();
    }

    private long members(Shape shape) {
        return switch (shape) {
            case Struct struct -> {
                Long known = members.get(struct.name());
                if (known == null) {
                    known = struct.fields().stream().mapToLong(field -> members(field.shape()))
                            .reduce(1, (a, b) -> Math.min(a + b, Integer.MAX_VALUE));
                    members.put(struct.name(), known);
                }
                yield known;
            }
            case Enumeration enumeration -> 1 + enumeration.constants().size() / 2;
            case Shape.Sequence sequence -> 1 + members(sequence.element());
            default -> 1;
        };
    }
}

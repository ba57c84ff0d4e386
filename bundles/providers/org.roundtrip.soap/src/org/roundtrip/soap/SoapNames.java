// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.soap;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.roundtrip.contract.NamedShapes;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Struct;

/**
 * The XML names of all that a contract names. They are the contract's own names, except where a generator would write Java from them that does
 * not compile. One thread.
 */
public final class SoapNames {
    private final Dialect dialect;
    private final Allocation types;
    private final Map<String, String> arrays = new HashMap<>();
    private final Map<String, Allocation> members = new HashMap<>(), constants = new HashMap<>(), parameters = new HashMap<>();
    private final String octets;
    private final Allocation operations;

    /** Allocates the names of a contract for a generator. */
    public SoapNames(Contract contract, Dialect dialect) {
        this.dialect = dialect;
        types = new Allocation(name -> dialect.javaClass(name).toLowerCase(Locale.ROOT), dialect.takenClasses());
        operations = new Allocation(this::stem, dialect.takenMethods().stream().map(this::stem).collect(Collectors.toSet()));
        for (Shape named : NamedShapes.of(contract)) {
            type(named);
            if (named instanceof Struct struct) {
                members.put(struct.name(), new Allocation(dialect::property, dialect.takenProperties(contract.throwsIt(struct))));
                struct.fields().forEach(field -> field(struct, field.name()));
            } else if (named instanceof Enumeration enumeration) {
                enumeration.constants().forEach(constant -> constant(enumeration, constant));
            }
        }
        octets = types.another("Octets");
        for (Operation operation : contract.operations()) {
            operation(operation);
            operation.parameters().forEach(parameter -> parameter(operation, parameter.name()));
        }
    }

    /** Returns the local name of the type of a struct or enum. */
    String type(Shape named) {
        return switch (named) {
            case Struct struct -> types.of(struct.name());
            case Enumeration enumeration -> types.of(enumeration.name());
            default -> throw new IllegalArgumentException("only structs and enums have names");
        };
    }

    /** Returns the name of the type of an array; always the same one for the same name. */
    String arrayType(String wanted) {
        return arrays.computeIfAbsent(wanted, types::another);
    }

    /** Returns the name of the type that stands for octets in SOAP-encoded arrays. */
    String octets() {
        return octets;
    }

    /** Returns the element name of a field. */
    String field(Struct struct, String name) {
        return members.get(struct.name()).of(name);
    }

    /** Returns how a constant is written in messages. */
    String constant(Enumeration enumeration, String name) {
        return constants.computeIfAbsent(enumeration.name(), first -> new Allocation(dialect::constant, dialect.takenConstants())).of(name);
    }

    /** Returns the name of an operation in the WSDL. */
    String operation(Operation operation) {
        return operations.of(operation.name());
    }

    /** Returns the element or part name of a parameter. */
    String parameter(Operation operation, String name) {
        return parameters.computeIfAbsent(operation.name(), first -> new Allocation(dialect::identifier, dialect.takenParameters())).of(name);
    }

    /**
     * Returns an operation's name without {@code Response} at its end. Operations must differ in this part, because
     * the element of a result is the operation's name with {@code Response} appended.
     */
    private String stem(String operation) {
        return dialect.identifier(operation).toLowerCase(Locale.ROOT).replaceFirst("(response)+$", "");
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.axis.AxisFault;
import org.apache.axis.client.Stub;
import org.apache.axis.wsdl.toJava.Utils;
import org.roundtrip.contract.NamedShapes;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Struct;

/**
 * The XML names of all that a contract names. They are the contract's own names, except where WSDL2Java would generate
 * Java from them that does not compile. Immutable after construction.
 */
final class AxisNames {
    /** Classes that generated beans use by their short names. */
    private static final Set<String> TYPES =
            Set.of("boolean", "byte", "class", "double", "float", "integer", "long", "object", "short", "string");
    /** A word that Java reserves since version 5, of which WSDL2Java does not know. */
    private static final String ENUM = "enum";
    /** Packages that a member or parameter of the same name would hide, and names that WSDL2Java itself declares. */
    private static final Set<String> MEMBERS = Set.of("Enum", "Java", "Javax", "Org", "Soap", "TypeDesc");
    /** Properties that every fault has, besides those names. */
    private static final Set<String> FAULT_MEMBERS = Stream.concat(MEMBERS.stream(), Arrays.stream(AxisFault.class.getMethods())
            .map(Method::getName).filter(name -> name.matches("(get|set|is)[A-Z].*")).map(name -> name.replaceFirst("get|set|is", "")))
            .collect(Collectors.toUnmodifiableSet());
    private static final Set<String> PARAMETERS = Set.of(ENUM, "java", "javax", "org", "soap", "axisFaultException");
    private static final Set<String> CONSTANTS = Set.of("value_", "table_", "typeDesc");
    private static final Set<String> METHODS = Stream.concat(Stream.of(ENUM), Stream.of(Object.class, Stub.class)
            .flatMap(type -> Arrays.stream(type.getDeclaredMethods())).map(Method::getName)).map(AxisNames::stem)
            .collect(Collectors.toUnmodifiableSet());

    private final Allocation types =
            new Allocation(name -> Utils.xmlNameToJavaClass(name).toLowerCase(Locale.ROOT), TYPES);
    private final Map<String, Allocation> members = new HashMap<>();
    private final String octets;
    private final Allocation operations = new Allocation(AxisNames::stem, METHODS);
    private final Map<String, Allocation> parameters = new HashMap<>();

    AxisNames(Contract contract) {
        for (Shape named : NamedShapes.of(contract)) {
            type(named);
            if (named instanceof Struct struct) {
                members.put(struct.name(), new Allocation(xml -> Utils.capitalizeFirstChar(Utils.xmlNameToJava(xml)),
                        contract.throwsIt(struct) ? FAULT_MEMBERS : MEMBERS));
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

    /** Allocates a name for another array type. */
    String arrayType(String wanted) {
        return types.another(wanted);
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
        return members.computeIfAbsent(enumeration.name(), first -> new Allocation(xml -> xml, CONSTANTS)).of(name);
    }

    /** Returns the name of an operation in the WSDL. */
    String operation(Operation operation) {
        return operations.of(operation.name());
    }

    /** Returns the element or part name of a parameter. */
    String parameter(Operation operation, String name) {
        return parameters.computeIfAbsent(operation.name(),
                first -> new Allocation(Utils::xmlNameToJava, PARAMETERS)).of(name);
    }

    /**
     * Returns an operation's name without {@code Response} at its end. Operations must differ in this part, because
     * the element of a result is the operation's name with {@code Response} appended.
     */
    private static String stem(String operation) {
        return Utils.xmlNameToJava(operation).toLowerCase(Locale.ROOT).replaceFirst("(response)+$", "");
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.List;
import java.util.Optional;
import org.roundtrip.model.text.Texts;

/**
 * The operations that one servant offers; every middleware calls this an interface.
 *
 * @param name       an identifier, see {@link Names}
 * @param operations in order, at least one, no two of the same name
 * @param unused     the structs, unions and enums that no operation uses, as a plan's file may have some
 */
public record Contract(String name, List<Operation> operations, List<Shape> unused) {

    /** Operations that files and designs allow. */
    public static final int MOST_OPERATIONS = 200;

    /** A contract in which all types are used. */
    public Contract(String name, List<Operation> operations) {
        this(name, operations, List.of());
    }

    /** @throws IllegalArgumentException when names clash, or one name of a struct, union or enum stands for two shapes */
    public Contract {
        Names.require(name);
        operations = List.copyOf(operations);
        if (operations.isEmpty()) {
            throw new IllegalArgumentException(Texts.of(Contract.class).text("contract.empty", name));
        }
        if (operations.stream().map(Operation::name).distinct().count() < operations.size()) {
            throw new IllegalArgumentException(Texts.of(Contract.class).text("contract.twice", name));
        }
        NamedTypes used = NamedTypes.of(Optional.empty(), operations);
        NamedTypes all = NamedTypes.of(Optional.empty(), operations);
        unused.forEach(all::add);
        unused = all.list().stream().filter(shape -> !used.has(NamedTypes.name(shape).orElseThrow())).toList();
    }

    /** The operation of that name. @throws IllegalArgumentException when there is none */
    public Operation operation(String operationName) {
        return operations.stream().filter(operation -> operation.name().equals(operationName)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        Texts.of(Contract.class).text("contract.unknown", name, operationName)));
    }

    /** Returns whether an operation declares a struct as an exception. */
    public boolean throwsIt(Shape shape) {
        return operations.stream().anyMatch(operation -> operation.exceptions().contains(shape));
    }

    /**
     * Returns all structs, unions and enums. Those in use come first, outer ones before inner ones in the order of their
     * first occurrence, then the others.
     */
    public List<Shape> types() {
        NamedTypes types = NamedTypes.of(Optional.empty(), operations);
        unused.forEach(types::add);
        return types.list();
    }
}

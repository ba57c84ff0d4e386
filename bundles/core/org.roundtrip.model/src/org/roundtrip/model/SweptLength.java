// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Union;

/**
 * Gives a length that does not vary to one place. A path begins with a root and goes on with {@code .NAME} for a field or case,
 * {@code []} for the elements of a list or the values of a map, {@code [key]} for the keys of a map, and {@code ?} for the value of
 * an optional. A type that changes by this changes wherever it is used, because a name stands for one type. Used once, by one thread.
 */
public final class SweptLength {
    private final String path;
    private final Length length;
    private final Map<String, Shape> changed = new HashMap<>();
    private boolean found;

    private SweptLength(String path, int length) {
        this.path = path;
        this.length = Length.of(length);
    }

    /**
     * Returns a shape with another length at one place; empty when no text, bytes, list or map is there.
     *
     * @param root the beginning of all paths into the shape
     * @param path such as {@code payload}, {@code payload.name} or {@code payload[].lines}, of the root {@code payload}
     * @throws IllegalArgumentException with one sentence when a map cannot be so long
     */
    public static Optional<Shape> of(String root, Shape shape, String path, int length) {
        SweptLength sweep = new SweptLength(path, length);
        Shape swept = sweep.everywhere(sweep.at(root, shape));
        return sweep.found ? Optional.of(swept) : Optional.empty();
    }

    /**
     * Returns a contract with another length at one place; empty when no text, bytes, list or map is there.
     *
     * @param path the root is an operation and its parameter, such as {@code list.items}, or {@code result} for a result that is
     *             generated; a result that repeats its parameter is as long as this
     * @throws IllegalArgumentException with one sentence when a map cannot be so long
     */
    public static Optional<Contract> of(Contract contract, String path, int length) {
        SweptLength sweep = new SweptLength(path, length);
        List<Operation> swept = contract.operations().stream().map(sweep::at).toList();
        List<Shape> unused = contract.unused().stream().map(sweep::everywhere).toList();
        return sweep.found ? Optional.of(new Contract(contract.name(), swept.stream().map(sweep::everywhere).toList(), unused))
                : Optional.empty();
    }

    /** Returns all places of a contract that {@link Sweep#value} may name, in the order of its operations. */
    public static List<String> places(Contract contract) {
        List<String> places = new ArrayList<>();
        for (Operation operation : contract.operations()) {
            operation.parameters().forEach(each -> add(operation.name() + "." + each.name(), each.shape(), places));
            operation.result().filter(shape -> operation.generates())
                    .ifPresent(shape -> add(operation.name() + ".result", shape, places));
        }
        return List.copyOf(places);
    }

    private static void add(String here, Shape shape, List<String> places) {
        if (shape instanceof Shape.Text || shape instanceof Shape.Bytes || shape instanceof Sequence || shape instanceof Mapping) {
            places.add(here);
        }
        switch (shape) {
            case Sequence sequence -> add(here + "[]", sequence.element(), places);
            case OptionalValue optional -> add(here + "?", optional.value(), places);
            case Mapping map -> {
                add(here + "[key]", map.key(), places);
                add(here + "[]", map.value(), places);
            }
            case Struct struct -> struct.fields().forEach(field -> add(here + "." + field.name(), field.shape(), places));
            case Union union -> union.cases().forEach(one -> add(here + "." + one.name(), one.shape(), places));
            default -> { }
        }
    }

    private Operation at(Operation operation) {
        String here = operation.name() + ".";
        List<Parameter> parameters = operation.parameters().stream()
                .map(each -> new Parameter(each.name(), at(here + each.name(), each.shape()))).toList();
        Optional<Shape> result = repeats(operation) ? Optional.of(parameters.getFirst().shape())
                : operation.generates() ? operation.result().map(shape -> at(here + "result", shape))
                : operation.result();
        return with(operation, parameters, result, operation.exceptions());
    }

    /** Whether the result is what the only parameter makes of it, in the same shape. */
    private static boolean repeats(Operation operation) {
        return !operation.generates() && operation.parameters().size() == 1
                && operation.result().equals(Optional.of(operation.parameters().getFirst().shape()));
    }

    private Operation everywhere(Operation operation) {
        return with(operation, operation.parameters().stream()
                .map(each -> new Parameter(each.name(), everywhere(each.shape()))).toList(),
                operation.result().map(this::everywhere),
                operation.exceptions().stream().map(each -> (Struct) everywhere((Shape) each)).toList());
    }

    private static Operation with(Operation operation, List<Parameter> parameters, Optional<Shape> result, List<Struct> exceptions) {
        return new Operation(operation.name(), parameters, result, new ArrayList<>(exceptions), operation.behaviour(),
                operation.oneWay(), operation.work(), operation.throwEvery());
    }

    private Shape at(String here, Shape shape) {
        if (here.equals(path)) {
            return lengthened(shape);
        }
        return path.startsWith(here) ? switch (shape) {
            case Sequence sequence -> new Sequence(at(here + "[]", sequence.element()), sequence.length());
            case OptionalValue optional -> new OptionalValue(at(here + "?", optional.value()));
            case Mapping map -> new Mapping(at(here + "[key]", map.key()), at(here + "[]", map.value()), map.length());
            case Struct struct -> remember(struct.name(), struct, new Struct(struct.name(), at(here, struct.fields())));
            case Union union -> remember(union.name(), union, new Union(union.name(), at(here, union.cases())));
            default -> shape;
        } : shape;
    }

    private List<Field> at(String here, List<Field> fields) {
        return fields.stream().map(field -> new Field(field.name(), at(here + "." + field.name(), field.shape()))).toList();
    }

    private Shape lengthened(Shape shape) {
        Shape longer = switch (shape) {
            case Shape.Text text -> new Shape.Text(length, text.repertoire());
            case Shape.Bytes bytes -> new Shape.Bytes(length);
            case Sequence sequence -> new Sequence(sequence.element(), length);
            case Mapping map -> new Mapping(map.key(), map.value(), length);
            default -> null;
        };
        found |= longer != null;
        return longer != null ? longer : shape;
    }

    private Shape remember(String name, Shape before, Shape after) {
        if (!after.equals(before)) {
            changed.put(name, after);
        }
        return after;
    }

    private Shape everywhere(Shape shape) {
        return switch (shape) {
            case Sequence sequence -> new Sequence(everywhere(sequence.element()), sequence.length());
            case OptionalValue optional -> new OptionalValue(everywhere(optional.value()));
            case Mapping map -> new Mapping(everywhere(map.key()), everywhere(map.value()), map.length());
            case Struct struct -> new Struct(struct.name(),
                    everywhere(((Struct) changed.getOrDefault(struct.name(), struct)).fields()));
            case Union union -> new Union(union.name(),
                    everywhere(((Union) changed.getOrDefault(union.name(), union)).cases()));
            default -> shape;
        };
    }

    private List<Field> everywhere(List<Field> fields) {
        return fields.stream().map(field -> new Field(field.name(), everywhere(field.shape()))).toList();
    }
}

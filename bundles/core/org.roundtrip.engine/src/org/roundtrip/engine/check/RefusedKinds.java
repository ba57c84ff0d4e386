// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.engine.catalogue.ProviderException;
import org.roundtrip.engine.catalogue.RegisteredProvider;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.provider.CarriedOperations;
import org.roundtrip.provider.Option;

/** Finds out what a provider refuses, by asking it about one small operation of each kind. */
public final class RefusedKinds {
    /** An operation needs a name that is no word of Java. */
    private static final String PREFIX = "echo_";
    private static final Length FEW = Length.of(3);
    private static final Shape.Struct STRUCT = new Shape.Struct("Some", List.of(new Field("part", Primitive.INT)));
    private static final Shape.Struct FAILURE = new Shape.Struct("Failure", STRUCT.fields());
    private static final List<Operation> KINDS = Stream.concat(shapes().entrySet().stream().map(kind -> echo(kind.getKey(), kind.getValue())),
            Stream.of(new Operation("exception", List.of(), Optional.empty(), List.of(FAILURE), Behaviour.THROW),
                    new Operation("oneWay", List.of(), Optional.empty(), List.of(), Behaviour.NOTHING, true))).toList();

    private RefusedKinds() {
    }

    /** The kinds as plans name them. */
    private static Map<String, Shape> shapes() {
        Map<String, Shape> shapes = new LinkedHashMap<>();
        Stream.of(Primitive.values()).forEach(primitive -> shapes.put(primitive.name().toLowerCase(Locale.ROOT), primitive));
        shapes.put("string", new Shape.Text(FEW, Shape.Repertoire.LATIN1));
        shapes.put("unicode", new Shape.Text(FEW, Shape.Repertoire.UNICODE));
        shapes.put("bytes", new Shape.Bytes(FEW));
        shapes.put("timestamp", new Shape.Timestamp());
        shapes.put("decimal", new Shape.Decimal(9, 2));
        shapes.put("enum", new Shape.Enumeration("Colour", List.of("RED", "BLUE")));
        shapes.put("struct", STRUCT);
        shapes.put("list", new Shape.Sequence(Primitive.INT, FEW));
        shapes.put("optional", new Shape.OptionalValue(Primitive.INT));
        shapes.put("map", new Shape.Mapping(Primitive.INT, Primitive.INT, FEW));
        shapes.put("union", new Shape.Union("Either", List.of(new Field("one", Primitive.INT), new Field("other", Primitive.DOUBLE))));
        return shapes;
    }

    private static Operation echo(String kind, Shape shape) {
        return new Operation(PREFIX + kind, List.of(new Operation.Parameter("value", shape)), Optional.of(shape), Behaviour.ECHO);
    }

    /**
     * Returns the kinds of shapes and operations that a provider refuses with its default options, each with the reason.
     * Loads the provider's classes; not for a user interface's thread.
     *
     * @throws ProviderException when the provider fails to answer
     */
    public static Map<String, String> of(RegisteredProvider provider) {
        Map<String, String> defaults = provider.options().stream().collect(Collectors.toMap(Option::name, Option::defaultValue));
        Map<String, String> refused = new LinkedHashMap<>();
        ProviderException.guard(provider.info().id(), "refusals", () -> CarriedOperations.refused(provider.provider(), new Contract("Kinds", KINDS), defaults))
                .forEach((operation, refusal) -> refused.put(operation.replace(PREFIX, ""), refusal.reason()));
        return refused;
    }
}

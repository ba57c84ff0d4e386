// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.roundtrip.contract.ShapeWalk.Place;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Refusal;

/**
 * Collects what a middleware cannot carry, beginning with what Roundtrip itself cannot carry, which is the same for
 * all:
 * <pre>
 * return Refusals.of(contract, ShapeKind.MAP).shapes(shape -> shape instanceof Bytes ? "it has no octets" : null).list();
 * </pre>
 */
public final class Refusals {
    /** How deep structs and sequences may be nested. */
    public static final int MOST_NESTING = 100;
    /** The most content bytes of one argument or result: 64 MiB. */
    public static final long MOST_CONTENT = 64L << 20;
    /** The most objects of one argument or result. */
    public static final long MOST_OBJECTS = 4L << 20;
    /** The most constants of one enum; more do not fit into a Java class. */
    public static final int MOST_CONSTANTS = 2000;
    /** The most argument slots of a Java method; {@code long}, {@code double} and instants that are such take two. */
    private static final int MOST_SLOTS = 254;

    private static final Texts TEXTS = Texts.of(Refusals.class);

    private final Contract contract;
    private final List<Place> places;
    private final List<Refusal> refusals = new ArrayList<>();

    private Refusals(Contract contract) {
        this.contract = contract;
        this.places = ShapeWalk.of(contract);
    }

    /**
     * Begins with every provider's refusals, and those of kinds of shapes that a provider does not name.
     *
     * @param carried the kinds that it carries
     */
    public static Refusals of(Contract contract, ShapeKind... carried) {
        Refusals refusals = new Refusals(contract);
        refusals.shapes(shape -> ShapeKind.of(shape).filter(kind -> !List.of(carried).contains(kind))
                .map(ShapeKind::refusal).orElse(null));
        refusals.operations(operation -> operation.exceptions().isEmpty() || List.of(carried).contains(ShapeKind.EXCEPTION) ? null
                : ShapeKind.EXCEPTION.refusal());
        refusals.operations(operation -> !operation.oneWay() || List.of(carried).contains(ShapeKind.ONE_WAY) ? null
                : ShapeKind.ONE_WAY.refusal());
        ShapeSize.Ruler ruler = new ShapeSize.Ruler();
        refusals.places(place -> place.container() == null ? tooLarge(ruler.measure(place.shape())) : null);
        refusals.shapes(shape -> shape instanceof Enumeration enumeration
                && enumeration.constants().size() > MOST_CONSTANTS
                        ? TEXTS.text("constants", MOST_CONSTANTS) : null);
        return refusals.operations(operation -> slots(operation) > MOST_SLOTS
                ? TEXTS.text("arguments") : null);
    }

    /** Returns what is thrown for a shape that a provider refuses and that reaches it nonetheless. */
    public static IllegalArgumentException passed(Shape shape) {
        return new IllegalArgumentException("this shape should have been refused: " + shape);
    }

    /** Refuses each shape for which {@code reason} returns a reason and not null. */
    public Refusals shapes(Function<Shape, String> reason) {
        return places(place -> reason.apply(place.shape()));
    }

    /** Refuses each place for which {@code reason} returns a reason and not null. */
    public Refusals places(Function<Place, String> reason) {
        for (Place place : places) {
            add(place.path(), reason.apply(place));
        }
        return this;
    }

    /** Refuses each operation for which {@code reason} returns a reason and not null. */
    public Refusals operations(Function<Operation, String> reason) {
        for (Operation operation : contract.operations()) {
            add(operation.name(), reason.apply(operation));
        }
        return this;
    }

    /**
     * Returns all refusals. Reasons stand in the order in which they were asked for, and under each the places in the
     * contract's order.
     */
    public List<Refusal> list() {
        return List.copyOf(refusals);
    }

    private void add(String path, String reason) {
        if (reason != null) {
            refusals.add(new Refusal(path, reason));
        }
    }

    private static String tooLarge(ShapeSize size) {
        if (size.depth() > MOST_NESTING) {
            return TEXTS.text("nesting", size.depth(), MOST_NESTING);
        }
        if (size.content() > MOST_CONTENT) {
            return TEXTS.text("content", MOST_CONTENT >> 20);
        }
        return size.objects() > MOST_OBJECTS
                ? TEXTS.text("objects", MOST_OBJECTS)
                : null;
    }

    private static int slots(Operation operation) {
        return operation.parameters().stream().map(Operation.Parameter::shape)
                .mapToInt(shape -> shape == Primitive.LONG || shape == Primitive.DOUBLE || shape instanceof Shape.Timestamp ? 2 : 1).sum();
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;

/** Makes edits of all kinds at random places. */
public final class RandomEdit {
    private static final List<String> NAMES = List.of("a", "b", "value1", "Point", "Order", "", "1x", "field1");
    private final Random random;

    /** Edits that are the same for the same seed and designs. */
    public RandomEdit(Random random) {
        this.random = random;
    }

    /** Returns an edit of a design, which may be refused. */
    public Edited of(Design design) {
        List<Integer> nodes = nodes(design);
        int node = nodes.get(random.nextInt(nodes.size()));
        Target target = new Target(Target.Place.values()[random.nextInt(Target.Place.values().length)], node);
        return switch (random.nextInt(17)) {
            case 0, 1, 2, 3 -> Insertion.insert(design, piece(design), target);
            case 4 -> Insertion.insert(design, piece(design), Target.on(Target.DESIGN));
            case 5 -> Moving.move(design, some(nodes), target);
            case 6 -> Moving.copy(design, some(nodes), target);
            case 7 -> Moving.step(design, List.of(node), random.nextBoolean() ? 1 : -1);
            case 8 -> Removal.remove(design, some(nodes));
            case 9 -> Renaming.rename(design, node, NAMES.get(random.nextInt(NAMES.size())));
            case 10 -> Changes.length(design, node, Length.of(random.nextInt(10)));
            case 11 -> Changes.unwrap(design, node);
            case 12 -> Types.inline(design, node);
            case 13 -> Types.separate(design, node);
            case 14 -> Types.extract(design, some(nodes), "Part");
            case 15 -> Behaviours.oneWay(design, node, random.nextBoolean());
            default -> Behaviours.change(design, node, Behaviour.values()[random.nextInt(Behaviour.values().length)]);
        };
    }

    private Piece piece(Design design) {
        Shape.Struct point = new Shape.Struct("Point",
                List.of(new Shape.Field("x", Primitive.INT), new Shape.Field("y", Primitive.INT)));
        return switch (random.nextInt(13)) {
            case 0 -> new Piece.NewType(point);
            case 1 -> new Piece.Values("point", point);
            case 2 -> new Piece.NewType(new Shape.Enumeration("Colour", List.of("RED", "GREEN")));
            case 3 -> new Piece.Wrap(Form.Wrapping.LIST, Optional.of(Length.of(3)));
            case 4 -> new Piece.Values("", new Shape.Text(Length.of(8), Shape.Repertoire.LATIN1));
            case 5 -> new Piece.Whole(new Operation("call", List.of(new Operation.Parameter("p", point)), Optional.empty(),
                    Behaviour.NOTHING));
            case 6 -> design.types().isEmpty() ? new Piece.Values("n", Primitive.LONG)
                    : new Piece.Use(design.types().get(random.nextInt(design.types().size())).id());
            case 7 -> new Piece.NewType(new Shape.Union("Either", List.of(new Shape.Field("number", Primitive.INT))));
            case 8 -> new Piece.Wrap(Form.Wrapping.OPTIONAL, Optional.empty());
            case 10 -> new Piece.Thrown(new Shape.Struct("Failure", List.of(new Shape.Field("code", Primitive.INT))));
            case 11 -> new Piece.Call(new Operation("echo", List.of(new Operation.Parameter("value", point)), Optional.of(point),
                    Behaviour.ECHO));
            case 9 -> new Piece.Wrap(Form.Wrapping.MAP, Optional.of(Length.of(3)));
            default -> new Piece.Values("n", Primitive.INT);
        };
    }

    private List<Integer> some(List<Integer> nodes) {
        int from = random.nextInt(nodes.size());
        return new ArrayList<>(nodes.subList(from, Math.min(nodes.size(), from + 1 + random.nextInt(3))));
    }

    /** The numbers of all nodes, and what stands for the design and its lists. */
    static List<Integer> nodes(Design design) {
        List<Integer> nodes = new ArrayList<>(List.of(Target.DESIGN, Target.OPERATIONS, Target.TYPES));
        design.types().forEach(type -> nodes.add(type.id()));
        design.operations().forEach(operation -> nodes.add(operation.id()));
        design.mapSlots(slot -> {
            nodes.add(slot.id());
            return slot;
        });
        return nodes;
    }
}

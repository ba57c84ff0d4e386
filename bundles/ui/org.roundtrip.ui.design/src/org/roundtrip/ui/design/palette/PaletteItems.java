// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.palette;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.roundtrip.design.Design;
import org.roundtrip.design.Form;
import org.roundtrip.design.NamedType;
import org.roundtrip.design.Piece;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Payload;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.editing.NodeIcons;
import org.roundtrip.ui.design.palette.PaletteItem.Group;

/** All that can be added to a design. */
final class PaletteItems {
    private static final Texts TEXTS = Texts.of(PaletteItems.class);
    private static final Length CHARACTERS = Length.of(30);
    private static final Shape TEXT = new Shape.Text(CHARACTERS, Repertoire.LATIN1);
    private static final Operation TELL = new Operation("tell", List.of(new Parameter("text", TEXT)), Optional.empty(), List.of(),
            Behaviour.NOTHING, true);

    private PaletteItems() {
    }

    /** Returns the items that are the same for each design. */
    static List<PaletteItem> constant() {
        List<PaletteItem> items = new ArrayList<>();
        for (Primitive primitive : Primitive.values()) {
            items.add(values(primitive, Payload.describe(primitive), primitive.name().toLowerCase(Locale.ROOT)));
        }
        items.add(values(TEXT, "string"));
        items.add(values(new Shape.Text(CHARACTERS, Repertoire.UNICODE), "unicode"));
        items.add(values(new Shape.Bytes(Length.of(64)), "bytes"));
        items.add(values(new Shape.Timestamp(), "timestamp"));
        items.add(values(new Shape.Decimal(10, 2), "decimal"));
        items.add(composed("struct", NodeIcons.name(NamedType.Kind.STRUCT),
                new Piece.NewType(new Shape.Struct(TEXTS.text("new.struct"), List.of()))));
        items.add(composed("list", NodeIcons.name(Form.Wrapping.LIST),
                new Piece.Wrap(Form.Wrapping.LIST, Optional.of(Length.of(4)))));
        items.add(composed("optional", NodeIcons.name(Form.Wrapping.OPTIONAL),
                new Piece.Wrap(Form.Wrapping.OPTIONAL, Optional.empty())));
        items.add(composed("map", NodeIcons.name(Form.Wrapping.MAP),
                new Piece.Wrap(Form.Wrapping.MAP, Optional.of(Length.of(4)))));
        items.add(composed("union", NodeIcons.name(NamedType.Kind.UNION), new Piece.NewType(new Shape.Union(
                TEXTS.text("new.union"), List.of(new Shape.Field("number", Primitive.INT), new Shape.Field("text", TEXT))))));
        items.add(composed("enum", NodeIcons.name(NamedType.Kind.ENUM),
                new Piece.NewType(new Shape.Enumeration(TEXTS.text("new.enum"), List.of("FIRST", "SECOND")))));
        items.add(composed("exception", NodeIcons.EXCEPTION, new Piece.Thrown(failure())));
        for (Behaviour behaviour : Behaviour.values()) {
            Operation operation = operation(behaviour);
            items.add(new PaletteItem(Group.OPERATIONS, operation.name(), TEXTS.text("operation." + behaviour), "operation",
                    ofPayload(behaviour) ? new Piece.Call(operation) : new Piece.Whole(operation)));
        }
        items.add(new PaletteItem(Group.OPERATIONS, TELL.name(), TEXTS.text("operation.oneWay"), "operation", new Piece.Whole(TELL)));
        PaperShapes.all().forEach((name, shape) -> items.add(paper(name, shape)));
        return items;
    }

    /** Returns an item for a shape of a paper. */
    private static PaletteItem paper(String name, Shape shape) {
        return new PaletteItem(Group.PAPERS, name, TEXTS.text("gray"), NodeIcons.name(shape),
                new Piece.Values("", shape));
    }

    private static PaletteItem values(Shape shape, String key) {
        return values(shape, TEXTS.text("item." + key), key);
    }

    private static PaletteItem values(Shape shape, String label, String key) {
        return new PaletteItem(Group.SIMPLE, label, TEXTS.text("more." + key), NodeIcons.name(shape),
                new Piece.Values("", shape));
    }

    private static PaletteItem composed(String key, String icon, Piece piece) {
        return new PaletteItem(Group.COMPOSED, TEXTS.text("item." + key), TEXTS.text("more." + key), icon, piece);
    }

    private static Shape.Struct failure() {
        return new Shape.Struct(TEXTS.text("new.exception"), List.of(new Shape.Field("reason", TEXT)));
    }

    /** Whether an operation takes or returns what the design is about, rather than a text or a number. */
    private static boolean ofPayload(Behaviour behaviour) {
        return switch (behaviour) {
            case ECHO, GENERATE, THROW -> true;
            case NOTHING, UPPER_CASE, COUNT_AND_UPPER_CASE, MULTIPLY_BY_TWO -> false;
        };
    }

    private static Operation operation(Behaviour behaviour) {
        Shape number = Primitive.INT;
        return switch (behaviour) {
            case NOTHING -> new Operation("ping", List.of(), Optional.empty(), behaviour);
            case ECHO -> new Operation("echo", List.of(new Parameter("value", TEXT)), Optional.of(TEXT), behaviour);
            case GENERATE -> new Operation("get", List.of(), Optional.of(TEXT), behaviour);
            case UPPER_CASE, COUNT_AND_UPPER_CASE -> new Operation(behaviour == Behaviour.UPPER_CASE ? "shout" : "count",
                    List.of(new Parameter("text", TEXT)), Optional.of(TEXT), behaviour);
            case MULTIPLY_BY_TWO -> new Operation("twice", List.of(new Parameter("number", number)), Optional.of(number),
                    behaviour);
            case THROW -> new Operation("check", List.of(new Parameter("value", TEXT)), Optional.empty(), List.of(failure()),
                    behaviour);
        };
    }

    /** Returns the types of a design. */
    static List<PaletteItem> own(Design design) {
        return design.types().stream().map(type -> new PaletteItem(Group.OWN, type.name(), TEXTS.text("own." + type.kind()),
                NodeIcons.name(type.kind()), new Piece.Use(type.id()))).toList();
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.properties;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.roundtrip.design.Changes;
import org.roundtrip.design.Design;
import org.roundtrip.design.Edited;
import org.roundtrip.design.Form;
import org.roundtrip.design.Insertion;
import org.roundtrip.design.NamedType;
import org.roundtrip.design.Outline;
import org.roundtrip.design.Piece;
import org.roundtrip.design.Slot;
import org.roundtrip.design.Target;
import org.roundtrip.model.Length;
import org.roundtrip.model.Payload;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.text.Texts;

/**
 * Values that a person can choose for a slot.
 *
 * @param label for people
 * @param edit  makes the edit
 * @param fits  whether a slot has these values
 */
record FormChoice(String label, OfSlot edit, Predicate<Slot> fits) {
    private static final Texts TEXTS = Texts.of(FormChoice.class);
    private static final Length USUAL = Length.of(30);
    private static final Length USUAL_SIZE = Length.of(4);
    private static final Shape USUAL_DECIMAL = new Shape.Decimal(10, 2);

    /** An edit of a slot. */
    interface OfSlot {
        Edited of(Design design, int slot);
    }

    /** Returns the design with these values in a slot. What holds such values already is replaced by them. */
    Edited made(Design design, int slot) {
        return Outline.of(design).find(slot).orElse(null) instanceof Slot found
                && found.form() instanceof Form.Wrapped wrapped && fits.test(wrapped.parts().getLast())
                        ? Changes.unwrap(design, slot) : edit.of(design, slot);
    }

    /** Returns all choices: values without parts, what holds the values that are there, the design's types, new types. */
    static List<FormChoice> of(Design design) {
        List<FormChoice> choices = new ArrayList<>();
        for (Primitive primitive : Primitive.values()) {
            choices.add(leaf(Payload.describe(primitive), primitive));
        }
        for (Repertoire repertoire : Repertoire.values()) {
            choices.add(new FormChoice(TEXTS.text("repertoire." + repertoire), (before, slot) -> Changes.leaf(before, slot,
                    new Shape.Text(length(before, slot), repertoire)),
                    slot -> slot.form() instanceof Form.Leaf(Shape.Text text) && text.repertoire() == repertoire));
        }
        choices.add(new FormChoice(TEXTS.text("bytes"), (before, slot) -> Changes.leaf(before, slot,
                new Shape.Bytes(length(before, slot))), slot -> slot.form() instanceof Form.Leaf(Shape.Bytes bytes)));
        choices.add(new FormChoice(TEXTS.text("timestamp"), (before, slot) -> Changes.leaf(before, slot, new Shape.Timestamp()),
                slot -> slot.form() instanceof Form.Leaf(Shape.Timestamp moment)));
        choices.add(new FormChoice(TEXTS.text("decimal"), (before, slot) -> Changes.leaf(before, slot, USUAL_DECIMAL),
                slot -> slot.form() instanceof Form.Leaf(Shape.Decimal decimal)));
        for (Form.Wrapping wrapping : Form.Wrapping.values()) {
            choices.add(new FormChoice(TEXTS.text("wrapping." + wrapping), (before, slot) -> Insertion.insert(before,
                    new Piece.Wrap(wrapping, wrapping.hasLength() ? Optional.of(USUAL_SIZE) : Optional.empty()), Target.around(slot)),
                    slot -> slot.form() instanceof Form.Wrapped wrapped && wrapped.wrapping() == wrapping));
        }
        design.types().forEach(type -> choices.add(named(type)));
        choices.add(fresh("fresh.STRUCT", new Shape.Struct(TEXTS.text("new.struct"), List.of())));
        choices.add(fresh("fresh.UNION", new Shape.Union(TEXTS.text("new.union"), List.of(new Shape.Field("number", Primitive.INT)))));
        choices.add(fresh("fresh.ENUM", new Shape.Enumeration(TEXTS.text("new.enum"), List.of("FIRST", "SECOND"))));
        return choices;
    }

    /** Returns the choices for an exception: the design's structs. */
    static List<FormChoice> exceptions(Design design) {
        return design.types().stream().filter(type -> type.kind() == NamedType.Kind.STRUCT).map(FormChoice::named).toList();
    }

    private static FormChoice named(NamedType type) {
        return new FormChoice(TEXTS.text("named." + type.kind(), type.name()), (before, slot) ->
                Changes.reference(before, slot, type.id()),
                slot -> slot.form() instanceof Form.Reference reference && reference.type() == type.id());
    }

    private static FormChoice leaf(String label, Shape shape) {
        return new FormChoice(label, (before, slot) -> Changes.leaf(before, slot, shape),
                slot -> slot.form() instanceof Form.Leaf leaf && leaf.shape().equals(shape));
    }

    private static FormChoice fresh(String key, Shape shape) {
        return new FormChoice(TEXTS.text(key), (before, slot) -> Changes.leaf(before, slot, Primitive.INT).then(done ->
                Insertion.insert(done.design(), new Piece.NewType(shape), Target.on(slot))), slot -> false);
    }

    /** The length that a slot's text or bytes have already; else a usual one. */
    private static Length length(Design design, int slot) {
        return Outline.of(design).find(slot).map(node -> switch (((Slot) node).form()) {
            case Form.Leaf(Shape.Text text) -> text.length();
            case Form.Leaf(Shape.Bytes bytes) -> bytes.length();
            default -> USUAL;
        }).orElse(USUAL);
    }
}

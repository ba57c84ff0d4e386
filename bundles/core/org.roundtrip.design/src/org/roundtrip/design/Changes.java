// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.roundtrip.model.Length;
import org.roundtrip.model.Names;
import org.roundtrip.model.Shape;
import org.roundtrip.model.text.Texts;

/** Changes which values a node has, as the properties of a node offer it. */
public final class Changes {
    private static final Texts TEXTS = Texts.of(Changes.class);

    private Changes() {
    }

    /** Returns the design in which a slot has other values without parts. */
    public static Edited leaf(Design design, int slot, Shape shape) {
        return form(design, slot, new Form.Leaf(shape));
    }

    /** Returns the design in which a slot has the values of a type. */
    public static Edited reference(Design design, int slot, int type) {
        return form(design, slot, new Form.Reference(type));
    }

    /** Returns the design in which a list, a map, a text or bytes have another length. */
    public static Edited length(Design design, int slot, Length length) {
        if (!(Outline.of(design).find(slot).orElse(null) instanceof Slot found)) {
            return new Edited.Refused(TEXTS.text("gone"));
        }
        return switch (found.form()) {
            case Form.Leaf(Shape.Text text) -> leaf(design, slot, new Shape.Text(length, text.repertoire()));
            case Form.Leaf(Shape.Bytes bytes) -> leaf(design, slot, new Shape.Bytes(length));
            case Form.Wrapped wrapped when wrapped.length().isPresent() ->
                form(design, slot, new Form.Wrapped(wrapped.wrapping(), Optional.of(length), wrapped.parts()));
            default -> new Edited.Refused(TEXTS.text("no.length"));
        };
    }

    /** Returns the design in which an enum has other constants, or why it cannot have them. */
    public static Edited constants(Design design, int type, List<String> constants) {
        if (!(Outline.of(design).find(type).orElse(null) instanceof NamedType found)
                || found.kind() != NamedType.Kind.ENUM) {
            return new Edited.Refused(TEXTS.text("gone"));
        }
        Optional<String> wrong = constants.stream().filter(name -> !Names.valid(name)).findFirst();
        if (wrong.isPresent()) {
            return new Edited.Refused(TEXTS.text("name.invalid", wrong.get()));
        }
        if (constants.isEmpty()) {
            return new Edited.Refused(TEXTS.text("constants.none"));
        }
        if (new HashSet<>(constants).size() < constants.size()) {
            return new Edited.Refused(TEXTS.text("constants.twice"));
        }
        return new Edited.Done(design.withType(found.withConstants(constants)), List.of(type));
    }

    /** Returns the design in which a list, a map or an optional value is replaced by what it holds. */
    public static Edited unwrap(Design design, int slot) {
        return Outline.of(design).find(slot).orElse(null) instanceof Slot found && found.form() instanceof Form.Wrapped wrapped
                ? form(design, slot, wrapped.parts().getLast().form()) : new Edited.Refused(TEXTS.text("no.list"));
    }

    private static Edited form(Design design, int slot, Form form) {
        Outline outline = Outline.of(design);
        if (!(outline.find(slot).orElse(null) instanceof Slot found)) {
            return new Edited.Refused(TEXTS.text("gone"));
        }
        Slot changed = found.with(form);
        Optional<String> objection = outline.owner(slot).filter(DrawnOperation.class::isInstance)
                .flatMap(owner -> Behaviours.objection((DrawnOperation) owner, changed));
        return objection.<Edited>map(Edited.Refused::new).orElseGet(() -> Limits.keep(new Edited.Done(
                design.mapSlots(each -> each.id() == slot ? changed : each), List.of(slot))));
    }
}

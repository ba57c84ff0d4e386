// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roundtrip.design.Slot.Role;
import org.roundtrip.design.Target.Place;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Length;
import org.roundtrip.model.NamedTypes;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.load.Work;

/**
 * Puts pieces into a design. {@link #insert} is also the answer to whether a drop is possible and why not: mouse, keyboard,
 * command line and tests ask it alike.
 */
public final class Insertion {
    private static final Texts TEXTS = Texts.of(Insertion.class);
    private static final Shape USUAL_KEY = new Shape.Text(Length.of(8), Shape.Repertoire.LATIN1);
    private final Design design;
    private final Outline outline;
    private final Piece piece;
    private final FromModel builder;

    private Insertion(Design design, Piece piece) {
        this.design = design;
        this.piece = piece;
        outline = Outline.of(design);
        builder = new FromModel(design);
    }

    /** Returns the design with a piece put at a target, or why it cannot be put there. */
    public static Edited insert(Design design, Piece piece, Target target) {
        return Limits.keep(new Insertion(design, piece).at(target));
    }

    /** Returns the design with pieces put at a target one after the other, or why one cannot be put there. */
    public static Edited insertAll(Design design, List<Piece> pieces, Target target) {
        Edited edited = new Edited.Done(design, List.of());
        Target at = target;
        for (Piece piece : pieces) {
            Target place = at;
            edited = edited.then(before -> insert(before.design(), piece, place).then(after -> {
                List<Integer> chosen = new ArrayList<>(before.chosen());
                chosen.addAll(after.chosen());
                return new Edited.Done(after.design(), chosen);
            }));
            if (edited instanceof Edited.Done done && at.place() != Place.ON) {
                at = Target.after(done.chosen().getLast());
            }
        }
        return edited;
    }

    private Edited at(Target target) {
        if (target.place() == Place.AROUND) {
            return piece instanceof Piece.Wrap wrap && outline.find(target.node()).orElse(null) instanceof Slot slot
                    ? changed(slot, wrapped(wrap, slot)) : refused("around");
        }
        switch (piece) {
            case Piece.Whole(Operation operation) -> {
                return operation(operation, target);
            }
            case Piece.Call(Operation usual) -> {
                CallOf call = CallOf.at(outline, target);
                return operation(call.filled(usual), call.place());
            }
            case Piece.Thrown thrown when !target.atNode() -> {
                return refused("exception.place");
            }
            default -> { }
        }
        switch (target.node()) {
            case Target.DESIGN -> {
                return onDesign();
            }
            case Target.OPERATIONS -> {
                return echo();
            }
            case Target.TYPES -> {
                return onTypes();
            }
            default -> { }
        }
        return switch (outline.find(target.node()).orElse(null)) {
            case null -> refused("gone");
            case DrawnOperation operation -> onOperation(operation);
            case Slot slot when piece instanceof Piece.Thrown(Shape.Struct shape) -> besideException(shape, slot, target);
            case NamedType type when piece instanceof Piece.Thrown -> refused("exception.place");
            case NamedType type -> onType(type);
            case Slot slot -> target.place() == Place.ON ? onSlot(slot) : beside(slot, target);
        };
    }

    private Edited onDesign() {
        if (design.hasPayload() && design.payload().isEmpty()) {
            Slot payload = slot(Role.PAYLOAD, "");
            return done(design.withPayload(Optional.of(payload)), payload.id());
        }
        return switch (piece) {
            case Piece.NewType fresh -> {
                int id = builder.fresh(fresh.shape());
                yield done(design, id);
            }
            case Piece.Values(String name, Shape shape) when NamedTypes.name(shape).isPresent() -> {
                int id = builder.type(shape);
                yield done(design, id);
            }
            default -> refused(design.hasPayload() ? "payload.there" : "payload.none");
        };
    }

    /** Adds an operation that takes and returns the piece. */
    private Edited echo() {
        DrawnOperation echo = new DrawnOperation(builder.number(), "echo", Behaviour.ECHO, List.of(slot(Role.PARAMETER, wish("value"))),
                Optional.empty(), List.of(), false, Work.NONE, 0);
        return with(echo, design.operations().size());
    }

    /** Adds a type that nothing uses yet. */
    private Edited onTypes() {
        return switch (piece) {
            case Piece.NewType(Shape shape) -> {
                int id = builder.fresh(shape);
                yield done(design, id);
            }
            case Piece.Values(String name, Shape shape) when NamedTypes.name(shape).isPresent() -> {
                int id = builder.type(shape);
                yield id < design.next() ? refused("types.there", design.type(id).name()) : done(design, id);
            }
            case Piece.Use(int type) -> refused("types.there", design.type(type).name());
            default -> refused("types.named");
        };
    }

    private Edited onOperation(DrawnOperation operation) {
        if (piece instanceof Piece.Thrown(Shape.Struct shape)) {
            return exception(shape, operation, operation.exceptions().size());
        }
        if (!operation.takesParameters()) {
            return refused("operation.fixed", operation.name());
        }
        List<Slot> parameters = new ArrayList<>(operation.parameters());
        Slot slot = slot(Role.PARAMETER, free(parameters));
        parameters.add(slot);
        return done(design.withOperation(operation.withParameters(parameters)), slot.id());
    }

    /** Adds an exception; it is a new one when the operation declares that of its name already. */
    private Edited exception(Shape.Struct shape, DrawnOperation operation, int index) {
        if (operation.oneWay()) {
            return refused("oneWay.exceptions", operation.name());
        }
        int known = builder.type(shape);
        boolean declared = operation.exceptions().stream().anyMatch(slot -> slot.form().equals(new Form.Reference(known)));
        Slot slot = builder.slot(Role.EXCEPTION, "", new Form.Reference(declared ? builder.fresh(shape) : known));
        List<Slot> exceptions = new ArrayList<>(operation.exceptions());
        exceptions.add(index, slot);
        return done(design.withOperation(operation.withExceptions(exceptions)), slot.id());
    }

    private Edited onType(NamedType type) {
        return type.hasParts() ? into(type, type.parts().size()) : refused("enum.parts", type.name());
    }

    private Edited into(NamedType type, int index) {
        List<Slot> parts = new ArrayList<>(type.parts());
        boolean union = type.kind() == NamedType.Kind.UNION;
        Slot slot = slot(union ? Role.CASE : Role.FIELD, free(parts));
        parts.add(index, slot);
        return done(design.withType(type.with(parts)), slot.id());
    }

    private Edited onSlot(Slot slot) {
        Optional<NamedType> struct = outline.innermost(slot);
        if (struct.isPresent()) {
            return into(struct.get(), struct.get().parts().size());
        }
        if (piece instanceof Piece.Wrap wrap) {
            return changed(slot, wrapped(wrap, slot));
        }
        return slot.form() instanceof Form.Wrapped wrapped ? onSlot(wrapped.parts().getLast())
                : changed(slot, slot(slot.role(), "").form());
    }

    private Edited changed(Slot slot, Form form) {
        Slot changed = slot.with(form);
        return objection(changed).<Edited>map(Edited.Refused::new)
                .orElseGet(() -> done(design.mapSlots(each -> each.id() == slot.id() ? changed : each), slot.id()));
    }

    private Edited besideException(Shape.Struct shape, Slot slot, Target target) {
        return slot.role() == Role.EXCEPTION && outline.owner(slot.id()).orElse(null) instanceof DrawnOperation operation
                ? exception(shape, operation, operation.exceptions().indexOf(slot) + (target.place() == Place.BEFORE ? 0 : 1))
                : refused("exception.place");
    }

    /** Returns the piece as an exception, if it can be one. */
    private Optional<Shape.Struct> struct() {
        Shape shape = switch (piece) {
            case Piece.Values values -> values.shape();
            case Piece.NewType fresh -> fresh.shape();
            case Piece.Use(int type) -> ToModel.shape(design, design.type(type));
            case Piece.Thrown thrown -> thrown.exception();
            case Piece.Wrap wrap -> null;
            case Piece.Whole whole -> null;
            case Piece.Call call -> null;
        };
        return Optional.ofNullable(shape instanceof Shape.Struct struct ? struct : null);
    }

    private Edited beside(Slot slot, Target target) {
        Node owner = outline.owner(slot.id()).orElse(null);
        return switch (owner) {
            case NamedType type -> into(type, type.parts().indexOf(slot) + (target.place() == Place.AFTER ? 1 : 0));
            case DrawnOperation operation when slot.role() == Role.PARAMETER && operation.takesParameters() -> {
                List<Slot> parameters = new ArrayList<>(operation.parameters());
                Slot added = slot(Role.PARAMETER, free(parameters));
                parameters.add(parameters.indexOf(slot) + (target.place() == Place.AFTER ? 1 : 0), added);
                yield done(design.withOperation(operation.withParameters(parameters)), added.id());
            }
            case DrawnOperation operation when slot.role() == Role.EXCEPTION -> struct().map(shape ->
                    exception(shape, operation, operation.exceptions().indexOf(slot) + (target.place() == Place.AFTER ? 1 : 0)))
                    .orElseGet(() -> refused("exception.only"));
            case DrawnOperation operation -> refused("operation.fixed", operation.name());
            case Slot list -> refused("list.one");
            case null -> refused("payload.one");
        };
    }

    private Edited operation(Operation operation, Target target) {
        int index = design.operations().size();
        if (target.node() != Target.DESIGN && target.node() != Target.OPERATIONS) {
            if (!(outline.find(target.node()).orElse(null) instanceof DrawnOperation neighbour)
                    || target.place() == Place.ON) {
                return refused("operation.place");
            }
            index = design.operations().indexOf(neighbour) + (target.place() == Place.AFTER ? 1 : 0);
        }
        return with(builder.operation(operation), index);
    }

    /** Adds an operation, under another name when there is one of its name. */
    private Edited with(DrawnOperation built, int index) {
        DrawnOperation named = built.named(
                FreeNames.like(built.name(), design.operations().stream().map(Node::name).toList()));
        List<DrawnOperation> operations = new ArrayList<>(design.operations());
        operations.add(index, named);
        return done(design.withOperations(operations), named.id());
    }

    /** Returns why an operation's behaviour does not allow the new values of one of its slots. */
    private Optional<String> objection(Slot changed) {
        if (!(outline.owner(changed.id()).orElse(null) instanceof DrawnOperation operation)) {
            return Optional.empty();
        }
        return Behaviours.objection(operation, changed);
    }

    private Slot slot(Role role, String name) {
        return switch (piece) {
            case Piece.Values values -> builder.slot(role, name, values.shape());
            case Piece.NewType(Shape shape) -> {
                builder.fresh(shape);
                yield builder.slot(role, name, shape);
            }
            case Piece.Use(int type) -> builder.slot(role, name, new Form.Reference(type));
            case Piece.Wrap wrap -> builder.slot(role, name,
                    wrapped(wrap, builder.slot(Role.ELEMENT, "", Shape.Primitive.INT)));
            case Piece.Whole whole -> throw new IllegalStateException("an operation is no value");
            case Piece.Call call -> throw new IllegalStateException("an operation is no value");
            case Piece.Thrown thrown -> throw new IllegalStateException("an exception is no value");
        };
    }

    private Form wrapped(Piece.Wrap wrap, Slot element) {
        Role role = wrap.wrapping() == Form.Wrapping.LIST ? Role.ELEMENT : Role.VALUE;
        Slot inner = new Slot(builder.number(), role, "", element.form());
        return new Form.Wrapped(wrap.wrapping(), wrap.length(), wrap.wrapping() == Form.Wrapping.MAP
                ? List.of(builder.slot(Role.KEY, "", USUAL_KEY), inner) : List.of(inner));
    }

    /**
     * Returns a name for a new neighbour of slots. It is the piece's own if it has one, else a word for its values; with
     * a number if need be.
     */
    private String free(List<Slot> neighbours) {
        return FreeNames.like(wish(FreeNames.word(design, piece)), neighbours.stream().map(Slot::name).toList());
    }

    private String wish(String otherwise) {
        return piece instanceof Piece.Values values && !values.name().isEmpty() ? values.name() : otherwise;
    }

    private Edited done(Design changed, int chosen) {
        return new Edited.Done(builder.finish(changed), List.of(chosen));
    }

    private static Edited refused(String key, Object... values) {
        return new Edited.Refused(TEXTS.text(key, values));
    }
}

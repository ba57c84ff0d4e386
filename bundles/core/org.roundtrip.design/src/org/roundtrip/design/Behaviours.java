// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.roundtrip.design.Slot.Role;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.load.Work;

/** What the servant of an operation does, and what that asks of the operation's parameters and result. */
public final class Behaviours {
    private static final Texts TEXTS = Texts.of(Behaviours.class);
    private static final Shape USUAL_TEXT = new Shape.Text(Length.of(64), Shape.Repertoire.LATIN1);
    private static final Shape.Struct USUAL_EXCEPTION = new Shape.Struct("Failure", List.of(
            new Shape.Field("reason", new Shape.Text(Length.of(32), Shape.Repertoire.LATIN1))));

    private Behaviours() {
    }

    /** Returns a design in which an operation has another behaviour, and the parameters and the result that it needs. */
    public static Edited change(Design design, int operation, Behaviour behaviour) {
        if (!(Outline.of(design).find(operation).orElse(null) instanceof DrawnOperation before)) {
            return new Edited.Refused(TEXTS.text("gone"));
        }
        FromModel builder = new FromModel(design);
        List<Slot> parameters = new ArrayList<>(before.parameters());
        List<Slot> exceptions = new ArrayList<>(before.exceptions());
        Optional<Slot> result = Optional.empty();
        switch (behaviour) {
            case NOTHING -> { }
            case THROW -> {
                result = before.result();
                if (exceptions.isEmpty()) {
                    exceptions.add(builder.slot(Role.EXCEPTION, "", new Form.Reference(builder.fresh(USUAL_EXCEPTION))));
                }
            }
            case GENERATE -> result = Optional.of(before.result()
                    .orElseGet(() -> builder.slot(Role.RESULT, "", Primitive.INT)));
            case ECHO -> keepOne(parameters, slot -> true, builder, USUAL_TEXT);
            case MULTIPLY_BY_TWO -> keepOne(parameters, Behaviours::isNumber, builder, Primitive.INT);
            case UPPER_CASE, COUNT_AND_UPPER_CASE -> {
                keepOne(parameters, Behaviours::isText, builder, USUAL_TEXT);
                result = Optional.of(before.result().filter(Behaviours::isText)
                        .orElseGet(() -> builder.slot(Role.RESULT, "", USUAL_TEXT)));
            }
        }
        DrawnOperation after = new DrawnOperation(before.id(), before.name(), behaviour, parameters, result, exceptions,
                before.oneWay() && behaviour == Behaviour.NOTHING, before.work(), before.throwEvery());
        return new Edited.Done(builder.finish(design.withOperation(after)), List.of(operation));
    }

    /** Returns a design in which an operation is one-way, so that nothing answers its caller, or answered again. */
    public static Edited oneWay(Design design, int operation, boolean oneWay) {
        if (!(Outline.of(design).find(operation).orElse(null) instanceof DrawnOperation before)) {
            return new Edited.Refused(TEXTS.text("gone"));
        }
        if (oneWay && before.behaviour() != Behaviour.NOTHING) {
            return new Edited.Refused(TEXTS.text("oneWay.behaviour", before.name()));
        }
        if (oneWay && !before.exceptions().isEmpty()) {
            return new Edited.Refused(TEXTS.text("oneWay.exceptions", before.name()));
        }
        DrawnOperation after = new DrawnOperation(before.id(), before.name(), before.behaviour(), before.parameters(),
                before.result(), before.exceptions(), oneWay, before.work(), before.throwEvery());
        return new Edited.Done(design.withOperation(after), List.of(operation));
    }

    /** Returns a design in which an operation throws its first exception at each so manieth call. @param every 0 for never */
    public static Edited throwEvery(Design design, int operation, int every) {
        return change(design, operation, before -> before.throwing(every));
    }

    /** Returns a design in which the servant spends another time on the calls of an operation, or stalls otherwise. */
    public static Edited work(Design design, int operation, Work work) {
        return change(design, operation, before -> before.working(work));
    }

    private static Edited change(Design design, int operation, UnaryOperator<DrawnOperation> change) {
        return Outline.of(design).find(operation).orElse(null) instanceof DrawnOperation before
                ? new Edited.Done(design.withOperation(change.apply(before)), List.of(operation))
                : new Edited.Refused(TEXTS.text("gone"));
    }

    /** Returns why an operation cannot have the changed values of one of its slots; empty when it can. */
    static Optional<String> objection(DrawnOperation operation, Slot changed) {
        if (changed.role() == Role.EXCEPTION) {
            return Optional.empty();
        }
        return switch (operation.behaviour()) {
            case UPPER_CASE, COUNT_AND_UPPER_CASE -> isText(changed) ? Optional.empty()
                    : Optional.of(TEXTS.text("text.only", operation.name()));
            case MULTIPLY_BY_TWO -> isNumber(changed) ? Optional.empty()
                    : Optional.of(TEXTS.text("number.only", operation.name()));
            case NOTHING, GENERATE, ECHO, THROW -> Optional.empty();
        };
    }

    private static void keepOne(List<Slot> parameters, java.util.function.Predicate<Slot> fits, FromModel builder,
            Shape otherwise) {
        Slot kept = parameters.stream().filter(fits).findFirst()
                .orElseGet(() -> builder.slot(Role.PARAMETER, "value", otherwise));
        parameters.clear();
        parameters.add(kept);
    }

    private static boolean isText(Slot slot) {
        return slot.form() instanceof Form.Leaf leaf && leaf.shape() instanceof Shape.Text;
    }

    private static boolean isNumber(Slot slot) {
        return slot.form() instanceof Form.Leaf leaf && leaf.shape() instanceof Primitive number
                && number != Primitive.BOOLEAN;
    }
}

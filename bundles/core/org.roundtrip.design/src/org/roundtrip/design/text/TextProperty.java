// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design.text;

import java.util.Arrays;
import java.util.Optional;
import org.roundtrip.design.Behaviours;
import org.roundtrip.design.Changes;
import org.roundtrip.design.Design;
import org.roundtrip.design.DrawnOperation;
import org.roundtrip.design.Edited;
import org.roundtrip.design.Form;
import org.roundtrip.design.NamedType;
import org.roundtrip.design.Node;
import org.roundtrip.design.Outline;
import org.roundtrip.design.Renaming;
import org.roundtrip.design.Slot;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.load.Work;

/** The texts that a design has, each as people write it. */
public enum TextProperty {
    /** The name of the design itself, for people. */
    TITLE,
    /** What the design is for. */
    DESCRIPTION,
    /** The name of a node. */
    NAME,
    /** A length, {@code 64} or {@code 1..9}. */
    LENGTH,
    /** The digits of a decimal number and those after the point, {@code 10, 2}. */
    DIGITS,
    /** The names of an enum's constants, separated by commas. */
    CONSTANTS,
    /** At which of an operation's calls the servant throws, {@code 10} for each tenth; nothing for none. */
    THROW_EVERY,
    /** The microseconds that the servant spends on a call of an operation, {@code 100}; nothing for none. */
    WORK,
    /** At which calls the servant stalls and for how many milliseconds, {@code 20000, 2000}; nothing for never. */
    STALLS;

    private static final Texts TEXTS = Texts.of(TextProperty.class);

    Optional<String> text(Outline outline, int node) {
        Optional<Node> found = outline.find(node);
        return switch (this) {
            case TITLE -> Optional.of(outline.design().name());
            case DESCRIPTION -> Optional.of(outline.design().description());
            case NAME -> found.map(Node::name);
            case LENGTH -> found.filter(Slot.class::isInstance).flatMap(slot -> length((Slot) slot)).map(Length::toString);
            case DIGITS -> found.filter(Slot.class::isInstance).flatMap(slot -> digits((Slot) slot));
            case CONSTANTS -> found.filter(NamedType.class::isInstance).map(NamedType.class::cast)
                    .filter(type -> type.kind() == NamedType.Kind.ENUM).map(type -> String.join(", ", type.constants()));
            case THROW_EVERY -> operation(found).filter(DrawnOperation::canThrowAtTimes)
                    .map(operation -> operation.throwEvery() == 0 ? "" : String.valueOf(operation.throwEvery()));
            case WORK -> operation(found).map(operation -> WorkText.time(operation.work()));
            case STALLS -> operation(found).map(operation -> WorkText.stalls(operation.work()));
        };
    }

    Edited edit(Design design, int node, String text) {
        return switch (this) {
            case TITLE -> text.isBlank() ? new Edited.Refused(TEXTS.text("title.empty")) : Edited.of(design.named(text.strip()));
            case DESCRIPTION -> Edited.of(design.described(text));
            case NAME -> Renaming.rename(design, node, text);
            case LENGTH -> LengthText.read(text).map(length -> Changes.length(design, node, length))
                    .orElseGet(() -> new Edited.Refused(TEXTS.text("length.invalid")));
            case DIGITS -> decimal(text).map(decimal -> Changes.leaf(design, node, decimal))
                    .orElseGet(() -> new Edited.Refused(TEXTS.text("digits.invalid", Shape.Decimal.MOST_DIGITS)));
            case CONSTANTS -> Changes.constants(design, node, Arrays.stream(text.split(",")).map(String::strip).toList());
            case THROW_EVERY -> every(text).map(every -> Behaviours.throwEvery(design, node, every))
                    .orElseGet(() -> new Edited.Refused(TEXTS.text("throwEvery.invalid", Operation.RAREST_THROW)));
            case WORK -> WorkText.withTime(work(design, node), text).map(work -> Behaviours.work(design, node, work))
                    .orElseGet(() -> new Edited.Refused(TEXTS.text("work.invalid", Work.MOST_MICROS)));
            case STALLS -> WorkText.withStalls(work(design, node), text).map(work -> Behaviours.work(design, node, work))
                    .orElseGet(() -> new Edited.Refused(TEXTS.text("stalls.invalid", Work.MOST_STALL_EVERY, Work.MOST_STALL_MILLIS)));
        };
    }

    private static Optional<DrawnOperation> operation(Optional<Node> found) {
        return found.filter(DrawnOperation.class::isInstance).map(DrawnOperation.class::cast);
    }

    private static Work work(Design design, int node) {
        return operation(Outline.of(design).find(node)).map(DrawnOperation::work).orElse(Work.NONE);
    }

    private static Optional<Integer> every(String text) {
        try {
            int every = text.isBlank() ? 0 : Integer.parseInt(text.strip());
            return text.isBlank() || every > 0 && every <= Operation.RAREST_THROW ? Optional.of(every) : Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static Optional<Length> length(Slot slot) {
        return switch (slot.form()) {
            case Form.Leaf(Shape.Text text) -> Optional.of(text.length());
            case Form.Leaf(Shape.Bytes bytes) -> Optional.of(bytes.length());
            case Form.Wrapped wrapped -> wrapped.length();
            default -> Optional.empty();
        };
    }

    private static Optional<String> digits(Slot slot) {
        return slot.form() instanceof Form.Leaf(Shape.Decimal decimal)
                ? Optional.of(decimal.digits() + ", " + decimal.scale()) : Optional.empty();
    }

    private static Optional<Shape> decimal(String text) {
        String[] numbers = text.strip().split("\\s*,\\s*", -1);
        try {
            return numbers.length != 2 ? Optional.empty()
                    : Optional.of(new Shape.Decimal(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1])));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}

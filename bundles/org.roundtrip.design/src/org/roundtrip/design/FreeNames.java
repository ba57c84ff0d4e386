// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.Collection;
import org.roundtrip.model.NamedTypes;
import org.roundtrip.model.Names;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Texts;

/** Finds names for what is new: words for its kind of values, and names that are not used yet. */
final class FreeNames {
    private static final Texts TEXTS = Texts.of(FreeNames.class);
    private static final int LONGEST = 60;

    private FreeNames() {
    }

    /** Returns a word for the values of a piece that is not an operation: {@code text}, or {@code order} for an Order. */
    static String word(Design design, Piece piece) {
        return switch (piece) {
            case Piece.Values values -> word(values.shape());
            case Piece.NewType(Shape shape) -> word(shape);
            case Piece.Thrown(Shape.Struct shape) -> word(shape);
            case Piece.Use(int type) -> lower(design.type(type).name());
            case Piece.Wrap wrap -> TEXTS.text("new." + wrap.wrapping());
            case Piece.Whole whole -> throw new IllegalArgumentException("an operation is no value");
            case Piece.Call call -> throw new IllegalArgumentException("an operation is no value");
        };
    }

    private static String word(Shape shape) {
        return NamedTypes.name(shape).map(FreeNames::lower).orElseGet(() -> TEXTS.text(switch (shape) {
            case Shape.Primitive.BOOLEAN -> "new.BOOLEAN";
            case Shape.Primitive.CHAR -> "new.CHARACTER";
            case Shape.Primitive number -> "new.NUMBER";
            case Shape.Text text -> "new.TEXT";
            case Shape.Bytes bytes -> "new.BYTES";
            case Shape.Timestamp timestamp -> "new.TIMESTAMP";
            case Shape.Decimal decimal -> "new.DECIMAL";
            case Shape.Sequence list -> "new.LIST";
            case Shape.OptionalValue optional -> "new.OPTIONAL";
            case Shape.Mapping map -> "new.MAP";
            case Shape.Enumeration named -> throw new IllegalStateException();
            case Shape.Struct named -> throw new IllegalStateException();
            case Shape.Union named -> throw new IllegalStateException();
        }));
    }

    private static String lower(String name) {
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    /**
     * Returns the name itself, or the name with the first number from 2 with which it is not used. IDL does not distinguish upper
     * and lower case, so names that differ in nothing else are alike here.
     */
    static String like(String name, Collection<String> used) {
        if (free(name, used)) {
            return name;
        }
        String stem = name.replaceFirst("[0-9]+$", "");
        int number = 2;
        while (!free(numbered(stem, number), used)) {
            number++;
        }
        return numbered(stem, number);
    }

    private static boolean free(String name, Collection<String> used) {
        return Names.valid(name) && used.stream().noneMatch(name::equalsIgnoreCase);
    }

    private static String numbered(String stem, int number) {
        String digits = Integer.toString(number);
        return stem.substring(0, Math.min(stem.length(), LONGEST - digits.length())) + digits;
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.Collection;
import org.roundtrip.model.Names;
import org.roundtrip.model.Shape;
import org.roundtrip.model.text.Texts;

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
            case Piece.Whole whole -> throw new IllegalArgumentException("an operation is not a value");
            case Piece.Call call -> throw new IllegalArgumentException("an operation is not a value");
        };
    }

    private static String word(Shape shape) {
        return switch (shape) {
            case Shape.Primitive.BOOLEAN -> TEXTS.text("new.BOOLEAN");
            case Shape.Primitive.CHAR -> TEXTS.text("new.CHARACTER");
            case Shape.Primitive number -> TEXTS.text("new.NUMBER");
            case Shape.Text text -> TEXTS.text("new.TEXT");
            case Shape.Bytes bytes -> TEXTS.text("new.BYTES");
            case Shape.Timestamp timestamp -> TEXTS.text("new.TIMESTAMP");
            case Shape.Decimal decimal -> TEXTS.text("new.DECIMAL");
            case Shape.Sequence list -> TEXTS.text("new.LIST");
            case Shape.OptionalValue optional -> TEXTS.text("new.OPTIONAL");
            case Shape.Mapping map -> TEXTS.text("new.MAP");
            case Shape.Enumeration named -> lower(named.name());
            case Shape.Struct named -> lower(named.name());
            case Shape.Union named -> lower(named.name());
        };
    }

    private static String lower(String name) {
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    /** Returns the name itself, or the name with the first number from 2 with which it is not used. */
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
        return Names.valid(name) && !used.contains(name);
    }

    private static String numbered(String stem, int number) {
        String digits = Integer.toString(number);
        return stem.substring(0, Math.min(stem.length(), LONGEST - digits.length())) + digits;
    }
}

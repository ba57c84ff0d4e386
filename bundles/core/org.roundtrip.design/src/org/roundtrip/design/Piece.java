// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.Optional;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;

/** Something that can be put into a design: from the palette, the library, the clipboard or another design. */
public sealed interface Piece {

    /**
     * Values of a shape. A struct, union or enum of the same name and parts is the one that the design has already.
     *
     * @param name  of the new parameter or field, when it gets a name; may be empty
     * @param shape which values
     */
    record Values(String name, Shape shape) implements Piece {
    }

    /**
     * Values of a new struct, union or enum, which gets a name of its own.
     *
     * @param shape the struct, union or enum
     */
    record NewType(Shape shape) implements Piece {
    }

    /**
     * Values of a struct, a union or an enum of the design.
     *
     * @param type its number
     */
    record Use(int type) implements Piece {
    }

    /**
     * A list, an optional value or a map. On a struct it is a new part; else what it is put on, or around, becomes its element
     * or its value.
     *
     * @param wrapping how it holds values
     * @param length   how many, for a list or a map
     */
    record Wrap(Form.Wrapping wrapping, Optional<Length> length) implements Piece {
    }

    /**
     * An exception for an operation. A struct of the same name and fields is the one that the design has already.
     *
     * @param exception its fields
     */
    record Thrown(Shape.Struct exception) implements Piece {
    }

    /**
     * An operation.
     *
     * @param operation with the types that it needs
     */
    record Whole(Operation operation) implements Piece {
    }

    /**
     * An operation for the values that a design is about. On a type or a payload it takes and returns values of that; elsewhere those
     * of the payload, or of the last type that is in no other.
     *
     * @param usual with the values that it has in a design without any
     */
    record Call(Operation usual) implements Piece {
    }

    /** Whether it is an operation, and not values or an exception. */
    default boolean isOperation() {
        return this instanceof Whole || this instanceof Call;
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design.diagram;

import java.util.List;
import java.util.Optional;

/**
 * An operation, a type or the payload as a box with a head and a row for each part.
 *
 * @param node   the number of what it shows
 * @param title  in its head
 * @param rows   from top to bottom
 * @param x      of its left side
 * @param y      of its top
 * @param width  of the box
 * @param height of the box; head and rows have the same height each
 */
public record Box(int node, String title, List<Row> rows, double x, double y, double width, double height) {

    /**
     * A part.
     *
     * @param node   the number of the slot; of an enum's constant that of the enum
     * @param name   of the part; may be empty
     * @param type   which values it has, in words
     * @param stacks how many lists are around the values: 0 for none
     * @param target the number of the type that a line leads to
     */
    public record Row(int node, String name, String type, int stacks, Optional<Integer> target) {
    }

    /** Copies the list. */
    public Box {
        rows = List.copyOf(rows);
    }

    /** Returns the height of the head and of each row. */
    public double rowHeight() {
        return height / (rows.size() + 1);
    }

    /** Returns the middle of a row. @param row from 0; -1 for the head */
    public double middle(int row) {
        return y + (row + 1.5) * rowHeight();
    }

    /** Returns whether a point lies in the box. */
    public boolean contains(double pointX, double pointY) {
        return pointX >= x && pointX < x + width && pointY >= y && pointY < y + height;
    }

    /** Returns the row at a height within the box, from 0; -1 for the head. */
    public int rowAt(double pointY) {
        return Math.clamp((int) Math.floor((pointY - y) / rowHeight()) - 1, -1, rows.size() - 1);
    }

    Box at(double newX, double newY) {
        return new Box(node, title, rows, newX, newY, width, height);
    }
}

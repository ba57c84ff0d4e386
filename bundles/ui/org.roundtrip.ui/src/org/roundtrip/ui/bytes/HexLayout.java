// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.bytes;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The places of offsets, digits and text on a {@link HexCanvas}. Coordinates are in points from the left edge and from
 * the top of the first row. Immutable.
 *
 * @param charWidth width of a character; all have the same
 * @param rowHeight of a row
 * @param columns   bytes in a row
 * @param digits    of an offset
 * @param spacing   what is left free
 */
record HexLayout(double charWidth, int rowHeight, int columns, int digits, Spacing spacing) {
    private static final int LEAST = 4;
    private static final int FEW = 8;
    private static final int MANY = 16;
    private static final int LEAST_DIGITS = 4;
    private static final int PER_BYTE = 2;

    /**
     * What is left free, in characters. It is at the edges, between offset, digits and text, between two bytes, and more
     * after eight.
     */
    enum Spacing {
        /** As hex dumps are usually written. */
        WIDE(1, 2, 1, 1),
        /** Where there would be fewer bytes in a row otherwise. */
        NARROW(0.5, 1.5, 0.5, 0.5);

        private final double margin;
        private final double gap;
        private final double between;
        private final double middle;

        Spacing(double margin, double gap, double between, double middle) {
            this.margin = margin;
            this.gap = gap;
            this.between = between;
            this.middle = middle;
        }
    }

    /** As many columns as fit, and as many digits as the largest offset has. */
    static HexLayout of(int width, double charWidth, int rowHeight, int size) {
        int digits = Math.max(LEAST_DIGITS, Integer.toHexString(Math.max(0, size - 1)).length() + 1 & ~1);
        return IntStream.of(MANY, FEW).boxed().flatMap(columns -> Stream.of(Spacing.values())
                .map(spacing -> new HexLayout(charWidth, rowHeight, columns, digits, spacing)))
                .filter(layout -> layout.width() <= width).findFirst()
                .orElseGet(() -> new HexLayout(charWidth, rowHeight, LEAST, digits, Spacing.WIDE));
    }

    int rows(int size) {
        return (size + columns - 1) / columns;
    }

    int width() {
        return (int) Math.ceil((textAt(columns) + spacing.margin) * charWidth);
    }

    int offsetX() {
        return (int) Math.round(spacing.margin * charWidth);
    }

    int hexX(int column) {
        return (int) Math.round(hexAt(column) * charWidth);
    }

    int textX(int column) {
        return (int) Math.round(textAt(column) * charWidth);
    }

    /** Left edge of a byte's cell among the digits. The cell reaches to the next one. */
    int hexCellX(int column) {
        return (int) Math.round((hexAt(column) - (spacing.between + (column == FEW ? spacing.middle : 0)) / 2) * charWidth);
    }

    /** Right edge of that cell. */
    int hexCellEnd(int column) {
        return column + 1 == columns ? (int) Math.round((hexAt(column) + PER_BYTE + spacing.between / 2) * charWidth) : hexCellX(column + 1);
    }

    int column(int at) {
        return at % columns;
    }

    int row(int at) {
        return at / columns;
    }

    /**
     * The byte nearest to a place.
     *
     * @param y from the top of the first row
     * @return -1 when there are no bytes
     */
    int nearest(int x, int y, int size) {
        if (size == 0) {
            return -1;
        }
        int row = Math.clamp(Math.floorDiv(y, rowHeight), 0, rows(size) - 1);
        int column = x >= (textX(0) + hexCellEnd(columns - 1)) / 2 ? columnByText(x) : columnByHex(x);
        return Math.min(row * columns + column, size - 1);
    }

    /** The byte at a place; -1 when there is none. */
    int at(int x, int y, int size) {
        boolean inHex = x >= hexCellX(0) && x < hexCellEnd(columns - 1);
        boolean inText = x >= textX(0) && x < textX(columns);
        int row = Math.floorDiv(y, rowHeight);
        int at = row * columns + (inHex ? columnByHex(x) : columnByText(x));
        return (inHex || inText) && row >= 0 && row < rows(size) && at < size ? at : -1;
    }

    private int columnByHex(int x) {
        int column = 0;
        while (column + 1 < columns && x >= hexCellX(column + 1)) {
            column++;
        }
        return column;
    }

    private int columnByText(int x) {
        return Math.clamp((int) Math.floor((x / charWidth) - textAt(0)), 0, columns - 1);
    }

    private double hexAt(int column) {
        return spacing.margin + digits + spacing.gap + (PER_BYTE + spacing.between) * column + (column >= FEW ? spacing.middle : 0);
    }

    private double textAt(int column) {
        return hexAt(columns - 1) + PER_BYTE + spacing.gap + column;
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Divides a width among columns, or among other parts beside each other, by what they contain. */
public final class SharedWidth {
    private SharedWidth() {
    }

    /**
     * The widths of columns. Where all of them have room, each has what it wants, and one has what is left. Otherwise those
     * that want less than an equal share have it, and the others share the rest.
     *
     * @param room   pixels for all of them
     * @param least  no column becomes narrower; all together may then be wider than the room
     * @param rest   index of the column that has what is left
     * @param wanted widths in pixels at which nothing is cut
     */
    public static int[] of(int room, int least, int rest, int... wanted) {
        int[] widths = wanted.clone();
        int wants = Arrays.stream(wanted).sum();
        if (wants <= room) {
            widths[rest] += room - wants;
            return widths;
        }
        int[] rising = Arrays.stream(wanted).sorted().toArray();
        int left = room;
        int share = 0;
        for (int i = 0; i < rising.length; i++) {
            share = left / (rising.length - i);
            if (rising[i] > share) {
                break;
            }
            left -= rising[i];
        }
        for (int i = 0; i < widths.length; i++) {
            widths[i] = Math.max(Math.min(least, wanted[i]), Math.min(wanted[i], share));
        }
        return widths;
    }

    /**
     * The same, where the first column comes before the others. It has what it wants, up to a share of the room and to
     * what the others leave.
     *
     * @param first that share, below 1
     */
    public static int[] of(int room, int least, int rest, double first, int... wanted) {
        int[] widths = of(room, least, rest, wanted);
        int name = Math.min(wanted[0], (int) (first * room));
        if (widths[0] >= name) {
            return widths;
        }
        int[] behind = Arrays.copyOfRange(wanted, 1, wanted.length);
        // What the others leave is the first one's.
        name = Math.max(name, room - Arrays.stream(behind).sum());
        int[] others = of(room - name, least, Math.max(0, rest - 1), behind);
        return IntStream.concat(IntStream.of(name), IntStream.of(others)).toArray();
    }

    /**
     * Takes from the columns behind another one what that one lacks.
     *
     * @param whole  index of the column that is not cut while those behind it have the least width
     * @param widths of all columns, which are changed
     */
    static void keepWhole(int whole, int least, int[] widths, int... wanted) {
        int lacks = wanted[whole] - widths[whole];
        int behind = Arrays.stream(widths, whole + 1, widths.length).sum();
        int needed = Arrays.stream(wanted, whole + 1, wanted.length).map(each -> Math.min(least, each)).sum();
        int taken = Math.min(lacks, behind - needed);
        if (taken > 0 && whole + 1 < widths.length) {
            widths[whole] += taken;
            int[] others = of(behind - taken, least, 0, Arrays.copyOfRange(wanted, whole + 1, wanted.length));
            System.arraycopy(others, 0, widths, whole + 1, others.length);
        }
    }
}

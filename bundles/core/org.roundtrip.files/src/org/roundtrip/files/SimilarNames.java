// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Finds the names that a person may have meant who typed one that nothing has. Any thread. */
public final class SimilarNames {
    private SimilarNames() {
    }

    /**
     * Returns the names with the fewest slips, in their order. It is empty when all have more slips than a name of that
     * length is allowed. Capital letters are no slip.
     *
     * @param charactersPerSlip one slip is allowed in so many characters
     */
    public static List<String> bySlips(String typed, Collection<String> names, int charactersPerSlip) {
        int most = typed.length() / charactersPerSlip;
        int[] slips = names.stream().mapToInt(name -> slips(name.toLowerCase(Locale.ROOT), typed.toLowerCase(Locale.ROOT))).toArray();
        int fewest = IntStream.of(slips).min().orElse(Integer.MAX_VALUE);
        List<String> all = List.copyOf(names);
        return fewest > most ? List.of() : IntStream.range(0, slips.length).filter(i -> slips[i] == fewest).mapToObj(all::get).toList();
    }

    /**
     * How many characters must be put in, left out, replaced or exchanged with their neighbour to get another name. None
     * is touched twice (Damerau 1964).
     */
    private static int slips(String a, String b) {
        int[][] slips = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    slips[i][j] = i + j;
                    continue;
                }
                boolean same = a.charAt(i - 1) == b.charAt(j - 1);
                slips[i][j] = Math.min(slips[i - 1][j - 1] + (same ? 0 : 1), Math.min(slips[i - 1][j], slips[i][j - 1]) + 1);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    slips[i][j] = Math.min(slips[i][j], slips[i - 2][j - 2] + 1);
                }
            }
        }
        return slips[a.length()][b.length()];
    }
}

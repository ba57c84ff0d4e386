// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package generated;

import org.roundtrip.harness.load.Arrivals;

/** The classes that a contract compiler would write for {@code Trial}: one operation {@code twice} that doubles an int. */
public final class Behaviours {
    private final Arrivals arrivals;

    public Behaviours(long seed, int pool, Arrivals arrivals) {
        this.arrivals = arrivals;
    }

    public int twice(int number) {
        long since = arrivals.arrived();
        int result = number * 2;
        if (arrivals.recording()) {
            arrivals.add(digest -> {
                digest.put(number);
                digest.put(result);
            });
        }
        arrivals.departed(since);
        return result;
    }
}

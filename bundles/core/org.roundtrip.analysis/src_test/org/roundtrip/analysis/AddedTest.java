// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.Added.Quantity;
import org.roundtrip.model.Evidence;
import org.roundtrip.model.Evidence.Kind;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;

class AddedTest {
    private static Result row(String variant, String over, String operation, double nanos, Double packets, double bytes, Kind... kinds) {
        return new Result(ProviderChoice.of(variant).over(over), operation, "void", 3, 9000, null, null, null, nanos, null, null, null, null, null, null, null,
                packets, bytes, null, null, null, null, List.of(nanos), null, List.of(kinds).stream().map(kind -> new Evidence(kind, 1, 0)).toList(), null);
    }

    @Test
    void aRowIsComparedWithThatOfTheSameOperationBelowIt() {
        Result ping = row("cxf", "", "ping", 1000, 4.0, 800), other = row("cxf", "", "other", 5000, 6.0, 900);
        Result tls = row("tls", "cxf", "ping", 3000, 4.0, 780), alone = row("alone", "gone", "ping", 1, 1.0, 1);
        List<Added> added = Added.of(List.of(other, ping, tls, alone));
        assertEquals(List.of(new Added(ping, tls)), added);
        assertEquals(2000, added.getFirst().difference(Quantity.TIME));
        assertEquals(0, added.getFirst().difference(Quantity.PACKETS));
        assertEquals(-20, added.getFirst().difference(Quantity.BYTES));
        assertFalse(added.getFirst().bound(Quantity.TIME));
    }

    @Test
    void whatWasNotMeasuredHasNoDifference() {
        Result base = row("cxf", "", "ping", 1000, null, 800), failed = row("tls", "cxf", "ping", 3000, 4.0, 780, Kind.LOST_CALLS);
        Added added = Added.of(List.of(base, failed)).getFirst();
        assertNull(added.difference(Quantity.PACKETS));
        assertNull(added.difference(Quantity.TIME));
    }

    @Test
    void aTimeOfACallThatWasNotWarmIsABound() {
        Added added = Added.of(List.of(row("cxf", "", "ping", 1000, 4.0, 800), row("tls", "cxf", "ping", 3000, 4.0, 780, Kind.COLD_FORKS))).getFirst();
        assertTrue(added.bound(Quantity.TIME));
        assertFalse(added.bound(Quantity.BYTES));
    }
}

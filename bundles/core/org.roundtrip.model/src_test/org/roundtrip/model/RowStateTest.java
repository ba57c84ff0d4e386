// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RowStateTest {
    private static Result row(Evidence.Kind... kinds) {
        return new Result(ProviderChoice.of("rmi"), "ping", "void", 1, 1000, null, null, null, 100.0, null, null, null, null, null, null, null,
                null, null, null, null, null, null, List.of(100.0), null, Stream.of(kinds).map(kind -> new Evidence(kind, 1, 0)).toList(), null);
    }

    @ParameterizedTest
    @EnumSource(Evidence.Kind.class)
    void gravestKindsComeFirst(Evidence.Kind kind) {
        RowState state = row(kind).state();
        Stream.of(Evidence.Kind.values()).skip(kind.ordinal() + 1L).forEach(next -> assertTrue(row(next).state().compareTo(state) <= 0, next.name()));
        assertEquals(state, row(Evidence.Kind.ONE_WAY, kind).state());
    }

    @Test
    void aDisturbedRowMayBeWarmingToo() {
        Result row = row(Evidence.Kind.BUSY, Evidence.Kind.COLD_FORKS);
        assertEquals(RowState.DISTURBED, row.state());
        assertTrue(row.is(RowState.WARMING));
        assertFalse(row.tells(), "its times are bounds");
        assertTrue(row(Evidence.Kind.BUSY).tells() && row(Evidence.Kind.FORKS_APART).tells());
    }
}

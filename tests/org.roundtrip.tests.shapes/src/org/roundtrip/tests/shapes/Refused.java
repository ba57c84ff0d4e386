// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.shapes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.roundtrip.provider.Refusal;

/** Assertions about what a provider refuses. */
public final class Refused {
    private Refused() {
    }

    /** Asserts that one field alone was refused, for a reason that contains some words. */
    public static void only(String field, String words, List<Refusal> refusals) {
        assertEquals(List.of(field), refusals.stream().map(Refusal::field).toList());
        assertTrue(refusals.getFirst().reason().contains(words), refusals.toString());
    }
}

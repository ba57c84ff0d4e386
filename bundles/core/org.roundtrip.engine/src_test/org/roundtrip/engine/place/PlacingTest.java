// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.place;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class PlacingTest {

    /** So blocks that are added to a run are placed as the others were. */
    @Test
    void whatARunRecordsIsReadAgain() {
        for (Placing placing : List.of(Placing.FREE, new Placing("0", "0", "1"), new Placing("0,2-3", "1", "4"))) {
            assertEquals(placing, Placing.of(placing.recorded()));
        }
        assertEquals(Placing.FREE, Placing.of("what a later version records"));
    }
}

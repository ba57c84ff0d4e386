// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.roundtrip.model.Amount;

class QuickWarmUpTest {
    @Test
    void aSlowMiddlewareGoesOnUntilItHasEnoughCalls() {
        assertEquals(new Amount(4_200, QuickWarmUp.MOST_SECONDS), QuickWarmUp.more(Amount.seconds(0.5), 800));
    }

    @Test
    void aFastOneIsWarmAlready() {
        assertEquals(Amount.NONE, QuickWarmUp.more(Amount.seconds(0.5), 5_000));
    }

    @Test
    void aPlanThatWantsFewCallsOrNoneGetsNoMore() {
        assertEquals(Amount.NONE, QuickWarmUp.more(new Amount(100, 0.5), 100));
        assertEquals(new Amount(60, QuickWarmUp.MOST_SECONDS), QuickWarmUp.more(new Amount(100, 0.5), 40));
        assertEquals(Amount.NONE, QuickWarmUp.more(Amount.NONE, 0));
    }
}

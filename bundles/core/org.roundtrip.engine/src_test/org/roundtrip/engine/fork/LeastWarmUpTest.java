// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.model.Amount;
import org.roundtrip.model.load.Load;

class LeastWarmUpTest {
    private static final Load ONE = Load.ONE_CALLER;
    private static final Load OPEN = new Load.Open(100, new Load.Constant(), Load.Open.USUAL_CALLERS, false, false);

    /** A full run of the same plan was colder than a quick one, and was quoted. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aSlowMiddlewareGoesOnUntilItHasEnoughCalls(boolean quick) {
        assertEquals(new Amount(4_200, LeastWarmUp.MOST_SECONDS), LeastWarmUp.more(Amount.seconds(0.5), quick, ONE, 800));
    }

    @Test
    void aFullRunKeepsANumberOfCallsAndARate() {
        assertEquals(Amount.NONE, LeastWarmUp.more(new Amount(100, 0.5), false, ONE, 40));
        assertEquals(Amount.NONE, LeastWarmUp.more(Amount.atLeast(100, 0.5), false, ONE, 100));
        assertEquals(Amount.NONE, LeastWarmUp.more(Amount.seconds(0.5), false, OPEN, 50));
        assertEquals(new Amount(4_950, LeastWarmUp.MOST_SECONDS), LeastWarmUp.more(Amount.seconds(0.5), true, OPEN, 50));
    }

    @Test
    void aFastOneIsWarmAlready() {
        assertEquals(Amount.NONE, LeastWarmUp.more(Amount.seconds(0.5), true, ONE, 5_000));
    }

    @Test
    void aPlanThatWantsFewCallsOrNoneGetsNoMore() {
        assertEquals(Amount.NONE, LeastWarmUp.more(new Amount(100, 0.5), true, ONE, 100));
        assertEquals(new Amount(60, LeastWarmUp.MOST_SECONDS), LeastWarmUp.more(new Amount(100, 0.5), true, ONE, 40));
        assertEquals(Amount.NONE, LeastWarmUp.more(Amount.NONE, true, ONE, 0));
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.model.Contract;
import org.roundtrip.model.ExpectedValues;

/** All values arrive as the plan's seed gives them, in both styles and with both senders. */
class CarriesShapesTest {
    private static final long SEED = 20051127;
    /** Calls with large values: each takes as long as thousands of small ones. */
    private static final int FEW = 2;
    /** One folder for all tests, so that contracts that differ only in the sender are compiled once. */
    @TempDir
    static Path folder;

    @Tag("night")
    @ParameterizedTest
    @CsvSource({"encoded,keep-alive", "literal,keep-alive", "encoded,1.0", "literal,1.0"})
    void everyKindOfShapeArrives(String style, String http) throws Exception {
        arrives(AxisContracts.everything(), style, http, Exchange.POOL);
    }

    @Tag("night")
    @ParameterizedTest
    @ValueSource(strings = {"encoded", "literal"})
    void largeValuesArrive(String style) throws Exception {
        arrives(AxisContracts.large(), style, "keep-alive", FEW);
    }

    @ParameterizedTest
    @ValueSource(strings = {"encoded", "literal"})
    void awkwardNamesDoNoHarm(String style) throws Exception {
        arrives(AxisContracts.awkward(), style, "keep-alive", Exchange.POOL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"encoded", "literal"})
    void randomShapesArrive(String style) throws Exception {
        arrives(AxisContracts.random(1), style, "keep-alive", Exchange.POOL);
    }

    @Tag("night")
    @ParameterizedTest
    @CsvSource({"encoded,2", "literal,2", "encoded,3", "literal,3"})
    void moreRandomShapesArrive(String style, long seed) throws Exception {
        arrives(AxisContracts.random(seed), style, "keep-alive", Exchange.POOL);
    }

    private void arrives(Contract contract, String style, String http, int mostCalls) throws Exception {
        try (Isolated isolated = new Isolated(contract, Map.of("style", style, "http", http), folder, 0, SEED)) {
            assertAll(contract.operations().stream().map(operation -> () -> {
                int calls = Math.min(mostCalls, ExpectedValues.pool(operation));
                ExpectedValues expected = ExpectedValues.of(operation, SEED, calls);
                String[] digests = isolated.digests(operation.name(), calls);
                assertEquals(expected.digest(), digests[1], "the server's digest of " + operation.name());
                assertEquals(expected.digest(), digests[0], "the client's digest of " + operation.name());
            }));
        }
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.harness.values.ExpectedValues;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;

/** All values arrive as the plan's seed gives them, in both styles and with both senders. */
class CarriesShapesTest {
    private static final long SEED = 20051127;
    /** One folder for all tests, so that contracts that differ only in the sender are compiled once. */
    @TempDir
    static Path folder;

    @ParameterizedTest
    @CsvSource({"encoded,keep-alive", "literal,keep-alive", "encoded,1.0", "literal,1.0"})
    void everyKindOfShapeArrives(String style, String http) throws Exception {
        arrives(AxisContracts.everything(), style, http);
    }

    @ParameterizedTest
    @ValueSource(strings = {"encoded", "literal"})
    void largeValuesArrive(String style) throws Exception {
        arrives(AxisContracts.large(), style, "keep-alive");
    }

    @ParameterizedTest
    @ValueSource(strings = {"encoded", "literal"})
    void awkwardNamesDoNoHarm(String style) throws Exception {
        arrives(AxisContracts.awkward(), style, "keep-alive");
    }

    @ParameterizedTest
    @CsvSource({"encoded,1", "literal,1", "encoded,2", "literal,2"})
    void randomShapesArrive(String style, long seed) throws Exception {
        arrives(AxisContracts.random(seed), style, "keep-alive");
    }

    private void arrives(Contract contract, String style, String http) throws Exception {
        Map<Integer, Isolated> byPool = new TreeMap<>();
        try {
            Stream.Builder<Executable> checks = Stream.builder();
            for (Operation operation : contract.operations()) {
                ExpectedValues expectedValues = ExpectedValues.of(operation, SEED);
                if (!byPool.containsKey(expectedValues.pool())) {
                    byPool.put(expectedValues.pool(), new Isolated(contract, Map.of("style", style, "http", http), folder, 0, SEED,
                            expectedValues.pool()));
                }
                checks.add(() -> {
                    String[] digests = byPool.get(expectedValues.pool()).digests(operation.name());
                    assertEquals(expectedValues.digest(), digests[1], "the server's digest of " + operation.name());
                    assertEquals(expectedValues.digest(), digests[0], "the client's digest of " + operation.name());
                });
            }
            assertAll(checks.build());
        } finally {
            for (Isolated isolated : byPool.values()) {
                isolated.close();
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.fuzz;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.roundtrip.tests.shapes.Tries;

/** The kept inputs, and some new ones, the same in every run; {@code releng/bench fuzz} runs a million. */
@Tag("fuzz")
class FuzzTest {
    private static final Path CORPUS = Path.of("src_test/org/roundtrip/packets/fuzz/corpus");
    private static final int NEW_INPUTS = Tries.of(200, 1500);

    private Scratch scratch;

    @BeforeEach
    void open() throws IOException {
        scratch = new Scratch();
    }

    @AfterEach
    void close() {
        scratch.close();
    }

    @TestFactory
    List<DynamicTest> everyTargetStandsWhateverItIsGiven() throws IOException {
        Corpus corpus = new Corpus(CORPUS);
        List<DynamicTest> tests = new ArrayList<>();
        for (FuzzTarget target : Targets.all(corpus.seeds(), scratch)) {
            tests.add(dynamicTest(target.name(), () -> {
                Fuzzer fuzzer = new Fuzzer(target, 1);
                for (byte[] seed : target.seeds()) {
                    fuzzer.take(seed);
                }
                int ofGoodInputs = fuzzer.outcomes();
                for (byte[] kept : corpus.of(target)) {
                    fuzzer.take(kept);
                }
                fuzzer.fuzz(NEW_INPUTS);
                assertTrue(fuzzer.outcomes() > ofGoodInputs, "nothing more came out than of good inputs");
            }));
        }
        return tests;
    }
}

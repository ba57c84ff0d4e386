// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.AssertionFailedError;

/**
 * Tests that every provider passes, also that of a new middleware. They run with each provider that is registered. Servers
 * and clients are processes of their own, as in a run. In the end, the seconds of each provider are printed.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ProviderKitTest {
    @TempDir
    Path folder;
    private final Map<String, Long> nanos = new TreeMap<>();

    @TestFactory
    Stream<DynamicNode> everyProvider() throws Exception {
        List<Subject> subjects = Subject.all(folder);
        assertFalse(subjects.isEmpty());
        ExpectedDigests expected = new ExpectedDigests();
        Stream<DynamicNode> each = subjects.stream().map(subject -> DynamicContainer.dynamicContainer(subject.info().id(),
                cases(subject, expected).map(test -> timed(subject.info().id(), test))));
        return Stream.concat(each, Stream.of(DynamicContainer.dynamicContainer("pairs",
                PairCase.all(subjects, expected).map(test -> timed("pairs", test)))));
    }

    private static Stream<DynamicTest> cases(Subject subject, ExpectedDigests expected) {
        Verifications verifications = new Verifications(subject, expected);
        LazyGroup group = new LazyGroup();
        MeasuredRuns runs = new MeasuredRuns(subject, group);
        return Stream.of(new DescriptionCases(subject).all(), new CompileCases(subject, verifications).all(),
                new ShapeCases(subject, verifications).all(), new ProcessCases(subject, verifications, expected).all(),
                new RunCases(subject, runs).all(), new LossCases(subject, runs, group).all(), new SetUpCases(subject, runs, expected).all(), new WireCases(subject, verifications).all(),
                new SoapCases(subject, verifications).all(), new FilterCases(subject, expected).all(), new PacketCases(runs).all(),
                new PreviewCases(subject, runs).all(),
                new JavaCases(subject, group).all())
                .flatMap(tests -> tests);
    }

    /** Reports number dynamic tests, so a failure names its provider and test itself. */
    private DynamicTest timed(String provider, DynamicTest test) {
        return DynamicTest.dynamicTest(test.getDisplayName(), () -> {
            long began = System.nanoTime();
            try {
                test.getExecutable().execute();
            } catch (AssertionError e) {
                throw new AssertionFailedError(provider + ", " + test.getDisplayName() + ": " + e.getMessage(), e);
            } finally {
                nanos.merge(provider, System.nanoTime() - began, Long::sum);
            }
        });
    }

    @AfterAll
    void printCosts() {
        nanos.forEach((provider, sum) -> System.out.printf("kit: %s %d s%n", provider, TimeUnit.NANOSECONDS.toSeconds(sum)));
    }
}

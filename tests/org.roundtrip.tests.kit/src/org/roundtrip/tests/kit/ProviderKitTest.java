// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.AssertionFailedError;

/**
 * Tests that every provider passes, also that of a new middleware. They run with each provider that is registered. Servers
 * and clients are processes of their own, as in a run. In the end, the seconds of each provider are printed.
 *
 * <p>What each commit needs takes a pair of processes for all shapes, a measured run and a preview; those of two providers are
 * made side by side, ahead of the tests that examine them. A thorough test tries one provider after the other.
 */
@Tag("kit")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ProviderKitTest {
    @TempDir
    Path folder;
    private final Map<String, Long> nanos = new ConcurrentSkipListMap<>();
    private final ExecutorService ahead = Executors.newFixedThreadPool(2);

    @TestFactory
    Stream<DynamicNode> everyProvider() throws Exception {
        List<Subject> subjects = Subject.all(folder);
        assertFalse(subjects.isEmpty());
        ExpectedDigests expected = new ExpectedDigests(subjects.getFirst().thorough());
        if (subjects.getFirst().thorough()) {
            return Stream.concat(subjects.stream().map(subject -> thorough(subject, expected)),
                    Stream.of(container("pairs", PairCase.all(subjects, expected))));
        }
        List<Future<DynamicNode>> made = subjects.stream().map(subject -> ahead.submit(() -> quick(subject, expected))).toList();
        return made.stream().map(ProviderKitTest::get);
    }

    private DynamicNode thorough(Subject subject, ExpectedDigests expected) {
        LazyGroup runs = new LazyGroup(2);
        return container(subject.info().id(), tests(subject, expected, new LazyGroup(2), runs));
    }

    /** Makes what the tests of a provider examine, on a thread that does this for one provider after the other. */
    private DynamicNode quick(Subject subject, ExpectedDigests expected) throws Exception {
        LazyGroup all = new LazyGroup(1);
        List<DynamicTest> tests = tests(subject, expected, all, all).toList();
        long began = System.nanoTime();
        all.make();
        nanos.merge(subject.info().id(), System.nanoTime() - began, Long::sum);
        return container(subject.info().id(), tests.stream());
    }

    private static DynamicNode get(Future<DynamicNode> made) {
        try {
            return made.get();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Stream<DynamicTest> tests(Subject subject, ExpectedDigests expected, LazyGroup verified, LazyGroup measured) {
        Verifications verifications = new Verifications(subject, expected, verified);
        MeasuredRuns runs = new MeasuredRuns(subject, measured);
        Stream<DynamicTest> always = Stream.of(new DescriptionCases(subject).all(), new CompileCases(subject, verifications).all(),
                new NameCases(subject, verifications, expected).all(),
                new ProcessCases(subject, verifications, expected).all(), new WireCases(subject, verifications, expected).all(),
                new RunCases(subject, runs).all(),
                new SetUpCases(subject, runs, expected).all(), new PacketCases(subject, runs).all(),
                new PreviewCases(subject, runs, measured).all(), new JavaCases(subject, verifications, measured).all())
                .flatMap(tests -> tests);
        return !subject.thorough() ? always : Stream.of(always, new LossCases(subject, runs).all(),
                new FilterCases(subject, expected).all(), new AttackCases(subject, expected).all()).flatMap(tests -> tests);
    }

    private DynamicNode container(String name, Stream<DynamicTest> tests) {
        return DynamicContainer.dynamicContainer(name, tests.map(test -> timed(name, test)));
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
        ahead.shutdownNow();
        nanos.forEach((provider, sum) -> System.out.printf("kit: %s %d s%n", provider, TimeUnit.NANOSECONDS.toSeconds(sum)));
    }
}

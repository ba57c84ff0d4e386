// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.engine.RunListener;
import org.roundtrip.engine.Runner;
import org.roundtrip.engine.Turn;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.jdk.Jdks;
import org.roundtrip.model.Amount;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;

/**
 * A provider's processes need only the Java that the provider declares, and run in every newer one: the engine runs them
 * with different Java releases on both sides, as far as this machine has them, and verifies every value.
 */
final class JavaCases {
    /** Releases of the client and the server: each is on each side, and the oldest ones face the newest. */
    private static final List<List<Integer>> PAIRS = List.of(List.of(11, 25), List.of(25, 17), List.of(17, 21),
            List.of(21, 11), List.of(8, 25), List.of(25, 8));
    /** Contain classes of the workbench that no fork needs. */
    private static final Set<String> WORKBENCH =
            Set.of("org/roundtrip/model/Plan", "org/roundtrip/contract/Recipe", "org/roundtrip/provider/Provider");
    /** The first releases of Java have the major versions from 45 on. */
    private static final int MAJOR_OF_JAVA_0 = 44;

    private final Subject subject;
    private final Verifications verifications;
    private final Jdks jdks;
    private final Map<List<Integer>, Lazy<Map<String, Fork>>> runs = new HashMap<>();

    /** @param group makes the runs beside others; nobody looks at their times */
    JavaCases(Subject subject, Verifications verifications, LazyGroup group) {
        this.subject = subject;
        this.verifications = verifications;
        this.jdks = new Jdks(subject.home());
        if (subject.info().inJvm() && subject.thorough()) {
            int half = (PAIRS.size() + 1) / 2;
            for (List<List<Integer>> pairs : List.of(PAIRS.subList(0, half), PAIRS.subList(half, PAIRS.size()))) {
                Lazy<Map<String, Fork>> run = group.add(() -> run(pairs));
                pairs.forEach(pair -> runs.put(pair, run));
            }
        }
    }

    Stream<DynamicTest> all() {
        if (!subject.info().inJvm()) {
            return Stream.of();
        }
        Stream<DynamicTest> levels = Stream.of(dynamicTest("its processes need only the Java that it declares", this::levels));
        return !subject.thorough() ? levels : Stream.concat(levels,
                PAIRS.stream().filter(this::declared).map(pair -> dynamicTest(name(pair), () -> verified(pair))));
    }

    private void levels() throws Exception {
        Map<String, String> options = subject.defaults();
        CompileSetting setting = subject.setting(options);
        Compiled compiled = subject.provider().compile(verifications.contract(options), setting).with(setting.libraries());
        for (Launch launch : List.of(subject.provider().client(compiled, options),
                subject.provider().server(compiled, options))) {
            ClassVersions versions = ClassVersions.of(((Launch.Jvm) launch).classPath());
            assertTrue(versions.majors().containsKey("org/roundtrip/harness/ClientMain"));
            assertEquals(List.of(), versions.above(MAJOR_OF_JAVA_0 + subject.info().java()));
            assertEquals(Set.of(), WORKBENCH.stream().filter(versions.majors()::containsKey).collect(Collectors.toSet()));
        }
    }

    private void verified(List<Integer> pair) throws Exception {
        Optional<Integer> missing = pair.stream().filter(release -> !found(release)).findFirst();
        assumeTrue(missing.isEmpty(), () -> "No Java " + missing.orElseThrow() + " was found on this machine.");
        Fork fork = runs.get(pair).get().get(name(pair));
        assertEquals(Fork.State.DONE, fork.state(), fork.error());
    }

    private Map<String, Fork> run(List<List<Integer>> pairs) throws Exception {
        List<ProviderChoice> choices = pairs.stream().filter(this::declared).filter(pair -> pair.stream().allMatch(this::found))
                .map(pair -> new ProviderChoice(name(pair), side(pair.getFirst()), side(pair.getLast()))).toList();
        Protocol protocol = new Protocol(1, Amount.calls(20), Amount.calls(20), 0, 30, 128, Trial.SEED);
        Runner runner = new Runner(new ProviderCatalogue(Map.of(subject.info(), subject.provider())),
                subject.home());
        Run run = runner.start(new Plan("java", "", Contracts.table(), choices, protocol), false, Instant.now(),
                began -> subject.folder().resolve("java-" + PAIRS.indexOf(pairs.getFirst())), RunListener.NONE, Turn.ANYWAY).await();
        return run.forks().stream().collect(Collectors.toMap(Fork::variant, fork -> fork));
    }

    /** Whether the provider declares that it runs in both. */
    private boolean declared(List<Integer> pair) {
        return pair.stream().allMatch(release -> release >= subject.info().java());
    }

    private ChosenSide side(int release) {
        return subject.side(subject.defaults(), Integer.toString(release));
    }

    /** Whether there is such a Java, with the modules that the provider needs. */
    private boolean found(int release) {
        return jdks.find(Integer.toString(release)).filter(jdk -> jdk.lacking(subject.info().modules()).isEmpty()).isPresent();
    }

    private static String name(List<Integer> pair) {
        return "a client in Java %d calls a server in Java %d".formatted(pair.getFirst(), pair.getLast());
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.check.Pairs;
import org.roundtrip.engine.trial.Memory;
import org.roundtrip.engine.trial.TrialProvider;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.RunFolder;
import org.roundtrip.libraries.LibraryFetch;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.ProviderInfo;
import org.roundtrip.provider.Refusal;

/** Every client calls every server, and a pair leaves out what it cannot carry. */
class EveryPairTest {
    @TempDir
    private Path folder;
    private final List<Contract> compiled = Collections.synchronizedList(new ArrayList<>());
    /** For which partners the providers compiled. */
    private final List<String> partners = Collections.synchronizedList(new ArrayList<>());

    @Test
    void eachPairIsMeasuredWithWhatItCarries() throws Exception {
        Run run = runner("one", "two", "lonely").start(plan("one", "two", "lonely"), false, folder.resolve("run"), RunListener.NONE).await();
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        assertEquals(List.of("lonely", "one", "one to two", "two", "two to one"),
                run.forks().stream().map(Fork::variant).distinct().sorted().toList());
        Map<String, List<Fork.State>> states = run.forks().stream().collect(Collectors.groupingBy(Fork::operation,
                Collectors.mapping(Fork::state, Collectors.toList())));
        assertEquals(Collections.nCopies(5, Fork.State.DONE), states.get("twice"));
        assertEquals(Collections.nCopies(5, Fork.State.REFUSED), states.get("ping"));
        Fork refused = run.forks().stream().filter(fork -> fork.operation().equals("ping")).findFirst().orElseThrow();
        assertEquals("one cannot carry ping.result: it can do nothing but twice",
                refused.error().replaceFirst("^(two|lonely)", "one"));
        assertEquals(List.of(List.of("twice")), compiled.stream().map(contract -> contract.operations().stream().map(Operation::name)
                .toList()).distinct().toList(), "no side compiles what is refused");
        assertEquals(Set.of("one for itself", "two for itself", "lonely for itself", "one for two", "two for one"), Set.copyOf(partners));
        assertEquals(run, RunFolder.open(folder.resolve("run")).run(), "the saved run equals the returned one");
    }

    @Test
    void withoutEveryPairARefusalRefusesThePlan() throws Exception {
        assertEquals(List.of("one, ping.result: it can do nothing but twice"), runner("one").check(plan("one").withEveryPair(false)).stream()
                .map(Object::toString).toList());
        assertEquals(List.of(), runner("one").check(plan("one")));
    }

    @Test
    void aPairLeavesOutWhatItsTwoSidesCannotExchange() throws Exception {
        Run run = runner("one", "shy").start(plan("one", "shy"), false, folder.resolve("run"), RunListener.NONE).await();
        Map<String, Fork> twice = run.forks().stream().filter(fork -> fork.operation().equals("twice"))
                .collect(Collectors.toMap(Fork::variant, fork -> fork));
        assertEquals(Fork.State.DONE, twice.get("shy").state());
        assertEquals(Fork.State.DONE, twice.get("one").state());
        for (String pair : List.of("one to shy", "shy to one")) {
            assertEquals(Fork.State.REFUSED, twice.get(pair).state());
            assertEquals("shy and one cannot exchange twice.number: shy halves the numbers of one", twice.get(pair).error());
        }
        Plan chosen = new Plan("Pair", "", TrialProvider.CONTRACT, List.of(new ProviderChoice("mixed", ChosenSide.of("one"),
                ChosenSide.of("shy"))), Trials.SHORT);
        assertEquals(List.of("mixed, twice.number: shy halves the numbers of one"),
                runner("one", "shy").check(chosen).stream().map(Object::toString).toList());
    }

    @Test
    void tooManyPairsAreRefused() {
        String[] ids = new String[11];
        for (int i = 0; i < ids.length; i++) {
            ids[i] = "p" + i;
        }
        assertEquals(List.of("Every client with every server makes 121 pairs; at most 100 can be measured in one run, so choose fewer providers."),
                runner(ids).check(plan(ids)).stream().map(Object::toString).toList());
    }

    @Test
    void aPlanThatMeasuresWhatIsChosenStaysAsItIs() {
        Plan plan = plan("one", "two").withEveryPair(false);
        assertEquals(plan, Pairs.of(catalogue("one", "two"), plan));
    }

    private Runner runner(String... ids) {
        RoundtripHome home = new RoundtripHome(folder.resolve("home"));
        return new Runner(catalogue(ids), home, LibraryFetch.into(home), new Memory().place());
    }

    private ProviderCatalogue catalogue(String... ids) {
        return new ProviderCatalogue(List.of(ids).stream().collect(Collectors.toMap(EveryPairTest::info, id -> new TrialProvider() {
            @Override
            public Compiled compile(Contract contract, CompileSetting setting) {
                compiled.add(contract);
                partners.add(id + " for " + setting.other().map(ProviderInfo::id).orElse("itself"));
                return new Compiled(setting.cache(), "0123", true);
            }

            @Override
            public List<Refusal> refusals(Contract contract, Map<String, String> options, ProviderInfo other) {
                return !id.equals("shy") || contract.operations().stream().noneMatch(operation -> operation.name().equals("twice")) ? List.of()
                        : List.of(new Refusal("twice.number", "shy halves the numbers of " + other.label()));
            }
        })));
    }

    private static ProviderInfo info(String id) {
        return new ProviderInfo(id, id, "F", "P", "1", "MIT", false, id.equals("lonely") ? "" : "IDL", 21, false, false, false, List.of());
    }

    private static Plan plan(String... ids) {
        Operation ping = new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING);
        Contract contract = new Contract("Trial", List.of(TrialProvider.CONTRACT.operation("twice"), ping));
        return new Plan("Pairs", "", contract, List.of(ids).stream().map(ProviderChoice::of).toList(), Trials.SHORT).withEveryPair(true);
    }
}

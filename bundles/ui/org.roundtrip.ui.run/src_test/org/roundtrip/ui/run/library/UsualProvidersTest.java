// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.files.RunLabel;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.Item.RunItem;

/** A new plan begins with the providers that a person measures, not with all there are. */
class UsualProvidersTest {
    private static final List<ProviderChoice> ABLE = choices("socket", "axis", "jacorb", "rmi", "omniorb");
    private static final List<Item> EXAMPLES = List.of(new PlanItem(new PlanSource.Example("first-look"), plan("socket", "rmi", "grpc"), ""),
            new PlanItem(new PlanSource.Example("other"), plan("omniorb"), ""));

    private static List<ProviderChoice> choices(String... ids) {
        return Stream.of(ids).map(ProviderChoice::of).toList();
    }

    private static Plan plan(String... providers) {
        return new Plan("A plan", "", new Contract("C", List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING))),
                choices(providers), Protocol.STANDARD);
    }

    private static Item run(String... providers) {
        return run(plan(providers));
    }

    private static Item run(Plan plan) {
        return new RunItem(Path.of("run"), new Run("r", plan, false, 1, Map.of(), List.of(), Run.Outcome.DONE, "",
                Instant.EPOCH, null), RunLabel.NONE, "");
    }

    @Test
    void thoseThatWereMeasuredLastAreUsual() {
        Item damaged = new RunItem(Path.of("damaged"), null, RunLabel.NONE, "It cannot be read.");
        assertEquals(choices("axis", "jacorb"), UsualProviders.of(ABLE, List.of(damaged, run("jacorb", "axis"), run("rmi")), EXAMPLES));
        assertEquals(choices("rmi"), UsualProviders.of(ABLE, List.of(run("grpc"), run("rmi")), EXAMPLES), "gRPC cannot carry it");
    }

    @Test
    void aRunOfEveryClientWithEveryServerDoesNotCount() {
        assertEquals(choices("socket", "rmi"), UsualProviders.of(ABLE, List.of(run(plan("jacorb", "omniorb").withEveryPair(true)), run("rmi", "socket")),
                EXAMPLES));
    }

    @Test
    void beforeAnyRunTheyAreThoseOfTheFirstExample() {
        assertEquals(choices("socket", "rmi"), UsualProviders.of(ABLE, List.of(), EXAMPLES));
    }

    @Test
    void allAreChosenWhenNoneIsUsual() {
        assertEquals(choices("axis"), UsualProviders.of(choices("axis"), List.of(), EXAMPLES));
    }
}

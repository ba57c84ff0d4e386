// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.files.RunLabel;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.ui.run.library.Item;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.words.difference.Difference;

class RunChangesTest {
    private final RunChanges changes = new RunChanges((provider, option) -> option);
    private final RunItem first = run(1, "Pings", "rmi");
    private final RunItem other = run(2, "Others", "axis");
    private final RunItem same = run(3, "Pings", "rmi");
    private final RunItem changed = run(4, "Pings", "rmi", "jacorb");

    private static RunItem run(int second, String name, String... providers) {
        Plan plan = new Plan(name, "", new Contract("C",
                List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING))),
                List.of(providers).stream().map(ProviderChoice::of).toList(), Protocol.STANDARD);
        return new RunItem(Path.of("run" + second), new Run("r", plan, false, 1, Map.of(), List.of(), Run.Outcome.DONE,
                "", Instant.ofEpochSecond(second), null), RunLabel.NONE, "");
    }

    private List<String> texts(RunItem run, List<Item> runs) {
        return changes.of(run, runs).stream().map(Difference::text).toList();
    }

    @Test
    void aRunIsComparedWithTheFirstOfItsPlan() {
        RunItem damaged = new RunItem(Path.of("damaged"), null, RunLabel.NONE, "It cannot be read.");
        List<Item> runs = List.of(changed, same, other, first, damaged);
        assertEquals(List.of("with jacorb"), texts(changed, runs));
        RunItem again = run(5, "Pings", "rmi", "jacorb");
        assertEquals(List.of("with jacorb"), texts(again, List.of(again, changed, first)), "two runs that measured the same read alike");
        for (RunItem alike : List.of(same, other, first, damaged)) {
            assertEquals(List.of(), changes.of(alike, runs));
        }
    }

    @Test
    void allChangesAreThereHoweverMany() {
        RunItem more = run(5, "Pings", "rmi", "jacorb", "axis", "socket");
        assertEquals(3, changes.of(more, List.of(more, first)).size(), () -> changes.of(more, List.of(more, first)).toString());
    }

    @Test
    void otherRunsAreComparedAnew() {
        assertEquals(List.of("with jacorb"), texts(changed, List.of(changed, first)));
        assertEquals(List.of(), changes.of(changed, List.of(changed, other)));
    }
}

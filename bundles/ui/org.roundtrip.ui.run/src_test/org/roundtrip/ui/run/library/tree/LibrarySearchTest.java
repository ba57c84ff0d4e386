// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library.tree;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.library.Item.TrashItem;

class LibrarySearchTest {
    private final LibrarySearch search = new LibrarySearch(null);
    private final RunItem run = run(new RunLabel("Before the patch", "Caf\u00e9 on battery", List.of("talk")));

    @Test
    void everyWordMustBeSomewhere() {
        for (String found : new String[] {"patch", "PATCH before", "CAF\u00c9", "talk", "jacorb ping", "cancelled", "2026-03"}) {
            assertTrue(search.lookFor(found) && search.fits(run), found);
            assertTrue(search.fits(new TrashItem(run)), found + " in the trash");
        }
        for (String missing : new String[] {"axis", "patch axis", "finished"}) {
            assertTrue(search.lookFor(missing));
            assertFalse(search.fits(run), missing);
        }
        assertFalse(search.lookFor("  "), "blanks look for nothing");
    }

    private static RunItem run(RunLabel label) {
        Plan plan = new Plan("Pings", "", new Contract("C",
                List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING))),
                List.of(ProviderChoice.of("jacorb")), Protocol.STANDARD);
        return new RunItem(Path.of("2026-03-04-050607-pings"), new Run("r", plan, false, 1, Map.of(), List.of(),
                Run.Outcome.CANCELLED, "", Instant.EPOCH, null), label, "");
    }
}

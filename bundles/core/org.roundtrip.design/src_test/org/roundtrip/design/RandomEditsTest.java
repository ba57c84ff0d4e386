// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

/** Many edits one after the other: each leaves a design that is valid, that loses nothing, and that is saved as it is. */
class RandomEditsTest {
    private static final int EDITS = 150;
    private Design design;

    @Property(tries = 15, seed = "1")
    void everyDesignIsValid(@ForAll Random drawn) {
        RandomEdit random = new RandomEdit(drawn);
        design = Design.empty("Random");
        int done = 0;
        for (int i = 0; i < EDITS; i++) {
            Design before = design;
            Edited edited = random.of(before);
            if (edited instanceof Edited.Refused refused) {
                assertTrue(refused.reason().endsWith("."), refused.reason());
                continue;
            }
            done++;
            design = edited.design();
            numbersAreUnique();
            assertEquals(ToModel.drawing(design), ToModel.drawing(FromModel.design(ToModel.drawing(design))),
                    "what is saved is what is drawn");
            assertEquals(Optional.empty(), Limits.objection(design));
            assertTrue(before.next() <= design.next(), "a number is given once");
            ((Edited.Done) edited).chosen().forEach(id -> assertTrue(Outline.of(design).find(id).isPresent(), "chosen " + id));
        }
        assertTrue(done > EDITS / 30, "edits made: " + done);
    }

    @Tag("night")
    @Property(tries = 60)
    void everyDesignIsValidManyTimes(@ForAll Random drawn) {
        everyDesignIsValid(drawn);
    }

    private void numbersAreUnique() {
        List<Integer> nodes = RandomEdit.nodes(design);
        Set<Integer> different = new HashSet<>(nodes);
        assertEquals(nodes.size(), different.size(), () -> design.toString());
        assertTrue(different.stream().allMatch(id -> id < design.next()), () -> design.toString());
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A plan is parsed again only when its file has changed. */
class ReadPlansTest {
    private static final Instant WRITTEN = Instant.parse("2026-01-01T10:00:00Z");
    @TempDir
    Path folder;
    private Instant now = WRITTEN.plusSeconds(60);
    private int reads;
    private final ReadPlans plans = new ReadPlans(source -> {
        reads++;
        return new Item.PlanItem(source, null, "");
    }, () -> now);
    private PlanSource.Own plan;

    @BeforeEach
    void write() throws IOException {
        plan = new PlanSource.Own(folder.resolve("a.plan.json"));
        write("{}", WRITTEN);
    }

    private void write(String text, Instant when) throws IOException {
        Files.writeString(plan.file(), text);
        Files.setLastModifiedTime(plan.file(), FileTime.from(when));
    }

    private int readsOfALook() {
        reads = 0;
        plans.get(plan);
        return reads;
    }

    @Test
    void aFileThatStaysIsReadOnce() {
        assertEquals(1, readsOfALook());
        for (int i = 0; i < 60; i++) {
            assertEquals(0, readsOfALook());
        }
    }

    @Test
    void anotherTimeOrLengthIsReadAgain() throws IOException {
        readsOfALook();
        write("{}", WRITTEN.plusSeconds(1));
        assertEquals(1, readsOfALook());
        write("{ }", WRITTEN.plusSeconds(1));
        assertEquals(1, readsOfALook());
        assertEquals(0, readsOfALook());
    }

    @Test
    void aFileWrittenJustNowIsReadAgainUntilItsTimeCanBeTrusted() {
        now = WRITTEN.plusMillis(10);
        assertEquals(1, readsOfALook());
        assertEquals(1, readsOfALook());
        now = WRITTEN.plusSeconds(3);
        assertEquals(1, readsOfALook());
        assertEquals(0, readsOfALook());
    }

    @Test
    void anExampleIsReadOnceAndAForgottenPlanAgain() {
        plans.get(new PlanSource.Example("first-look"));
        plans.get(new PlanSource.Example("first-look"));
        assertEquals(1, reads);
        plans.retain(List.of(plan));
        plans.get(new PlanSource.Example("first-look"));
        assertEquals(2, reads);
    }
}

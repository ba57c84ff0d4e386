// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrashTest {
    @TempDir
    private Path folder;
    private RoundtripHome home;
    private Trash trash;

    @BeforeEach
    void make() {
        home = new RoundtripHome(folder);
        trash = new Trash(home);
    }

    private Path run(String text) throws IOException {
        Path run = home.runs().resolve("a-run");
        Files.createDirectories(run.resolve("forks"));
        Files.writeString(run.resolve("forks").resolve("one"), text);
        return run;
    }

    @Test
    void aRunComesBackAsItWas() throws IOException {
        Path run = run("calls");
        Path gone = trash.put(run);
        assertTrue(trash.holds(gone) && Files.notExists(run) && gone.startsWith(trash.runs()));
        assertEquals(run, trash.restore(gone));
        assertEquals("calls", Files.readString(run.resolve("forks").resolve("one")));
    }

    @Test
    void twoOfOneNameAreBothKept() throws IOException {
        Path first = trash.put(run("first"));
        Path second = trash.put(run("second"));
        assertEquals("first", Files.readString(first.resolve("forks").resolve("one")));
        Path again = run("third");
        assertEquals("second", Files.readString(trash.restore(second).resolve("forks").resolve("one")));
        assertEquals("first", Files.readString(trash.restore(first).resolve("forks").resolve("one")));
        assertEquals("third", Files.readString(again.resolve("forks").resolve("one")));
    }

    @Test
    void aPlanKeepsTheEndingOfItsName() throws IOException {
        Files.createDirectories(home.plans());
        Path plan = Files.writeString(home.plans().resolve("a.plan.json"), "one");
        trash.put(plan);
        Files.writeString(plan, "two");
        assertEquals(trash.plans().resolve("a-2.plan.json"), trash.put(plan));
    }

    @Test
    void aFailureToRestoreSaysWhy() throws IOException {
        Path gone = trash.put(run("calls"));
        trash.restore(gone);
        String missing = assertThrows(IOException.class, () -> trash.restore(gone)).getMessage();
        assertTrue(missing.startsWith(gone + " is not in the trash any more"), missing);
        Path stays = trash.put(home.runs().resolve("a-run"));
        Files.delete(home.runs());
        Files.writeString(home.runs(), "no folder");
        String stuck = assertThrows(IOException.class, () -> trash.restore(stays)).getMessage();
        assertTrue(stuck.startsWith(stays + " stays in the trash") && stuck.contains("choose Restore"), stuck);
        assertTrue(Files.exists(stays.resolve("forks").resolve("one")));
    }

    @Test
    void onlyTheTrashIsEmptied() throws IOException {
        Path gone = trash.put(run("old"));
        Path kept = run("kept");
        assertThrows(IOException.class, () -> trash.delete(kept));
        trash.empty();
        assertTrue(Files.notExists(gone) && Files.exists(kept.resolve("forks")));
        trash.empty();
    }
}

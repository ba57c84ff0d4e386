// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.trial.Memory;
import org.roundtrip.engine.trial.TrialProvider;
import org.roundtrip.files.RoundtripHome;

/** A trial says in sentences how far it came. That it works with a provider that compiles, its kit and the window's tests show. */
@Timeout(600)
class TryOutTest {
    @TempDir
    private Path folder;
    private final Memory memory = new Memory();
    private final List<String> said = new ArrayList<>();

    @Test
    @Tag("process")
    @EnabledOnOs(OS.LINUX)
    void everyStepIsSaidAndThatOtherMachinesCanReachAServer() throws Exception {
        assertTrue(trial(Map.of("fault", "server-start:listen:0"), sentence -> { }).run(), said::toString);
        assertEquals(8, said.size(), said::toString);
        assertTrue(said.get(6).matches(".* \\d+\\. .*"), "its port: " + said.get(6));
        Trials.assertNothingLeft();
    }

    @Test
    void everyStepIsSaid() throws Exception {
        assertTrue(run(Map.of(), sentence -> { }), said::toString);
        assertEquals(7, said.size(), said::toString);
    }

    @Test
    void whatFailsIsSaidAndNothingAfterwards() throws Exception {
        assertFalse(run(Map.of("fault", "server-start:error:0"), sentence -> { }));
        assertTrue(said.get(3).contains("made/Up") || said.get(3).contains("made.Up"), said.get(3));
        assertEquals(4, said.size());
        said.clear();
        assertFalse(run(Map.of("fault", "wrong-result"), sentence -> { }));
        assertTrue(said.getLast().contains("verifying"), said::toString);
        assertEquals(List.of(), memory.alive());
    }

    @Test
    void anOptionThatIsNotPossibleIsRefused() throws Exception {
        assertFalse(run(Map.of("style", "baroque"), sentence -> { }));
        assertEquals(1, said.size(), said::toString);
        assertTrue(said.getFirst().contains("baroque"), said::toString);
    }

    @Test
    void aTrialCanBeCancelled() throws Exception {
        Thread trying = Thread.currentThread();
        assertThrows(InterruptedException.class, () -> run(Map.of("fault", "client-call:hang:0"), sentence -> {
            if (said.size() == 5) {
                trying.interrupt();
            }
        }));
        assertEquals(List.of(), memory.alive());
    }

    private boolean run(Map<String, String> options, Consumer<String> listener) throws InterruptedException {
        return trial(options, listener).run(memory.place());
    }

    private TryOut trial(Map<String, String> options, Consumer<String> listener) {
        return new TryOut(new ProviderCatalogue(Map.of(TrialProvider.INFO, new TrialProvider())).find("trial").orElseThrow(),
                options, TrialProvider.CONTRACT.operations().getFirst(), new RoundtripHome(folder), sentence -> {
                    said.add(sentence);
                    listener.accept(sentence);
                });
    }
}

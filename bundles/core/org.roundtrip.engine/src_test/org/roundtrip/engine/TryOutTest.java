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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.trial.TrialProvider;
import org.roundtrip.files.RoundtripHome;

/** A trial says in sentences how far it came. That it works with a provider that compiles, its kit and the window's tests show. */
@Timeout(120)
class TryOutTest {
    @TempDir
    private Path folder;
    private final List<String> said = new ArrayList<>();

    @Test
    void everyStepIsSaid() throws Exception {
        assertTrue(run(Map.of(), sentence -> { }), said::toString);
        assertEquals(List.of("Compiling a small contract ...", "The contract was compiled before.", "Starting a server ..."), said.subList(0, 3));
        assertTrue(said.get(3).matches("The server has started, in [0-9.]+ s\\. It listens on port \\d+\\."), said.get(3));
        assertEquals("Calling it from a client ...", said.get(4));
        assertTrue(said.get(5).matches("One call came back, in [0-9.]+ ms, the first of its process: number = (-?\\d+); answer -?\\d+\\. "
                + "Both sides got the values that were sent\\."), said.get(5));
        assertEquals("It works.", said.get(6));
        assertEquals(7, said.size());
        Trials.assertNothingLeft();
    }

    @Test
    void aServerThatOtherMachinesCanReachIsSaid() throws Exception {
        assertTrue(run(Map.of("fault", "server-start:listen:0"), sentence -> { }), said::toString);
        assertTrue(said.get(6).matches("Mind: the server listens at all addresses of this machine at port \\d+\\. Other machines can reach it .*"),
                said.get(6));
        assertEquals(8, said.size(), said::toString);
    }

    @Test
    void whatFailsIsSaidAndNothingAfterwards() throws Exception {
        assertFalse(run(Map.of("fault", "server-start:error:0"), sentence -> { }));
        assertEquals("Starting a server ...", said.get(2));
        assertTrue(said.get(3).contains("made/Up") || said.get(3).contains("made.Up"), said.get(3));
        assertEquals(4, said.size());
        said.clear();
        assertFalse(run(Map.of("fault", "wrong-result"), sentence -> { }));
        assertEquals("While verifying the values, the client sent or got back other values than the plan's seed gives;"
                + " this provider does not carry the operation faithfully.", said.getLast());
        Trials.assertNothingLeft();
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
            if (sentence.startsWith("Calling")) {
                trying.interrupt();
            }
        }));
        Trials.assertNothingLeft();
    }

    private boolean run(Map<String, String> options, Consumer<String> listener) throws InterruptedException {
        return new TryOut(new ProviderCatalogue(Map.of(TrialProvider.INFO, new TrialProvider())).find("trial").orElseThrow(),
                options, TrialProvider.CONTRACT.operations().getFirst(), new RoundtripHome(folder), sentence -> {
                    said.add(sentence);
                    listener.accept(sentence);
                }).run();
    }
}

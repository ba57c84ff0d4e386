// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.engine.trial.TlsProvider;
import org.roundtrip.engine.trial.TrialProvider;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;

/** A server side makes keys when it starts, its client needs them, and nothing of them stays. */
@EnabledOnOs(OS.LINUX)
@Timeout(600)
class TrustTest {
    @TempDir
    private Path folder;
    private Trials trials;
    private final Set<String> passwords = new TreeSet<>();

    @BeforeEach
    void prepare() {
        trials = new Trials(folder, new TlsProvider());
    }

    @Test
    void theClientHasTheKeysThatItsServerMadeForTheFork() throws Exception {
        assertDone(start("plain", Amount.calls(100)));
        assertEquals(2, passwords.size(), "each fork has a key of its own");
        assertNothingStays();
    }

    @Test
    void theKeysOfAContainerLiveAsLongAsItDoes() throws Exception {
        assertDone(start("fancy", Amount.calls(100)));
        assertEquals(1, passwords.size(), "both forks have the key of their container");
        assertNothingStays();
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain", "fancy"})
    void nothingStaysAfterACancel(String style) throws Exception {
        Files.createDirectories(folder.resolve("home/trust/999999999999-1/of a killed workbench"));
        RunHandle run = start(style, Amount.calls(1_000_000_000));
        trials.memory.signs().awaitCalls(100);
        run.cancel();
        assertEquals(Run.Outcome.CANCELLED, run.await().outcome());
        assertEquals(1, passwords.size());
        assertNothingStays();
    }

    /** Starts a run of two forks and notes the passwords that are in trust folders while clients are connected. */
    private RunHandle start(String style, Amount calls) throws Exception {
        Operation twice = TrialProvider.CONTRACT.operations().getFirst();
        Contract contract = new Contract("Trial", List.of(twice,
                new Operation("again", twice.parameters(), twice.result(), twice.behaviour())));
        Plan plan = new Plan("Trial", "", contract, List.of(new ProviderChoice("trial", "trial", Map.of("style", style))),
                new Protocol(1, Amount.NONE, calls, 0, 60, 64, 7));
        return trials.start(plan, new RunListener() {
            @Override
            public void changed(Run run) {
                if (run.forks().stream().anyMatch(fork -> fork.state() == Fork.State.RUNNING && fork.connectNanos() != null)) {
                    files(folder.resolve("home/trust")).filter(file -> file.endsWith("password"))
                            .forEach(file -> passwords.add(read(file)));
                }
            }
        });
    }

    private static void assertDone(RunHandle handle) throws InterruptedException {
        Run run = handle.await();
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        assertEquals(List.of(Fork.State.DONE, Fork.State.DONE), run.forks().stream().map(Fork::state).toList());
    }

    private void assertNothingStays() throws IOException {
        trials.assertEnded();
        assertEquals(List.of(), files(folder.resolve("home/trust")).skip(1).toList());
        for (Path file : files(folder).filter(Files::isRegularFile).toList()) {
            assertFalse(file.endsWith("keys.p12"), file.toString());
            String content = read(file);
            assertTrue(passwords.stream().noneMatch(content::contains), () -> file + " has a password");
        }
    }

    private static Stream<Path> files(Path from) {
        try (Stream<Path> files = Files.walk(from)) {
            return files.toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

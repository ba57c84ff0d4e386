// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.engine.catalogue.CommonOptions;
import org.roundtrip.engine.trial.TrialProvider;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;

/** A server that goes on from fork to fork, beside one that each fork starts. */
class KeptServerTest {
    private static final Pattern SERVER = Pattern.compile("(\\w+, \\w+), fork \\d+: server is process (\\d+)");
    private static final Protocol THREE_FORKS = new Protocol(3, Amount.NONE, Amount.calls(500), 20, 60, 64, 7);
    @TempDir
    private Path folder;

    @Test
    void oneServerServesAllForksOfARow() throws Exception {
        Map<String, List<String>> servers = new TreeMap<>();
        Run run = run("", servers);
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        for (List<String> each : servers.values()) {
            assertEquals(3, each.size(), servers.toString());
        }
        for (String operation : operations()) {
            assertEquals(1, Set.copyOf(servers.get("kept, " + operation)).size(), servers.toString());
            assertEquals(3, Set.copyOf(servers.get("fresh, " + operation)).size(), servers.toString());
        }
        for (Fork fork : run.forks()) {
            assertNotNull(fork.serverSide().memoryBytes());
            if (fork.variant().equals("kept") && fork.repetition() > 1) {
                assertNull(fork.serverSide().startNanos(), "it had started for the fork before");
            } else {
                assertNotNull(fork.serverSide().startNanos());
            }
        }
    }

    @Test
    void aFailedForkEndsIt() throws Exception {
        Map<String, List<String>> servers = new TreeMap<>();
        Run run = run("client-call:throw:5", servers);
        assertEquals(Run.Outcome.FAILED, run.outcome());
        for (List<String> each : servers.values()) {
            assertEquals(3, Set.copyOf(each).size(), servers.toString());
        }
    }

    private static List<String> operations() {
        return TrialProvider.CONTRACT.operations().stream().map(operation -> operation.name()).toList();
    }

    /** @param servers gets the process of the server of each fork, by variant and operation */
    private Run run(String fault, Map<String, List<String>> servers) throws Exception {
        Trials trials = new Trials(folder);
        RunListener listener = trials.onLog(line -> {
            Matcher server = SERVER.matcher(line);
            if (server.find()) {
                servers.computeIfAbsent(server.group(1), row -> new ArrayList<>()).add(server.group(2));
            }
        });
        Run run = trials.start(new Plan("Kept", "", TrialProvider.CONTRACT, List.of(new ProviderChoice("trial", "fresh", Map.of("fault", fault)),
                new ProviderChoice("trial", "kept", Map.of("fault", fault, CommonOptions.SERVER.name(), CommonOptions.KEPT))), THREE_FORKS), listener).await();
        trials.assertEnded();
        return run;
    }
}

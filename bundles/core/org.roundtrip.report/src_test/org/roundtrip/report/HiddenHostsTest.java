// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.RunLabel;
import org.roundtrip.model.CapturedEnds;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.ClockDifference;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;

/** Nothing in a report tells who the hosts of its run are. */
class HiddenHostsTest {
    private static final List<String> SECRETS = List.of("lab2", "lab2.example", "10.9.8.7", "10.9.8.1", "10.9.8.2", "fe80:",
            "jane", "/home/jim");
    private static final CapturedEnds ENDS = new CapturedEnds(null, "There is no way from lab2 to 10.9.8.2.", 7L, 2L,
            new ClockDifference(1, 2, 3e-6, 4, ClockDifference.By.PACKETS), true);
    private final HiddenHosts hidden = new HiddenHosts(Map.of("lab2", List.of("lab2.example")), Set.of("jane"));
    @TempDir
    private Path temp;

    private Run run() throws Exception {
        Run sample = SampleRun.in(temp.resolve("sample"), "rmi").run();
        ChosenSide there = ChosenSide.of("rmi").with(Map.of("host", "lab2.example")).at("lab2");
        Plan plan = new Plan("From lab2 on", "jane's machine", sample.plan().contract(), List.of(ProviderChoice.of("socket"),
                new ProviderChoice("rmi", ChosenSide.of("rmi").at("lab3"), there), new ProviderChoice("axis", ChosenSide.of("axis").at("lab2"), ChosenSide.of("axis"))),
                sample.plan().protocol());
        Map<String, String> environment = new LinkedHashMap<>(sample.environment());
        environment.put("provider.rmi.host", "10.9.8.7");
        environment.put("provider.axis.host", "10.9.8.1");
        environment.put("provider.rmi.server", "java -cp /home/jim/.cache/a.jar:/home/jim/b.jar -Dh=10.9.8.7 Main");
        Fork failed = sample.forks().getFirst();
        List<Fork> forks = List.of(new Fork(1, failed.provider(), failed.variant(), failed.operation(), 1, Fork.State.FAILED,
                null, null, null, "The host lab2 did not accept the password of the user jane at lab2.example:22."),
                new Fork(2, failed.provider(), failed.variant(), failed.operation(), 2, Fork.State.FAILED, null, null,
                        new Fork.Capture(1L, 2L, 3L, null, 4L, ENDS, null),
                        "Since 17:14:37 nothing came from 10.9.8.2, fe80::2%eth0 or 127.0.0.1 in Java 17.0.9."));
        return new Run("from-lab2", plan, false, 1, environment, forks, Run.Outcome.FAILED,
                "The connection to lab2 was lost.", Instant.EPOCH, Instant.EPOCH);
    }

    @ParameterizedTest
    @ValueSource(strings = {"r.html", "r.csv", "r.json"})
    void noReportContainsThem(String name) throws Exception {
        RunFolder folder = RunFolder.create(temp.resolve("run"), run());
        folder.saveLabel(new RunLabel("On lab2", "jane was there, at 10.9.8.7", List.of("lab2.example")));
        Path open = temp.resolve("open-" + name);
        Reports.write(folder, open, new Dissectors(), ShownTexts.ALL);
        assertTrue(Files.readString(open).contains("lab2"), "otherwise nothing is hidden");
        Path closed = temp.resolve(name);
        Reports.write(folder, closed, new Dissectors(), hidden);
        String written = Files.readString(closed);
        SECRETS.forEach(secret -> assertFalse(written.contains(secret), secret));
        assertTrue(written.contains("host2"), "the server's host is the second of the plan");
    }

    @Test
    void theSameHostHasTheSameNameEverywhereAndFiguresStay() throws Exception {
        Run run = run();
        Run shown = hidden.apply(run);
        ProviderChoice choice = shown.plan().providers().get(1);
        assertEquals(List.of("host1", "host2", "host2"),
                List.of(choice.client().host(), choice.server().host(), choice.server().options().get("host")));
        assertEquals("The host host2 did not accept the password of the user user at host2:22.", shown.forks().getFirst().error());
        assertEquals("Since 17:14:37 nothing came from address, address or 127.0.0.1 in Java 17.0.9.",
                shown.forks().get(1).error());
        assertEquals(new CapturedEnds(null, "There is no way from host2 to address.", 7L, 2L, ENDS.clock(), true),
                shown.forks().get(1).capture().ends());
        assertEquals("host2", shown.environment().get("provider.rmi.host"));
        assertEquals("this-machine", shown.environment().get("provider.axis.host"));
        assertEquals("java -cp /home/user/.cache/a.jar:/home/user/b.jar -Dh=host2 Main",
                shown.environment().get("provider.rmi.server"));
        assertEquals("rmi", choice.server().provider());
        assertEquals(run.plan().protocol(), shown.plan().protocol());
        assertTrue(HiddenHosts.concerns(run.plan()));
        assertFalse(HiddenHosts.concerns(run.plan().with(List.of(ProviderChoice.of("socket")))));
    }

    @Test
    void aRunWithoutHostsStaysAsItIs() throws Exception {
        Run run = SampleRun.in(temp.resolve("run"), "rmi").run();
        assertEquals(run, hidden.apply(run));
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.dissect.http.HttpDissector;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.Called;
import org.roundtrip.packets.CaptureStudy;
import org.roundtrip.ui.packets.HttpCapture;

/** A run of two providers with captures and one without. */
class ProviderStudiesTest {
    private static final Called PING = new Called("ping", null);
    private final ProviderStudies studies = new ProviderStudies();
    @TempDir
    private Path temp;
    private final Dissectors dissectors = new Dissectors();
    private RunFolder folder;

    @BeforeEach
    void write() throws IOException {
        dissectors.add(new HttpDissector());
        Plan plan = new Plan("Compared", "", new Contract("Calls",
                List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING))),
                List.of(ProviderChoice.of("axis"), new ProviderChoice("axis", "axis2", Map.of()), ProviderChoice.of("rmi")),
                new Protocol(2, Amount.calls(1), Amount.calls(1), 10, 30, 64, 1));
        List<Fork> forks = List.of(fork(1, "axis", 1, 10), fork(2, "axis2", 1, 20), fork(3, "axis", 2, 30),
                new Fork(4, "rmi", "rmi", "ping", 1, Fork.State.DONE, null, null, Fork.Capture.missing("No rights."), null));
        folder = RunFolder.create(temp.resolve("run"), new Run("compared", plan, false, 1, Map.of(), forks,
                Run.Outcome.DONE, "", Instant.EPOCH, Instant.EPOCH.plusSeconds(1)));
        for (Fork fork : forks.subList(0, 3)) {
            Files.createDirectories(folder.folder(fork));
            HttpCapture.write(folder.capture(fork), fork.capture().calls().intValue());
        }
    }

    private static Fork fork(int number, String variant, int repetition, long calls) {
        return new Fork(number, "axis", variant, "ping", repetition, Fork.State.DONE, null, null,
                new Fork.Capture(calls, 4 * calls + 4, 1000 * calls, 0L, null), null);
    }

    @Test
    void providersWithCapturesAreComparedInThePlansOrder() throws IOException {
        Run run = folder.run();
        assertEquals(List.of("axis", "axis2"), ProviderStudies.variants(run, PING));
        assertEquals(List.of(), ProviderStudies.variants(run, new Called("pong", null)));
        assertEquals(List.of(), studies.known(folder, run, PING));
        studies.study(folder, run, PING.of("axis2"), dissectors, () -> true);
        studies.study(folder, run, PING.of("axis"), dissectors, () -> true);
        List<CaptureStudy> known = studies.known(folder, run, PING);
        assertEquals(List.of("axis", "axis2"), known.stream().map(study -> study.row().variant()).toList());
        assertEquals(40, known.get(0).calls(), "both forks together");
        assertEquals(20, known.get(1).calls());
        assertEquals(40, known.get(0).anatomy().orElseThrow().calls());
        assertEquals(200_000, known.get(0).anatomy().orElseThrow().median().server());
        assertEquals(40 * (5 + 6), known.get(0).roles().bytes(ByteRole.CONTENT) + known.get(0).roles().bytes(ByteRole.UNKNOWN));
    }

    @Test
    void aStoppedStudyIsNotKept() throws IOException {
        studies.study(folder, folder.run(), PING.of("axis"), dissectors, () -> false);
        assertTrue(studies.known(folder, folder.run(), PING).isEmpty());
    }

    @Test
    void aMissingOrDamagedCaptureIsLeftOut() throws IOException {
        Run run = folder.run();
        Files.delete(folder.capture(run.forks().getFirst()));
        assertEquals(List.of(), studies.study(folder, run, PING.of("axis"), dissectors, () -> true));
        assertEquals(30, studies.known(folder, run, PING).getFirst().calls());
        Files.writeString(folder.capture(run.forks().get(1)), "no capture at all, but long enough to be one");
        assertEquals(1, studies.study(folder, run, PING.of("axis2"), dissectors, () -> true).size());
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.engine.install.InstalledProviders;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;
import org.roundtrip.report.Reports;
import org.roundtrip.report.StudiedRun;
import org.roundtrip.words.study.StudyTable;

/** Figures of a study stand beside those of any plan that has its payloads, and one sentence says whose they are. */
class StudyOutputTest extends RecordedPackets {
    private static final String STRING_64 = "{\"name\": \"getString\", \"result\": {\"string\": 64}, \"behaviour\": \"generate\"}";

    @Test
    void aTableOfAStudyIsIntroducedOnTheTerminalAndInTheReport() throws Exception {
        Plan plan = PlanFiles.read(terminal.plan("a.plan.json", "\"rmi\"", STRING_64, "\"calls\": 1"));
        Fork fork = new Fork(1, "rmi", "rmi", "getString", 1, Fork.State.DONE, null, null, new Fork.Capture(2L, 4L, 1276L, 1L, null), null);
        RunFolder run = RunFolder.create(folder.resolve("run"), new Run("run", plan, false, 1, Map.of(), List.of(fork), Run.Outcome.DONE, "",
                Instant.now(), Instant.now()));
        Files.createDirectories(run.capture(fork).getParent());
        Files.write(run.capture(fork), talk());
        StringWriter out = new StringWriter();
        try (StudiedRun studied = StudiedRun.of(run, Terminal.dissectors())) {
            RunOutput.print(studied, Terminal.form("--wide"), new Context(terminal.catalogue, InstalledProviders.NONE, Terminal.dissectors(),
                    Terminal.formats(), new RoundtripHome(folder.resolve("home")), folder, new PrintWriter(out, true), new PrintWriter(out), 0, 0));
            Reports.write(studied, folder.resolve("r.html"));
        }
        List<String> lines = out.toString().lines().toList();
        assertEquals(StudyTable.introduction(), lines.get(lines.indexOf(StudyTable.title()) + 1), out::toString);
        assertTrue(StudyTable.introduction().contains("N. A. B. Gray"));
        String above = String.join("\n", lines.subList(0, lines.indexOf(StudyTable.title())));
        assertTrue(above.contains("rmi, getString: The capture lost 1 packet"), "what is said of rows was read as a remark on the paper's figures: " + out);
        String page = Files.readString(folder.resolve("r.html"));
        assertTrue(page.contains("tables of 2005</h2>\n<p>Some operations of this run"), page);
    }
}

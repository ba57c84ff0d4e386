// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;

/** The page and the table say where a call's time goes when its servant recorded it. */
class ServantSectionTest {
    private static final int TO_SERVANT = 10_000;
    private static final int SERVANT = 15_000;
    @TempDir
    private Path temp;

    @Test
    void theWayToTheServantAndBackArePartsOfACall() throws Exception {
        RunFolder run = SampleRun.in(temp.resolve("run"), "rmi");
        for (Fork fork : run.run().forks()) {
            if (fork.variant().equals("rmi")) {
                SampleRun.serve(run, fork, TO_SERVANT, SERVANT);
            }
        }
        JsonNode rows = new ObjectMapper().readTree(report(run, "r.json")).get("rows");
        JsonNode rmi = rows.get(0).get("variant").asText().equals("rmi") ? rows.get(0) : rows.get(1);
        assertEquals(TO_SERVANT, rmi.get("toServerP50Nanos").asInt());
        assertEquals(SERVANT, rmi.get("serverP50Nanos").asInt());
        assertEquals(rmi.get("p50Nanos").asInt() - TO_SERVANT - SERVANT, rmi.get("fromServerP50Nanos").asInt(), 1_000);
        assertTrue(rmi.get("serverClockBoundNanos").asInt() > 0);
        String page = report(run, "r.html");
        assertTrue(page.contains("own record</h2>"), page);
        assertTrue(page.contains("from the servant"));
    }

    @Test
    void aRunWhoseServantsRecordedNothingHasNoSuchPart() throws Exception {
        String page = report(SampleRun.in(temp.resolve("run"), "rmi"), "r.html");
        assertFalse(page.contains("own record"));
    }

    private String report(RunFolder run, String name) throws Exception {
        Reports.write(run, temp.resolve(name), new Dissectors(), ShownTexts.ALL);
        return Files.readString(temp.resolve(name));
    }
}

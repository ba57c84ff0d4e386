// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.harness.load.ServedCalls;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.timing.Phase;

/** What a servant records of its calls is read back. */
class ServedCallsTest {
    @TempDir
    private Path temp;

    @Test
    void withoutTheSettingNothingIsRecorded() throws Exception {
        assertFalse(ServedCalls.of(Settings.EMPTY).isPresent());
    }

    @Test
    void callsHaveTheirPhaseAndTheirEnd() throws Exception {
        ServedCalls served = begin();
        served.add(1_000, 1_200, Outcome.ANSWERED);
        served.phase(Phase.STEADY);
        served.add(2_000, 2_500, Outcome.EXCEPTION);
        served.add(3_000, 3_100, Outcome.ANSWERED);
        served.close();
        assertEquals(List.of("FIRST_CALL 0 1000 200 ANSWERED", "STEADY 0 2000 500 EXCEPTION", "STEADY 0 3000 100 ANSWERED"), read());
    }

    @Test
    void eachThreadIsACallerOfItsOwn() throws Exception {
        ServedCalls served = begin();
        served.phase(Phase.STEADY);
        served.add(1_000, 1_100, Outcome.ANSWERED);
        Thread other = new Thread(() -> served.add(1_050, 1_250, Outcome.ANSWERED));
        other.start();
        other.join();
        served.close();
        assertEquals(List.of("STEADY 0 1000 100 ANSWERED", "STEADY 1 1050 200 ANSWERED"), read());
    }

    @Test
    void moreCallsThanABlockHoldsAreAllThere() throws Exception {
        int count = 2 * JournalFormat.INTERVAL_CALLS + 1;
        ServedCalls served = begin();
        served.phase(Phase.STEADY);
        for (int call = 0; call < count; call++) {
            served.add(1_000L * call, 1_000L * call + 10, Outcome.ANSWERED);
        }
        served.close();
        List<String> read = read();
        assertEquals(count, read.size());
        assertEquals("STEADY 0 " + 1_000L * (count - 1) + " 10 ANSWERED", read.getLast());
    }

    private ServedCalls begin() throws Exception {
        return ServedCalls.of(Settings.EMPTY.with("journal", temp.resolve("server.journal"))).orElseThrow();
    }

    private List<String> read() throws Exception {
        List<String> calls = new ArrayList<>();
        try (JournalReader journal = JournalReader.open(temp.resolve("server.journal"))) {
            new MergedCalls(journal).takeNew((number, block, call) -> calls.add(block.phase() + " " + block.caller() + " "
                    + call.startNanos() + " " + call.nanos() + " " + call.outcome()));
        }
        return calls;
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.engine.trial.Answers;
import org.roundtrip.engine.trial.TrialProvider;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;

/** All ways in which a fork's processes can fail, in memory. Each names step and side, and keeps what was recorded. */
@Timeout(600)
class ForkFailureTest {
    private static final int FIRST_WARM = 1 + 16;
    private static final int FIRST_STEADY = FIRST_WARM + 5000;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "server-start:throw, starting the server, server, on purpose",
        "server-start:error, starting the server, server, made/Up",
        "server-start:exit, starting the server, server, status 7",
        "client-prepare:throw, preparing the client, client, on purpose",
        "client-prepare:exit, preparing the client, client, status 7",
        "client-open:throw, looking up and connecting, client, on purpose",
        "server-call:exit:0, making the first call, server, status 7",
        "client-call:throw:0, making the first call, client, Call 1 failed",
        "client-call:throw:5, verifying the values, client, Call 5 failed",
        "wrong-result, verifying the values, client, other values"})
    void aFailureBeforeTheClock(String fault, String step, String side, String reason) throws Exception {
        assertSays(new Trials(folder).errorOf(Trials.SHORT, fault), step, side, reason);
    }

    @ParameterizedTest
    @CsvSource({"server, warming up", "client, warming up", "server, measuring", "client, measuring"})
    void callsRecordedBeforeAFailureAreKept(String side, String step) throws Exception {
        Trials trials = new Trials(folder);
        boolean warming = step.equals("warming up");
        int call = (warming ? FIRST_WARM : FIRST_STEADY) + 100;
        assertSays(trials.errorOf(Trials.SHORT, side + "-call:exit:" + call), step, side, "status 7");
        assertEquals(warming ? Map.of(Phase.FIRST_CALL, 1, Phase.VERIFY, 16, Phase.WARM_UP, 100)
                : Map.of(Phase.FIRST_CALL, 1, Phase.VERIFY, 16, Phase.WARM_UP, 5000, Phase.STEADY, 100),
                trials.calls(fork(), Outcome.ANSWERED));
    }

    @Test
    void aCallThatFailsIsCountedAndTheOthersAreMade() throws Exception {
        Trials trials = new Trials(folder);
        Run run = trials.run(Trials.plan(Trials.SHORT, "client-call:throw:" + (FIRST_STEADY + 100)));
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        assertEquals(5999, trials.calls(fork(), Outcome.ANSWERED).get(Phase.STEADY));
        assertEquals(Map.of(Phase.STEADY, 1), trials.calls(fork(), Outcome.FAILURE));
    }

    @ParameterizedTest
    @CsvSource({"server-start:hang, starting the server, server", "client-open:hang, looking up and connecting, client",
        "server-call:hang:117, warming up, no call ended", "client-call:hang:117, warming up, no call ended"})
    void aProcessThatHangsIsStopped(String fault, String step, String reason) throws Exception {
        Trials trials = new Trials(folder);
        trials.memory.withTime();
        assertSays(trials.errorOf(Trials.SHORT, fault), step, reason, "60 s");
    }

    /** Each call takes half a second of the engine's patience, so the measured ones take 100 s together. */
    @Test
    void aPhaseLongerThanTheTimeOutOfACallIsNoHang() throws Exception {
        Trials trials = new Trials(folder);
        Protocol slow = new Protocol(1, Amount.calls(10), Amount.calls(200), 0, 60, 64, 7);
        Run run = trials.run(Trials.plan(slow, "client-call:slow:" + FIRST_WARM));
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        assertEquals(200, trials.calls(fork(), Outcome.ANSWERED).get(Phase.STEADY));
        assertTrue(trials.memory.passed().compareTo(Duration.ofSeconds(100)) >= 0);
    }

    @Test
    void aServantThatAnswersWronglyIsNotTimed() throws Exception {
        Trials trials = new Trials(folder);
        trials.errorOf(Trials.SHORT, "wrong-result");
        assertEquals(Map.of(Phase.FIRST_CALL, 1, Phase.VERIFY, 16), trials.calls(fork()));
    }

    @Test
    void aTakenPortIsNamed() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            String port = String.valueOf(taken.getLocalPort());
            assertSays(errorWith(Map.of("port", port)), "starting the server", "Port " + port + " of 127.0.0.1 is taken");
        }
    }

    @Test
    void anAddressOfAnotherMachineIsNamed() throws Exception {
        assertSays(errorWith(Map.of("host", "192.0.2.1")), "starting the server", "192.0.2.1 is not an address of this machine");
    }

    /** @param answer the client's, to every command; an empty one is its end */
    @ParameterizedTest
    @CsvSource({"'done\tnonsense', 'not a field: nonsense'", "done, client", "failed, client", "'', client"})
    void anAnswerThatTheProtocolDoesNotAllowFailsItsForkOnly(String answer, String reason) throws Exception {
        Trials trials = new Trials(folder, new TrialProvider() {
            @Override
            public Launch client(Compiled compiled, Map<String, String> options) {
                return options.get("style").equals("plain") ? super.client(compiled, options) : Answers.always(answer);
            }
        });
        Run run = trials.run(new Plan("Trial", "", TrialProvider.CONTRACT, List.of(ProviderChoice.of("trial"),
                new ProviderChoice("trial", "odd", Map.of("style", "fancy"))), Trials.SHORT));
        assertEquals(List.of("odd FAILED", "trial DONE"), states(run));
        assertSays(run.message(), reason);
    }

    @Test
    void oneFailedForkDoesNotStopTheOthers() throws Exception {
        Run run = new Trials(folder).run(Trials.plan(Trials.SHORT, "", "server-start:throw", "client-call:exit:300"));
        assertEquals(Run.Outcome.FAILED, run.outcome());
        assertEquals(List.of("trial  DONE", "trial client-call:exit:300 FAILED", "trial server-start:throw FAILED"), states(run));
        assertSays(run.message(), "2 of 3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"client-close:throw", "server-close:throw"})
    void aComplaintWhenStoppingDoesNotSpoilTheFork(String fault) throws Exception {
        Run run = new Trials(folder).run(Trials.plan(Trials.SHORT, fault));
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        assertNull(fork().error());
    }

    private static List<String> states(Run run) {
        return run.forks().stream().map(fork -> fork.variant() + " " + fork.state()).sorted().toList();
    }

    private static void assertSays(String sentence, String... parts) {
        for (String part : parts) {
            assertTrue(sentence.contains(part), () -> sentence + " does not say " + part);
        }
    }

    private String errorWith(Map<String, String> options) throws Exception {
        return new Trials(folder).run(new Plan("Trial", "", TrialProvider.CONTRACT,
                List.of(new ProviderChoice("trial", "trial", options)), Trials.SHORT)).forks().getFirst().error();
    }

    private Fork fork() throws Exception {
        return RunFolder.open(folder.resolve("run")).run().forks().getFirst();
    }
}

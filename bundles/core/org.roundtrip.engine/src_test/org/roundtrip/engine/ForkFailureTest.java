// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

/**
 * All ways in which a fork's processes can fail. Each gives one sentence, leaves no process, and keeps what was
 * recorded.
 */
class ForkFailureTest {
    private static final int FIRST_WARM = 1 + 16;
    private static final int FIRST_STEADY = FIRST_WARM + 5000;
    private static final Protocol IMPATIENT = new Protocol(1, Amount.calls(5000), Amount.calls(6000), 0, 5, 64, 7);

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            server-start:throw   | While starting the server, the server failed: IOException: on purpose.
            server-start:error   | While starting the server, the server failed: NoClassDefFoundError: made/Up.
            server-start:exit    | While starting the server, the server ended by itself with status 7.
            client-prepare:throw | While preparing the client, the client failed: IOException: on purpose.
            client-prepare:exit  | While preparing the client, the client ended by itself with status 7.
            client-open:throw    | While looking up and connecting, the client failed: IOException: on purpose.
            server-call:exit:0   | While making the first call, the server ended by itself with status 7.
            client-call:throw:0  | While making the first call, the client failed: Call 1 failed: IOException: on purpose.
            client-call:throw:5  | While verifying the values, the client failed: Call 5 failed: IOException: on purpose.
            """)
    void aFailureBeforeTheClockIsOneSentence(String fault, String sentence) throws Exception {
        assertEquals(sentence, new Trials(folder).errorOf(Trials.SHORT, fault));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            server-call:exit  | warming up | the server ended by itself with status 7.
            client-call:exit  | warming up | the client ended by itself with status 7.
            server-call:exit  | measuring  | the server ended by itself with status 7.
            client-call:exit  | measuring  | the client ended by itself with status 7.
            """)
    void callsRecordedBeforeAFailureAreKept(String fault, String step, String sentence) throws Exception {
        Trials trials = new Trials(folder);
        boolean warming = step.equals("warming up");
        int call = (warming ? FIRST_WARM : FIRST_STEADY) + 100;
        assertEquals("While " + step + ", " + sentence, trials.errorOf(Trials.SHORT, fault + ":" + call));
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
    @CsvSource(delimiter = '|', textBlock = """
            server-start:hang    | While starting the server, the server did not answer for 5 s and was stopped.
            client-open:hang     | While looking up and connecting, the client did not answer for 5 s; server and client were stopped.
            server-call:hang:117 | While warming up, no call ended for 5 s; server and client were stopped.
            client-call:hang:117 | While warming up, no call ended for 5 s; server and client were stopped.
            """)
    void aProcessThatHangsIsStopped(String fault, String sentence) throws Exception {
        assertEquals(sentence, new Trials(folder).errorOf(IMPATIENT, fault));
    }

    @Test
    void aPhaseLongerThanTheTimeOutIsNoHang() throws Exception {
        Protocol slow = new Protocol(1, Amount.NONE, Amount.seconds(8), 0, 5, 64, 7);
        Run run = new Trials(folder).run(Trials.plan(slow, ""));
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
    }

    @ParameterizedTest
    @CsvSource({"server-start:memory, starting the server, server", "client-prepare:memory, preparing the client, client"})
    void runningOutOfMemoryIsSaidPlainly(String fault, String step, String side) throws Exception {
        assertEquals("While " + step + ", the " + side + " ran out of memory;"
                + " give the JVMs more heap (heapMiB) or make the values smaller.",
                new Trials(folder).errorOf(Trials.SHORT, fault));
    }

    @Test
    void aServantThatAnswersWronglyIsNotTimed() throws Exception {
        Trials trials = new Trials(folder);
        String error = trials.errorOf(Trials.SHORT, "wrong-result");
        assertTrue(error.startsWith("While verifying the values, the client sent or got back other values"), error);
        assertEquals(Map.of(Phase.FIRST_CALL, 1, Phase.VERIFY, 16), trials.calls(fork()));
    }

    @Test
    void aTakenPortIsNamed() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            assertEquals("While starting the server, the server failed: Port " + taken.getLocalPort()
                    + " of 127.0.0.1 is taken; choose another port, or 0 for any free one.",
                    errorWith(Map.of("port", String.valueOf(taken.getLocalPort()))));
        }
    }

    @Test
    void anAddressOfAnotherMachineIsNamed() throws Exception {
        assertEquals("While starting the server, the server failed: 192.0.2.1 is not an address of this machine;"
                + " choose another host.", errorWith(Map.of("host", "192.0.2.1")));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void anAnswerThatTheProtocolDoesNotAllowFailsItsForkOnly() throws Exception {
        Trials trials = new Trials(folder, new TrialProvider() {
            @Override
            public Launch client(Compiled compiled, Map<String, String> options) {
                return options.get("style").equals("plain") ? super.client(compiled, options) : new Launch.Program(
                        List.of("sh", "-c", "while read command; do printf 'done\\tnonsense\\n'; done"), Map.of());
            }
        });
        Run run = trials.run(new Plan("Trial", "", TrialProvider.CONTRACT, List.of(ProviderChoice.of("trial"),
                new ProviderChoice("trial", "odd", Map.of("style", "fancy"))), Trials.SHORT));
        assertEquals(List.of("odd FAILED", "trial DONE"),
                run.forks().stream().map(fork -> fork.variant() + " " + fork.state()).sorted().toList());
        assertTrue(run.message().contains("A process gave an answer that the control protocol does not allow: "
                + "not a field: nonsense."), run.message());
    }

    @Test
    void oneFailedForkDoesNotStopTheOthers() throws Exception {
        Run run = new Trials(folder).run(Trials.plan(Trials.SHORT, "", "server-start:throw", "client-call:exit:300"));
        assertEquals(Run.Outcome.FAILED, run.outcome());
        assertEquals(List.of("trial client-call:exit:300 FAILED", "trial  DONE", "trial server-start:throw FAILED")
                .stream().sorted().toList(),
                run.forks().stream().map(fork -> fork.variant() + " " + fork.state()).sorted().toList());
        assertTrue(run.message().startsWith("2 of 3 forks failed; the first, trial "), run.message());
    }

    @ParameterizedTest
    @CsvSource({"client-close:throw", "server-close:throw"})
    void aComplaintWhenStoppingDoesNotSpoilTheFork(String fault) throws Exception {
        Run run = new Trials(folder).run(Trials.plan(Trials.SHORT, fault));
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        assertNull(fork().error());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void childProcessesEndWithTheirServer() throws Exception {
        Run run = new Trials(folder).run(Trials.plan(Trials.SHORT, "family"));
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
    }

    @ParameterizedTest
    @CsvSource({"server", "client"})
    @EnabledOnOs(OS.LINUX)
    void aKilledProcessIsToldByItsSignal(String side) throws Exception {
        Trials trials = new Trials(folder);
        Protocol endless = new Protocol(1, Amount.NONE, Amount.seconds(600), 0, 30, 64, 7);
        RunHandle handle = trials.start(Trials.plan(endless, ""), trials.onLog(".*, fork 1: .*", line -> {
            Matcher pid = Pattern.compile((side.equals("server") ? "process " : "client ") + "(\\d+)").matcher(line);
            assertTrue(pid.find(), line);
            Thread.ofPlatform().start(() -> killWhenMeasuring(trials, Long.parseLong(pid.group(1))));
        }));
        handle.await();
        Trials.assertNothingLeft();
        assertEquals("While measuring, the " + side + " was killed by signal 9.",
                handle.folder().run().forks().getFirst().error());
        assertTrue(trials.calls(fork()).get(Phase.STEADY) > 0);
    }

    private void killWhenMeasuring(Trials trials, long pid) {
        try {
            while (trials.callsSoFar(fork()).getOrDefault(Phase.STEADY, 0) < 500) {
                Thread.sleep(10);
            }
        } catch (Exception e) {
            throw new IllegalStateException(e);
        } finally {
            ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly);
        }
    }

    private String errorWith(Map<String, String> options) throws Exception {
        Trials trials = new Trials(folder);
        Plan plan = new Plan("Trial", "", TrialProvider.CONTRACT,
                List.of(new ProviderChoice("trial", "trial", options)), Trials.SHORT);
        return trials.run(plan).forks().getFirst().error();
    }

    private Fork fork() throws Exception {
        return RunFolder.open(folder.resolve("run")).run().forks().getFirst();
    }
}

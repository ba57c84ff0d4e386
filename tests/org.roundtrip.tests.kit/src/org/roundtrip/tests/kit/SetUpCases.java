// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.engine.RefusedException;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.journal.JournalReader;
import org.roundtrip.files.journal.MergedCalls;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Fork;
import org.roundtrip.model.study.Studied;

/** A client repeats its look-up and its connecting, as far as its provider declares them; otherwise a plan with them is refused. */
final class SetUpCases {
    private static final String OPERATION = "text";
    private static final int CONNECTIONS = 5;
    private final Subject subject;
    private final MeasuredRuns runs;
    private final Lazy<Trial> trial;

    SetUpCases(Subject subject, MeasuredRuns runs, ExpectedDigests expected) {
        this.subject = subject;
        this.runs = runs;
        this.trial = new Lazy<>(() -> subject.trial("setup", Contracts.small(), subject.defaults(), expected));
    }

    Stream<DynamicTest> all() {
        Stream<DynamicTest> measured = Stream.of(
                dynamicTest("each repeated look-up is an interval, or look-ups are refused", this::lookUps),
                dynamicTest("each repeated connection is an interval, or connections are refused", this::connections));
        return !subject.thorough() || !subject.info().connections() ? measured : Stream.concat(measured,
                Stream.of(dynamicTest("each repeated connection is one more at the server", this::atTheServer)));
    }

    private void lookUps() throws Exception {
        if (subject.info().lookups()) {
            repeated(Phase.LOOKUP, MeasuredRuns.LOOKUPS);
        } else {
            refused(new Studied(List.of(), 1, 0));
        }
    }

    private void connections() throws Exception {
        if (subject.info().connections()) {
            repeated(Phase.CONNECT, MeasuredRuns.CONNECTIONS);
        } else {
            refused(new Studied(List.of(), 0, 1));
        }
    }

    private void refused(Studied studied) {
        RefusedException refused = assertThrows(RefusedException.class, () -> runs.studied("refused", studied));
        assertFalse(refused.objections().isEmpty());
    }

    /** In each fork all of them follow the measured calls and come before the captured ones. */
    private void repeated(Phase phase, int count) throws Exception {
        RunFolder run = runs.loopback.get();
        for (Fork fork : run.run().forks()) {
            List<Phase> phases = new ArrayList<>();
            List<Long> nanos = new ArrayList<>();
            try (JournalReader journal = JournalReader.open(run.journal(fork))) {
                journal.blocks().forEach(block -> phases.add(block.phase()));
                new MergedCalls(journal, phase::equals).takeNew((number, block, step) -> {
                    assertEquals(JournalFormat.INTERVALS, block.form());
                    assertEquals(Outcome.ANSWERED, step.outcome());
                    nanos.add(step.nanos());
                });
            }
            assertEquals(count, nanos.size(), fork.variant());
            assertTrue(nanos.stream().allMatch(each -> each > 0), () -> fork.variant() + " " + nanos);
            assertTrue(phases.lastIndexOf(Phase.STEADY) < phases.indexOf(phase)
                    && phases.lastIndexOf(phase) < phases.indexOf(Phase.CAPTURE), phases::toString);
        }
    }

    private void atTheServer() throws Exception {
        try (CountingForwarder forwarder = new CountingForwarder(); Forked server = trial.get().serverBehind(forwarder.port());
                Forked client = trial.get().client(OPERATION)) {
            ControlLine address = server.start();
            forwarder.to(Integer.parseInt(address.text("ports")));
            client.ask(ControlLine.of("prepare"));
            client.ask(new ControlLine("open", address.values()));
            client.ask(measure(Phase.FIRST_CALL, 1));
            int before = forwarder.connections();
            assertTrue(before > 0, "the client calls through the forwarder");
            assertEquals(CONNECTIONS, client.ask(measure(Phase.CONNECT, CONNECTIONS)).number("calls"));
            assertEquals(before + CONNECTIONS, forwarder.connections());
            client.ask(measure(Phase.STEADY, 1));
            client.stop();
            server.stop();
        }
    }

    private static ControlLine measure(Phase phase, int calls) {
        return new ControlLine("measure", Map.of("phase", phase.name(), "calls", Integer.toString(calls), "seconds", "0"));
    }
}

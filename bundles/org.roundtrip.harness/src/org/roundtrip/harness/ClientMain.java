// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.nio.file.Paths;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.ExplainedException;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.harness.control.Sentences;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.harness.timing.Caller;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.harness.timing.TimedLoop;
import org.roundtrip.harness.timing.TimerCost;
import org.roundtrip.harness.values.Digest;

/** Main class of a forked client: a provider's {@link ClientHalf} driven by the control protocol. */
public final class ClientMain {
    private final Settings settings;
    private final int pool;
    private final Digest digest = new Digest();
    private ClientHalf half;
    private JournalWriter journal;
    private Caller caller;
    private TimedLoop loop;

    private ClientMain(Settings settings) {
        this.settings = settings;
        this.pool = (int) settings.number("pool");
    }

    /** @param args the settings file */
    public static void main(String[] args) throws Exception {
        Control.serve(new ClientMain(Settings.read(Paths.get(args[0])))::run);
    }

    private ControlLine run(ControlLine command) throws Exception {
        switch (command.word()) {
            case "prepare":
                return prepare();
            case "open":
                return open(command);
            case "verify":
                return verify(command);
            case "measure":
                return measure(command);
            case "stop":
                return stop();
            default:
                throw new IllegalArgumentException("a client knows no command " + command.word());
        }
    }

    private ControlLine prepare() throws Exception {
        journal = JournalWriter.create(Paths.get(settings.text("journal")));
        TimerCost timer = TimerCost.measure();
        half = settings.half(ClientHalf.class);
        half.prepare(new ClientSetting(settings.options(), Paths.get(settings.text("folder")),
                Paths.get(settings.text("trust")), (int) settings.number("timeoutSeconds")));
        return ControlLine.of("done").with("timerCostNanos", Math.round(timer.costNanos()))
                .with("timerGranularityNanos", timer.granularityNanos());
    }

    private ControlLine open(ControlLine command) throws Exception {
        Endpoint endpoint = new Endpoint(command.text("address"), ports(command.text("ports")),
                ports(command.text("namingPorts")));
        Steps steps = new Steps();
        Object stub = half.open(endpoint, steps);
        caller = Generated.caller(settings.text("operation"), stub);
        caller.prepare(settings.number("seed"), pool);
        loop = new TimedLoop(journal, caller, pool);
        ControlLine done = ControlLine.of("done");
        if (steps.lookupNanos().isPresent()) {
            done = done.with("lookupNanos", steps.lookupNanos().getAsLong());
        }
        if (steps.connectNanos().isPresent()) {
            done = done.with("connectNanos", steps.connectNanos().getAsLong());
        }
        for (Map.Entry<String, String> fact : half.facts().entrySet()) {
            done = done.with("fact." + fact.getKey(), fact.getValue());
        }
        return done;
    }

    /** Makes a call with each value, or with one of them: one-way calls are verified one after the other. */
    private ControlLine verify(ControlLine command) throws Exception {
        int first = command.find("entry").map(Integer::valueOf).orElse(0);
        int end = command.find("entry").isPresent() ? first + 1 : pool;
        long nanos = 0;
        for (int entry = first; entry < end; entry++) {
            long start = System.nanoTime();
            try {
                caller.call(entry);
            } catch (Exception e) {
                throw new ExplainedException(failed(entry + 1, e), e);
            }
            nanos += System.nanoTime() - start;
            caller.digestArguments(entry, digest);
            caller.digestResult(digest);
        }
        ControlLine done = ControlLine.of("done").with("nanos", nanos);
        return end == pool ? done.with("digest", digest.hex()) : done;
    }

    private ControlLine measure(ControlLine command) throws Exception {
        long nanos = Math.round(Double.parseDouble(command.text("seconds")) * 1e9);
        Phase phase = Phase.valueOf(command.text("phase"));
        try {
            return ControlLine.of("done").with("calls", loop.run(phase, command.number("calls"), nanos));
        } catch (ExplainedException e) {
            throw e;
        } catch (Exception e) {
            throw new ExplainedException(failed(loop.done() + 1, e), e);
        }
    }

    private static String failed(long call, Exception e) {
        return Sentences.text(ClientMain.class, "call", call, Failure.sentence(e));
    }

    private ControlLine stop() throws Exception {
        if (journal != null) {
            journal.close();
        }
        if (half != null) {
            half.close();
        }
        return ControlLine.of("done");
    }

    private static List<Integer> ports(String list) {
        return Stream.of(list.split(",")).filter(each -> !each.isEmpty()).map(Integer::valueOf)
                .collect(Collectors.toList());
    }
}

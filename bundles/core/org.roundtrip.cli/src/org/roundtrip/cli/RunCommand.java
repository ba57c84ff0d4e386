// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.roundtrip.analysis.condition.MeasuredRun;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.Plans;
import org.roundtrip.cli.terminal.RefusedInput;
import org.roundtrip.cli.terminal.Runs;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.archive.RunArchive;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.model.Forks;
import org.roundtrip.model.LeftOut;
import org.roundtrip.model.Network;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.report.StudiedRun;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code roundtrip run PLAN}: measures a plan, or the plan of an archived run once more. With {@code --more} it adds forks to a run that has ended. */
@Command(name = "run", mixinStandardHelpOptions = true)
final class RunCommand implements Callable<Integer> {
    private static final Texts TEXTS = Texts.of(Context.class);

    private final Context context;
    @Parameters(paramLabel = "PLAN", descriptionKey = "PLAN")
    private String plan;
    @Option(names = "--out", paramLabel = "DIR", descriptionKey = "out")
    private String out;
    @Option(names = "--quick", descriptionKey = "quick")
    private boolean quick;
    @Option(names = "--more", paramLabel = "N", descriptionKey = "more")
    private Integer more;
    @Option(names = "--network", paramLabel = "NAME", descriptionKey = "network")
    private String network;
    @Option(names = "--latency", paramLabel = "MICROS", descriptionKey = "latency")
    private Integer latency;
    @Option(names = "--server-host", paramLabel = "HOST", descriptionKey = "server-host")
    private String serverHost = "";
    @Option(names = "--client-host", paramLabel = "HOST", descriptionKey = "client-host")
    private String clientHost = "";
    @Option(names = "--reference", paramLabel = "NAME", descriptionKey = "reference")
    private String reference;
    @Option(names = "--wait", descriptionKey = "wait")
    private boolean wait;
    @Option(names = "--no-wait", descriptionKey = "no-wait")
    private boolean anyway;
    @Mixin
    private final Form form = new Form();
    @Mixin
    private final FailOn failOn = new FailOn();

    RunCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() throws RefusedInput, IOException, InterruptedException {
        if (more != null) {
            return addBlocks();
        }
        Optional<Run> again = RunArchive.isNamed(context.path(plan)) ? Optional.of(Runs.find(plan, context).run()) : Optional.empty();
        Plan found = onNetwork(onHosts(again.isPresent() ? LeftOut.plan(again.get()) : Plans.find(plan, context)));
        if (reference != null) {
            Plans.require(found, reference);
        }
        failOn.read(found, false, context);
        return failOn.status(new PlanExecution(context, quick || again.filter(Run::quick).isPresent(), wait, !anyway, reference).carryOut(found, out, this::print));
    }

    private void print(StudiedRun run) throws IOException {
        RunOutput.print(run, form, context);
        failOn.check(new MeasuredRun(run.analysis(), run.results(), Optional.empty()), context);
    }

    /** What is measured was decided when the run was begun. */
    private int addBlocks() throws RefusedInput, IOException, InterruptedException {
        if (quick || out != null || network != null || latency != null || !serverHost.isEmpty() || !clientHost.isEmpty()) {
            throw new RefusedInput(TEXTS.text("run.more.alone"));
        }
        if (more < 1 || more > Forks.MOST) {
            throw new RefusedInput(TEXTS.text("run.more.range", Forks.MOST, more));
        }
        RunFolder folder = Runs.find(plan, context);
        failOn.read(folder.run().plan(), false, context);
        return failOn.status(new PlanExecution(context, quick, wait, !anyway, reference).carryOn(folder, more, this::print));
    }

    /** Returns the plan with the network that the options choose. */
    private Plan onNetwork(Plan found) throws RefusedInput {
        if (network == null && latency == null) {
            return found;
        }
        Network planned = found.protocol().network();
        String mode = network == null ? planned.mode() : network;
        if (latency != null && !mode.equals(Network.Ethernet.MODE)) {
            throw new RefusedInput(TEXTS.text("run.latency", mode, Network.Ethernet.MODE));
        }
        try {
            return found.with(found.protocol().with(Network.of(mode, latency != null ? latency
                    : planned instanceof Network.Ethernet ethernet ? ethernet.latencyMicros()
                    : Network.Ethernet.USUAL_LATENCY)));
        } catch (IllegalArgumentException e) {
            throw new RefusedInput(TEXTS.text("run.network.wrong", Failure.sentence(e.getMessage())));
        }
    }

    /** Returns the plan with its sides on the hosts that the options choose. */
    private Plan onHosts(Plan found) throws RefusedInput {
        try {
            return found.at(Optional.of(clientHost).filter(name -> !name.isEmpty()),
                    Optional.of(serverHost).filter(name -> !name.isEmpty()));
        } catch (IllegalArgumentException e) {
            throw new RefusedInput(Failure.sentence(e.getMessage()));
        }
    }
}

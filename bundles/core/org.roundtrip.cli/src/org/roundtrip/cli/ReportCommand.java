// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.roundtrip.analysis.condition.MeasuredRun;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.Plans;
import org.roundtrip.cli.terminal.RefusedInput;
import org.roundtrip.cli.terminal.Runs;
import org.roundtrip.cli.terminal.Status;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RunFolder;
import org.roundtrip.hosts.HostList;
import org.roundtrip.model.text.Texts;
import org.roundtrip.report.HiddenHosts;
import org.roundtrip.report.Reports;
import org.roundtrip.report.ShownTexts;
import org.roundtrip.report.StudiedRun;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code roundtrip report RUN}: prints a run's table, or writes a report with {@code --to FILE}. */
@Command(name = "report", mixinStandardHelpOptions = true)
final class ReportCommand implements Callable<Integer> {
    private static final Texts TEXTS = Texts.of(Context.class);
    private final Context context;
    @Parameters(paramLabel = "RUN", descriptionKey = "RUN")
    private String run;
    @Option(names = "--to", paramLabel = "FILE", descriptionKey = "to")
    private String to;
    @Option(names = "--force", descriptionKey = "force")
    private boolean force;
    @Option(names = "--reference", paramLabel = "NAME", descriptionKey = "reference")
    private String reference;
    @Option(names = "--hide-hosts", descriptionKey = "hide-hosts")
    private boolean hideHosts;
    @Mixin
    private final Form form = new Form();
    @Mixin
    private final FailOn failOn = new FailOn();

    ReportCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() throws RefusedInput, IOException {
        Path file = to == null ? null : target();
        RunFolder folder = Runs.find(run, context);
        if (reference != null) {
            Plans.require(folder.run().plan(), reference);
        }
        failOn.read(folder.run().plan(), false, context);
        try (StudiedRun studied = StudiedRun.of(folder, context.dissectors(), shown(), reference)) {
            if (file != null) {
                Reports.write(studied, file);
                context.say("report.written", file);
                Reports.beside(file).filter(Files::exists).ifPresent(figure -> context.say("report.figure", figure));
            }
            if (file == null || form.json() || form.markdown()) {
                RunOutput.print(studied, form, context);
            }
            failOn.check(new MeasuredRun(studied.analysis(), studied.results(), Optional.empty()), context);
        }
        return failOn.status(Status.DONE);
    }

    private Path target() throws RefusedInput {
        String objection = Reports.objection(context.path(to));
        if (objection != null) {
            throw new RefusedInput(objection);
        }
        if (hideHosts && !Reports.canHide(context.path(to))) {
            throw new RefusedInput(TEXTS.text("report.archive"));
        }
        Optional<Path> beside = Reports.beside(context.path(to));
        if (beside.isPresent()) {
            context.target(beside.get().toString(), force);
        }
        return context.target(to, force);
    }

    private ShownTexts shown() throws InvalidFileException {
        HostList hosts = new HostList(context.home());
        return hideHosts ? new HiddenHosts(hosts.addresses(), hosts.users()) : ShownTexts.ALL;
    }
}

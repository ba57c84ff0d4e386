// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.payload;

import org.roundtrip.cli.Context;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;

/** {@code roundtrip payload}: what calls carry, in files of several languages. */
@Command(name = "payload", mixinStandardHelpOptions = true, synopsisSubcommandLabel = "COMMAND")
public final class PayloadCommand implements Runnable {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    private PayloadCommand() {
    }

    /** Returns the command with those below it. */
    public static CommandLine of(Context context) {
        return new CommandLine(new PayloadCommand()).addSubcommand(new ShowCommand(context))
                .addSubcommand(new ConvertCommand(context)).addSubcommand(new PreviewCommand(context))
                .addSubcommand(new SizesCommand(context)).addSubcommand(new CodeCommand(context));
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), spec.commandLine().getUsageMessage().strip());
    }
}

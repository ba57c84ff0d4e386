// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.payload;

import org.roundtrip.cli.terminal.CommandGroup;
import org.roundtrip.cli.terminal.Context;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code roundtrip payload}: what calls carry, in files of several languages. */
@Command(name = "payload")
public final class PayloadCommand extends CommandGroup {
    private PayloadCommand() {
    }

    /** Returns the command with those below it. */
    public static CommandLine of(Context context) {
        return new CommandLine(new PayloadCommand()).addSubcommand(new ShowCommand(context))
                .addSubcommand(new ConvertCommand(context)).addSubcommand(new PreviewCommand(context))
                .addSubcommand(new SizesCommand(context)).addSubcommand(new CodeCommand(context));
    }
}

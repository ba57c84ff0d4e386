// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.terminal;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.hosts.HostException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/**
 * A command that has others below it, and itself prints their help. Those that list and remove what Roundtrip's home keeps by
 * name, such as hosts and ORBs, are here.
 */
@Command(mixinStandardHelpOptions = true, synopsisSubcommandLabel = "COMMAND")
public abstract class CommandGroup implements Runnable {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public final void run() {
        throw new NoCommand(spec.commandLine());
    }

    /** That no command below it was given. */
    public static final class NoCommand extends ParameterException {
        private static final long serialVersionUID = 1L;

        private NoCommand(CommandLine group) {
            super(group, group.getCommandName());
        }
    }

    /** What the home keeps, as JSON. */
    public interface Contents {
        /** Reads the file of the home. */
        String read(Context context) throws InvalidFileException;
    }

    /** Prints what the home keeps as a table. */
    public interface Table {
        /** Reads the file of the home. @param wide whether all columns are shown, however wide the terminal is */
        void print(Context context, boolean wide) throws InvalidFileException;
    }

    /** Removes from the home what has a name. */
    public interface Remover {
        /** Refuses a name that nothing has. */
        void remove(Context context, String name) throws RefusedInput, HostException, IOException, InterruptedException;
    }

    /** {@code list}. */
    @Command(name = "list", mixinStandardHelpOptions = true)
    public static final class Listing implements Callable<Integer> {
        private final Context context;
        private final Table table;
        private final Contents object;
        @Option(names = "--json", descriptionKey = "json")
        private boolean json;
        @Option(names = "--wide", descriptionKey = "wide")
        private boolean wide;

        /** @param table for people @param object the same in JSON */
        public Listing(Context context, Table table, Contents object) {
            this.context = context;
            this.table = table;
            this.object = object;
        }

        @Override
        public Integer call() throws InvalidFileException {
            if (json) {
                context.out().print(object.read(context));
            } else {
                table.print(context, wide);
            }
            return Status.DONE;
        }
    }

    /** {@code remove}. */
    @Command(name = "remove", mixinStandardHelpOptions = true)
    public static final class Removal implements Callable<Integer> {
        private final Context context;
        private final Remover remover;
        @Parameters(paramLabel = "NAME", descriptionKey = "NAME")
        private String name;

        public Removal(Context context, Remover remover) {
            this.context = context;
            this.remover = remover;
        }

        @Override
        public Integer call() throws RefusedInput, HostException, IOException, InterruptedException {
            remover.remove(context, name);
            context.say("removed", name);
            return Status.DONE;
        }
    }
}

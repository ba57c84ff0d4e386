// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.cli.packets.PacketsCommand;
import org.roundtrip.cli.payload.PayloadCommand;
import org.roundtrip.cli.terminal.CommandGroup;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.DidYouMean;
import org.roundtrip.cli.terminal.HomeCheck;
import org.roundtrip.cli.terminal.RefusedInput;
import org.roundtrip.cli.terminal.Status;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.hosts.HostException;
import org.roundtrip.model.text.Texts;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command line by itself: it takes arguments and returns an exit status. */
final class CommandLineTool {
    private static final Texts TEXTS = Texts.of(Context.class);

    /** Picocli refuses a smaller one. */
    private static final int LEAST_HELP_WIDTH = 55;
    /** Room for an option with its parameter, such as {@code --singleton-class=CLASS}, which else is broken in the middle of a word. */
    private static final int LONGEST_OPTION = 24;
    private final Context context;
    private final String version;

    /** @param version of Roundtrip, for {@code --version} */
    CommandLineTool(Context context, String version) {
        this.context = context;
        this.version = version;
    }

    /** Carries out the arguments. @return the exit status, see {@link Status} */
    int run(String... arguments) {
        CommandLine line = new CommandLine(new Root());
        line.addSubcommand(new ProvidersCommand(context));
        line.addSubcommand(new JdksCommand(context));
        line.addSubcommand(new MachineCommand(context));
        line.addSubcommand(HostsCommand.of(context));
        line.addSubcommand(OrbsCommand.of(context));
        line.addSubcommand(new PlanCommand(context));
        line.addSubcommand(new RunCommand(context));
        line.addSubcommand(new InteropCommand(context));
        line.addSubcommand(new RunsCommand(context));
        line.addSubcommand(new CompareCommand(context));
        line.addSubcommand(new ReportCommand(context));
        line.addSubcommand(new SteadyCommand(context));
        line.addSubcommand(new PacketsCommand(context));
        line.addSubcommand(PayloadCommand.of(context));
        line.registerConverter(int.class, CommandLineTool::number);
        line.registerConverter(Integer.class, CommandLineTool::number);
        line.setResourceBundle(ResourceBundle.getBundle("org.roundtrip.cli.terminal.messages", Locale.getDefault(), CommandLineTool.class.getClassLoader()));
        setVersion(line);
        line.setOut(context.out());
        line.setErr(context.err());
        line.setUsageHelpWidth(helpWidth());
        line.setUsageHelpLongOptionsMaxWidth(LONGEST_OPTION);
        line.setParameterExceptionHandler((e, given) -> refuse(e));
        line.setExecutionExceptionHandler((e, command, parsed) -> explain(e));
        try {
            HomeCheck.require(context.home());
            return line.execute(arguments);
        } catch (RefusedInput e) {
            context.note(e.getMessage());
            return Status.REFUSED;
        } finally {
            context.out().flush();
            context.err().flush();
        }
    }

    private void setVersion(CommandLine line) {
        line.getCommandSpec().version(TEXTS.text("version", version));
        line.getSubcommands().values().forEach(this::setVersion);
    }

    /** The width of the terminal; elsewhere, and where that is too narrow for help, the usual one. */
    private int helpWidth() {
        int columns = context.columns() > 0 ? context.columns() : context.errColumns();
        return columns < LEAST_HELP_WIDTH ? UsageMessageSpec.DEFAULT_USAGE_WIDTH : columns;
    }

    private int refuse(ParameterException e) {
        String command = e.getCommandLine().getCommandSpec().qualifiedName();
        if (e instanceof CommandGroup.NoCommand) {
            // Help has its lines, and marks between them that a terminal does not print.
            e.getCommandLine().usage(context.err());
            context.say("error.usage", TEXTS.text("error.command", command));
        } else {
            context.note(e instanceof UnmatchedArgumentException unmatched ? unmatched(unmatched) : e.getMessage());
            context.say("error.usage", command);
        }
        return Status.REFUSED;
    }

    private static int number(String typed) {
        try {
            return Integer.parseInt(typed);
        } catch (NumberFormatException e) {
            throw new TypeConversionException(TEXTS.text("error.number", typed));
        }
    }

    private String unmatched(UnmatchedArgumentException e) {
        CommandSpec command = e.getCommandLine().getCommandSpec();
        String sentence = TEXTS.text("error.unmatched", e.getUnmatched().getFirst());
        String meant = providersMeant(command, e.getUnmatched());
        if (!meant.isEmpty()) {
            return TEXTS.text("near", sentence, meant);
        }
        String typed = e.getUnmatched().getFirst().split("=", 2)[0];
        return DidYouMean.added(sentence, typed,
                typed.startsWith("-") ? command.optionsMap().keySet() : command.subcommands().keySet());
    }

    /**
     * Returns the option with all providers for a person who has written blanks between them. The words behind the first
     * one were then taken for something else, the first of these perhaps for the file. It is empty when none of them is
     * a provider.
     */
    private String providersMeant(CommandSpec command, List<String> unmatched) {
        OptionSpec option = command.findOption("--provider");
        if (option == null || !option.isMultiValue() || !(option.getValue() instanceof List<?> given)) {
            return "";
        }
        List<String> behind = Stream.concat(command.positionalParameters().stream().map(ArgSpec::<Object>getValue), unmatched.stream())
                .flatMap(word -> Stream.of(String.valueOf(word).split(",")))
                .filter(word -> context.catalogue().find(word).isPresent()).toList();
        return behind.isEmpty() ? "" : option.longestName() + " " + Stream.concat(given.stream().map(String::valueOf), behind.stream())
                .filter(id -> !id.isEmpty()).distinct().collect(Collectors.joining(","));
    }

    private int explain(Exception e) {
        if (e instanceof RefusedInput || e instanceof InvalidFileException || e instanceof CaptureException
                || e instanceof HostException) {
            context.note(e.getMessage());
        } else if (e instanceof NoSuchFileException missing) {
            context.say("file.none", missing.getFile());
        } else if (e instanceof AccessDeniedException denied) {
            context.say("file.denied", denied.getFile());
        } else if (e instanceof FileAlreadyExistsException || e instanceof NotDirectoryException) {
            context.say("file.way", ((FileSystemException) e).getFile());
        } else if (e instanceof IOException) {
            context.note(Failure.sentence(e.getMessage() == null || e.getMessage().isBlank() ? e.toString() : e.getMessage()));
        } else {
            context.say("error.unexpected", e);
            return Status.FAILED;
        }
        return Status.REFUSED;
    }

    /** Prints the help when no command is given. */
    @Command(name = "roundtrip")
    private static final class Root extends CommandGroup {
    }
}

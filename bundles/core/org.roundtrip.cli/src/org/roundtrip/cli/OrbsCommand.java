// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.roundtrip.cli.terminal.CommandGroup;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.DidYouMean;
import org.roundtrip.cli.terminal.Output;
import org.roundtrip.cli.terminal.RefusedInput;
import org.roundtrip.cli.terminal.Status;
import org.roundtrip.cli.terminal.TextTable;
import org.roundtrip.corba.own.DescribedOrb;
import org.roundtrip.corba.own.OwnOrb;
import org.roundtrip.corba.own.OwnOrbs;
import org.roundtrip.engine.TryOut;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code roundtrip orbs}: the ORBs that the user owns. */
@Command(name = "orbs")
final class OrbsCommand extends CommandGroup {
    private static final Texts TEXTS = Texts.of(Context.class);
    private static final int READY = 3;
    /** Its name and whether it is complete, then the class of the ORB, then the IDL compiler. */
    private static final List<Integer> BY_IMPORTANCE = List.of(0, READY, 1, 2);

    private OrbsCommand() {
    }

    /** Returns the command with those below it. */
    static CommandLine of(Context context) {
        return new CommandLine(new OrbsCommand()).addSubcommand(new Add(context)).addSubcommand(new Try(context))
                .addSubcommand(new Listing(context, OrbsCommand::print, OrbsCommand::asJson))
                .addSubcommand(new Removal(context, OrbsCommand::remove));
    }

    private static OwnOrb find(Context context, String name) throws RefusedInput, InvalidFileException {
        OwnOrbs orbs = new OwnOrbs(context.home());
        List<OwnOrb> described = orbs.list();
        return described.stream().filter(orb -> orb.name().equals(name)).findFirst().orElseThrow(() -> new RefusedInput(
                described.isEmpty() ? TEXTS.text("orbs.none", name) : DidYouMean.added(TEXTS.text("orbs.unknown", name,
                        described.stream().map(OwnOrb::name).collect(Collectors.joining(", "))), name,
                        described.stream().map(OwnOrb::name).toList())));
    }

    /** {@code orbs add}: keeps a description, and says what is missing of what it names. */
    @Command(name = "add", mixinStandardHelpOptions = true)
    private static final class Add implements Callable<Integer> {
        private final Context context;
        @Parameters(paramLabel = "NAME", descriptionKey = "NAME")
        private String name;
        @Option(names = "--jar", paramLabel = "FILE", required = true, descriptionKey = "jar")
        private List<String> jars = List.of();
        @Option(names = "--orb-class", paramLabel = "CLASS", required = true, descriptionKey = "orb-class")
        private String orbClass;
        @Option(names = "--singleton-class", paramLabel = "CLASS", required = true, descriptionKey = "singleton-class")
        private String singletonClass;
        @Option(names = "--idl-compiler", paramLabel = "COMMAND", required = true, descriptionKey = "idl-compiler")
        private String idlCompiler;
        @Option(names = "--property", paramLabel = "KEY=VALUE", descriptionKey = "property")
        private List<String> properties = List.of();
        @Option(names = "--jvm-flag", paramLabel = "FLAG", descriptionKey = "jvm-flag")
        private List<String> jvmFlags = List.of();

        Add(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() throws RefusedInput, IOException, InterruptedException {
            OwnOrb orb = orb();
            new OwnOrbs(context.home()).put(orb);
            context.say("orbs.added", name);
            new DescribedOrb(orb).problem().ifPresent(context::note);
            return Status.DONE;
        }

        private OwnOrb orb() throws RefusedInput {
            try {
                Map<String, String> each = new LinkedHashMap<>();
                properties.stream().map(OwnOrb::property).forEach(property -> each.put(property.getKey(), property.getValue()));
                List<String> paths = new ArrayList<>();
                for (String jar : jars) {
                    int end = Math.max(jar.lastIndexOf('/'), jar.lastIndexOf(File.separatorChar)) + 1;
                    paths.add(context.path(jar.substring(0, end)) + File.separator + jar.substring(end));
                }
                return new OwnOrb(name, paths, orbClass, singletonClass, idlCompiler, each, jvmFlags);
            } catch (IllegalArgumentException e) {
                throw new RefusedInput(e.getMessage());
            }
        }
    }

    /** {@code orbs try}: compiles, starts and calls. */
    @Command(name = "try", mixinStandardHelpOptions = true)
    private static final class Try implements Callable<Integer> {
        private final Context context;
        @Parameters(paramLabel = "NAME", descriptionKey = "NAME")
        private String name;

        Try(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() throws RefusedInput, InvalidFileException, InterruptedException {
            OwnOrb orb = find(context, name);
            Optional<String> problem = new DescribedOrb(orb).problem();
            if (problem.isPresent()) {
                throw new RefusedInput(problem.get());
            }
            TryOut trial = TryOut.of(context.catalogue(), OwnOrbs.OPTION, orb.name(), context.home(), sentence -> {
                context.note(sentence);
            }).orElseThrow(() -> new RefusedInput(TEXTS.text("orbs.provider")));
            return trial.run() ? Status.DONE : Status.FAILED;
        }
    }

    private static void print(Context context, boolean wide) throws InvalidFileException {
        List<OwnOrb> orbs = new OwnOrbs(context.home()).list();
        if (orbs.isEmpty()) {
            context.say("orbs.empty");
            return;
        }
        TextTable table = new TextTable(List.of(TEXTS.text("orbs.name"), TEXTS.text("orbs.class"),
                TEXTS.text("orbs.compiler"), TEXTS.text("orbs.ready")), Integer.MAX_VALUE);
        orbs.forEach(orb -> table.add(List.of(orb.name(), orb.orbClass(), orb.idlCompiler(),
                new DescribedOrb(orb).problem().map(why -> TEXTS.text("providers.no", why)).orElseGet(() -> TEXTS.text("providers.yes")))));
        table.breakTexts(READY);
        context.print(table, BY_IMPORTANCE, 1, wide);
    }

    private static String asJson(Context context) throws InvalidFileException {
        ObjectNode answer = Output.object("roundtrip-orb-list-1");
        ArrayNode list = answer.putArray("orbs");
        for (OwnOrb orb : new OwnOrbs(context.home()).list()) {
            ObjectNode node = list.addObject();
            OwnOrbs.write(orb, node);
            node.put("problem", new DescribedOrb(orb).problem().orElse(null));
        }
        return Output.text(answer);
    }

    private static void remove(Context context, String name) throws RefusedInput, IOException, InterruptedException {
        new OwnOrbs(context.home()).remove(find(context, name).name());
    }
}

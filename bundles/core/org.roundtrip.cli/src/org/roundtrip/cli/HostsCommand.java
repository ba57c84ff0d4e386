// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roundtrip.cli.terminal.CommandGroup;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.Output;
import org.roundtrip.cli.terminal.RefusedInput;
import org.roundtrip.cli.terminal.Status;
import org.roundtrip.cli.terminal.TextTable;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.hosts.Host;
import org.roundtrip.hosts.HostConnection;
import org.roundtrip.hosts.HostException;
import org.roundtrip.hosts.HostList;
import org.roundtrip.hosts.SentFiles;
import org.roundtrip.hosts.check.HostCheck;
import org.roundtrip.model.text.Texts;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code roundtrip hosts}: the machines on which sides of a call can run. */
@Command(name = "hosts")
final class HostsCommand extends CommandGroup {
    private static final Texts TEXTS = Texts.of(Context.class);

    /** For each step of a connection. */
    private static final Duration LIMIT = Duration.ofSeconds(20);
    /** The name and how to log in, then what other hosts need, then how keys are known. */
    private static final List<Integer> BY_IMPORTANCE = List.of(0, 1, 3, 4, 5, 2);

    private HostsCommand() {
    }

    /** Returns the command with those below it. */
    static CommandLine of(Context context) {
        return new CommandLine(new HostsCommand()).addSubcommand(new Add(context)).addSubcommand(new Check(context))
                .addSubcommand(new Clean(context))
                .addSubcommand(new Listing(context, HostsCommand::print, HostsCommand::asJson))
                .addSubcommand(new Removal(context, HostsCommand::remove));
    }

    /** {@code hosts add}: keeps a host, then logs in once, which pins its key. */
    @Command(name = "add", mixinStandardHelpOptions = true)
    private static final class Add implements Callable<Integer> {
        private static final Pattern WHERE = Pattern.compile("(?:([^@]*)@)?(?:\\[([^\\]]*)]|([^:]*|.*:.*:.*?))(?::(\\d{1,9}))?");
        private final Context context;
        @Parameters(index = "0", paramLabel = "NAME", descriptionKey = "NAME")
        private String name;
        @Parameters(index = "1", paramLabel = "[USER@]ADDRESS[:PORT]", descriptionKey = "ADDRESS")
        private String where;
        @Option(names = "--key", paramLabel = "FILE", descriptionKey = "key")
        private String key;
        @Option(names = "--called-at", paramLabel = "ADDRESS", descriptionKey = "called-at")
        private String calledAt;
        @Option(names = "--ports", paramLabel = "FIRST-LAST", descriptionKey = "ports")
        private String ports;
        @Option(names = "--java-home", paramLabel = "FOLDER", descriptionKey = "java-home")
        private List<String> javaHomes = List.of();
        @Option(names = "--trust-key", paramLabel = "FINGERPRINT", descriptionKey = "trust-key")
        private String fingerprint;

        Add(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() throws RefusedInput, IOException, HostException, InterruptedException {
            Host host = host();
            HostList list = new HostList(context.home());
            list.put(host);
            context.say("hosts.added", host.name());
            connect(context, host, list, fingerprint).close();
            context.say("hosts.connected", host.name());
            return Status.DONE;
        }

        private Host host() throws RefusedInput {
            Matcher parts = WHERE.matcher(where);
            if (!parts.matches()) {
                throw new RefusedInput(TEXTS.text("hosts.where", where));
            }
            String address = parts.group(2) == null ? parts.group(3) : parts.group(2);
            Optional<Path> file = key == null ? Optional.empty() : Optional.of(context.path(key));
            try {
                return new Host(name, address, parts.group(4) == null ? Host.SSH_PORT : Integer.parseInt(parts.group(4)),
                        parts.group(1) == null ? System.getProperty("user.name") : parts.group(1), file,
                        Optional.ofNullable(calledAt), Optional.ofNullable(ports).map(Host.Ports::of), javaHomes);
            } catch (IllegalArgumentException e) {
                throw new RefusedInput(e.getMessage());
            }
        }
    }

    private static HostConnection connect(Context context, Host host, HostList list, String fingerprint)
            throws HostException, InterruptedException {
        context.say("hosts.connecting", host.logIn());
        return HostConnection.open(host, list, ConsoleQuestions.of(context, fingerprint), LIMIT);
    }

    /** {@code hosts check}: says what a host has, and what to do where something is missing. */
    @Command(name = "check", mixinStandardHelpOptions = true)
    private static final class Check implements Callable<Integer> {
        private final Context context;
        @Parameters(paramLabel = "NAME", descriptionKey = "NAME")
        private String name;
        @Option(names = "--json", descriptionKey = "json")
        private boolean json;
        @Option(names = "--trust-key", paramLabel = "FINGERPRINT", descriptionKey = "trust-key")
        private String fingerprint;

        Check(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() throws InvalidFileException, HostException, InterruptedException {
            HostList list = new HostList(context.home());
            Host host = list.get(name);
            try (HostConnection connection = connect(context, host, list, fingerprint)) {
                context.say("hosts.looking");
                HostCheck check = HostCheck.of(connection);
                context.out().print(json ? HostOutput.json(check) : HostOutput.lines(check, context.columns()));
            }
            return Status.DONE;
        }
    }

    /** {@code hosts clean}: deletes sent files there that are no longer used. */
    @Command(name = "clean", mixinStandardHelpOptions = true)
    private static final class Clean implements Callable<Integer> {
        private static final int DAYS = 30;
        private final Context context;
        @Parameters(paramLabel = "NAME", descriptionKey = "NAME")
        private String name;
        @Option(names = "--days", paramLabel = "DAYS", descriptionKey = "days")
        private int days = DAYS;

        Clean(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() throws RefusedInput, InvalidFileException, HostException, InterruptedException {
            if (days < 1) {
                throw new RefusedInput(TEXTS.text("hosts.days"));
            }
            HostList list = new HostList(context.home());
            try (HostConnection connection = connect(context, list.get(name), list, null);
                    SentFiles files = new SentFiles(connection)) {
                context.say("hosts.cleaned", files.clean(days), name);
            }
            return Status.DONE;
        }
    }

    private static void print(Context context, boolean wide) throws InvalidFileException {
        HostList list = new HostList(context.home());
        if (list.list().isEmpty()) {
            context.say("hosts.none");
            return;
        }
        TextTable table = new TextTable(List.of(TEXTS.text("hosts.name"), TEXTS.text("hosts.address"),
                TEXTS.text("hosts.key"), TEXTS.text("hosts.calledAt"), TEXTS.text("hosts.open"),
                TEXTS.text("hosts.pinned")), Integer.MAX_VALUE);
        for (Host host : list.list()) {
            table.add(List.of(host.name(), host.logIn(),
                    host.keyFile().map(Path::toString).orElse(TEXTS.text("hosts.agent")), host.calledAddress(),
                    host.ports().map(Host.Ports::toString).orElse(TEXTS.text("hosts.any")),
                    TEXTS.text(list.key(host.name()).isPresent() ? "hosts.yes" : "hosts.no")));
        }
        context.print(table, BY_IMPORTANCE, 1, wide);
    }

    private static String asJson(Context context) throws InvalidFileException {
        HostList list = new HostList(context.home());
        ObjectNode answer = Output.object("roundtrip-host-list-1");
        ArrayNode hosts = answer.putArray("hosts");
        for (Host host : list.list()) {
            ObjectNode node = hosts.addObject().put("name", host.name()).put("address", host.address())
                    .put("port", host.port()).put("user", host.user())
                    .put("keyFile", host.keyFile().map(Path::toString).orElse(null))
                    .put("calledAt", host.calledAddress())
                    .put("ports", host.ports().map(Host.Ports::toString).orElse(null))
                    .put("pinned", list.key(host.name()).isPresent());
            host.javaHomes().forEach(node.putArray("javaHomes")::add);
        }
        return Output.text(answer);
    }

    /** Its key is forgotten, too. */
    private static void remove(Context context, String name) throws HostException, IOException, InterruptedException {
        HostList list = new HostList(context.home());
        list.remove(list.get(name).name());
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.Runs;
import org.roundtrip.dissect.Dissector;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.install.InstalledProviders;
import org.roundtrip.engine.machine.Machine;
import org.roundtrip.engine.machine.MachineCheck;
import org.roundtrip.engine.machine.Watch;
import org.roundtrip.exchange.Formats;
import org.roundtrip.exchange.PayloadFormat;
import org.roundtrip.exchange.javacode.JavaReader;
import org.roundtrip.exchange.javacode.JavaWriter;
import org.roundtrip.exchange.json.JsonSample;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Contract;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.ProviderInfo;
import org.roundtrip.provider.Refusal;
import org.roundtrip.report.StudiedRun;
import picocli.CommandLine;

/** A user's terminal: a current folder, two providers, one of them not available, and the command line. */
final class Terminal {
    final Path folder;
    String out = "";
    String err = "";
    /** 0 stands for a pipe. */
    int columns;
    /** The providers that are here. */
    ProviderCatalogue catalogue = catalogue();
    private int made;

    Terminal(Path folder) {
        this.folder = folder;
    }

    /** Runs a command and keeps what it printed. @return the exit status */
    int type(String... arguments) {
        StringWriter output = new StringWriter();
        StringWriter errors = new StringWriter();
        int status = new CommandLineTool(context(output, errors), "1.2.3").run(arguments);
        out = output.toString();
        err = errors.toString();
        return status;
    }

    /** Prints a run of made-up calls of a plan, as the command {@code run} prints one that it has measured. */
    RunFolder show(String plan, boolean quick, boolean json, boolean wide) throws IOException {
        RunFolder run = MadeRun.of(folder.resolve(plan), quick, folder.resolve("made-" + ++made));
        show(run, (studied, context) -> RunOutput.print(studied, form(json ? "--json" : wide ? "--wide" : ""), context));
        return run;
    }

    /** The form that an option chooses. @param option empty for none */
    static Form form(String option) {
        return CommandLine.populateCommand(new Form(), option.isEmpty() ? new String[0] : new String[] {option});
    }

    /** Prints a run, and keeps what was printed. */
    void show(RunFolder run, Printer printer) throws IOException {
        StringWriter output = new StringWriter();
        StringWriter errors = new StringWriter();
        try (StudiedRun studied = StudiedRun.of(run, dissectors())) {
            printer.print(studied, context(output, errors));
        }
        out = output.toString();
        err = errors.toString();
    }

    /** Prints a run as a command does. */
    interface Printer {
        void print(StudiedRun run, Context context) throws IOException;
    }

    private Context context(StringWriter output, StringWriter errors) {
        return new Context(catalogue, InstalledProviders.NONE, dissectors(), formats(), new RoundtripHome(folder.resolve("home")), folder,
                new PrintWriter(output), new PrintWriter(errors), columns, columns);
    }

    /** Writes a plan of one provider and one operation. The machine needs no check before it is run. */
    Path plan(String name, String provider, String operations, String measured) throws IOException {
        new MachineCheck(new RoundtripHome(folder.resolve("home"))).keep(
                new Machine(Instant.now(), Map.of(), new Watch(Optional.empty(), Optional.empty(), Duration.ZERO), Map.of(), Map.of()));
        return Files.writeString(folder.resolve(name), """
                {"schema": "roundtrip-plan-2", "name": "Some plan", "operations": [%s],
                 "providers": [%s], "protocol": {"forks": 1, "warmUp": {"calls": 50}, "measured": {%s},
                 "captureCalls": 0, "timeoutSeconds": 20, "heapMiB": 64}}
                """.formatted(operations, provider, measured));
    }

    /** Writes a plan that the provider of these tests can do. */
    Path plan(String name, String provider, String measured) throws IOException {
        return plan(name, provider, "{\"name\": \"ping\", \"behaviour\": \"nothing\"}", measured);
    }

    static ProviderCatalogue catalogue() {
        Map<ProviderInfo, Provider> providers = new LinkedHashMap<>();
        providers.put(ByteProvider.INFO, new ByteProvider());
        providers.put(new ProviderInfo("absent", "Not here", "RMI", "JRMP", "2", "MIT", false), new Absent());
        return new ProviderCatalogue(providers);
    }

    /** Returns the languages that other bundles use too; the others are tested in their own bundle. */
    static Formats formats() {
        Formats formats = new Formats();
        formats.addImporter(new PayloadFormat());
        formats.addExporter(new PayloadFormat());
        formats.addImporter(new JsonSample());
        formats.addImporter(new JavaReader());
        formats.addExporter(new JavaWriter());
        return formats;
    }

    /** Returns the dissector of HTTP, which its bundle offers only as a service. */
    static Dissectors dissectors() {
        Dissectors dissectors = new Dissectors();
        try {
            dissectors.register((Dissector) Class.forName("org.roundtrip.dissect.http.HttpDissector").getConstructor()
                    .newInstance(), Map.of("roundtrip.label", "HTTP"));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
        return dissectors;
    }

    private static final class Absent implements Provider {
        @Override
        public Availability availability() {
            return Availability.no("It needs a moon; wait for the night.");
        }

        @Override
        public List<Refusal> refusals(Contract contract, Map<String, String> options) {
            return List.of();
        }

        @Override
        public Compiled compile(Contract contract, CompileSetting setting) {
            throw new IllegalStateException();
        }

        @Override
        public Launch server(Compiled compiled, Map<String, String> options) {
            throw new IllegalStateException();
        }

        @Override
        public Launch client(Compiled compiled, Map<String, String> options) {
            throw new IllegalStateException();
        }
    }
}

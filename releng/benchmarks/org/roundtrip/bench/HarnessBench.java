// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.bench;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.contract.ContractCompiler;
import org.roundtrip.contract.Recipe;
import org.roundtrip.cpp.CppHarness;
import org.roundtrip.cpp.Gpp;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.catalogue.Variant;
import org.roundtrip.engine.fork.KeptLinks;
import org.roundtrip.engine.fork.Resources;
import org.roundtrip.engine.fork.ServerSide;
import org.roundtrip.engine.place.Place;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.Shape;
import org.roundtrip.provider.Launch;

/** Measures the time that the harness adds to a call, and the time and memory that very many calls take. */
public final class HarnessBench {
    private static final int CLIENTS = 5;
    private static final int MANY_CALLERS = 8;
    private static final long MANY = 100_000_000;
    private static final Shape TEXT =
            new Shape.Text(Length.of(PairedLoops.TEXT_LENGTH), Shape.Repertoire.LATIN1);
    private static final Contract CONTRACT = new Contract("Bench", List.of(new Operation("echo",
            List.of(new Operation.Parameter("text", TEXT)), Optional.of(TEXT), Behaviour.ECHO)));

    private static final String CPP = "cpp";
    private static final List<String> USUAL = List.of("socket", "rmi", CPP);
    private static final int HEAP_MIB = 256, START_SECONDS = 60;

    private final Path folder;
    private final ProviderCatalogue catalogue;

    private HarnessBench(Path folder, ProviderCatalogue catalogue) {
        this.folder = folder;
        this.catalogue = catalogue;
    }

    /**
     * @param args the product's folder of bundles, an empty folder to work in, and the providers to measure, such as {@code rmi},
     *             {@code jacorb:version=2.3.1} or {@code cpp}; when there are none, raw TCP, RMI and C++, and then a long journal
     */
    public static void main(String[] args) throws Exception {
        HarnessBench bench = new HarnessBench(Path.of(args[1]).toAbsolutePath(), InstalledProviders.in(Path.of(args[0])));
        List<String> chosen = List.of(args).subList(2, args.length);
        for (int callers : List.of(1, MANY_CALLERS)) {
            for (String each : chosen.isEmpty() ? USUAL : chosen) {
                if (each.equals(CPP)) {
                    bench.ratioInCpp(callers);
                } else {
                    bench.ratio(each, callers);
                }
            }
        }
        if (chosen.isEmpty()) {
            bench.many();
        }
    }

    /** The harness's p50 divided by the hand-written loop's: the median of all pairs, in several fresh clients. */
    private void ratio(String name, int callers) throws Exception {
        RoundtripHome home = new RoundtripHome(folder.resolve("home"));
        Subject subject = Subject.named(name, catalogue, home);
        Variant.Ready ready = subject.variant().compile(CONTRACT, false, Files.createDirectories(home.cache()), subject.libraries());
        if (!(ready.client() instanceof Launch.Jvm client)) {
            throw new IllegalArgumentException(name + " is not a Java program; its harness is measured as " + CPP);
        }
        List<Path> classPath = new ArrayList<>(client.classPath());
        classPath.addAll(own());
        Path work = Files.createDirectories(folder.resolve(subject.folder() + "-" + callers));
        Path loop = work.resolve("hand");
        HandWritten.compile(classPath, loop);
        classPath.add(loop);

        List<Double> ratios = new ArrayList<>();
        Settings settings = Settings.EMPTY.with("seed", PairedLoops.SEED).with("pool", PairedLoops.POOL)
                .with("timeoutSeconds", START_SECONDS);
        Path trusts = work.resolve("trusts");
        try (KeptLinks kept = new KeptLinks(trusts); ServerSide server = ServerSide.launch(ready, settings,
                Resources.unmeasured(HEAP_MIB), Place.HERE, Files.createDirectories(work.resolve("server")), kept)) {
            String address = server.start(START_SECONDS).text("address");
            Path settingsOfClient = work.resolve("client.settings");
            subject.variant().clientSettings(settings, client).with("trust", only(trusts)).write(settingsOfClient);
            for (int i = 0; i < CLIENTS; i++) {
                List<String> lines = java(classPath, client.jvmFlags(), HEAP_MIB, PairedLoops.class, settingsOfClient.toString(),
                        address, String.valueOf(callers));
                lines.stream().map(line -> line.split(" "))
                        .forEach(p50 -> ratios.add(Double.parseDouble(p50[0]) / Double.parseDouble(p50[1])));
                System.err.println(name + ", callers " + callers + ", client " + (i + 1) + ": " + lines.getLast());
            }
        }
        print(name, callers, ratios);
    }

    /** The keys and secrets of the only server side. */
    private static Path only(Path trusts) throws IOException {
        try (Stream<Path> folders = Files.list(trusts)) {
            return folders.findFirst().orElseThrow();
        }
    }

    /** The same for the harness in C++: a program has both loops and a server, which is a process of its own. */
    private void ratioInCpp(int callers) throws Exception {
        Path cache = Files.createDirectories(folder.resolve("cpp"));
        ContractCompiler compiler = new ContractCompiler();
        Path library = CppHarness.library(compiler, cache).classes();
        Map<String, Path> inputs = Map.of("CPATH", library, "LIBRARY_PATH", library);
        Map<String, String> sources = Map.of("trial.hpp", CppHarness.text("trial.hpp"),
                "contract.hpp", "const char OPERATION[] = \"echo\";\nconst int MIN = %d, MAX = %1$d;\n"
                        .formatted(PairedLoops.TEXT_LENGTH),
                "paired.cpp", Files.readString(Path.of(System.getProperty("bench.cpp"))));
        Path program = compiler.compile(new Recipe("paired", Gpp.version(), sources, List.of(
                Gpp.compile(List.of("paired"), inputs), Gpp.link("paired", List.of("paired"), List.of("roundtrip"), inputs)),
                new Recipe.Made(List.of("paired"))), cache).classes().resolve("paired");
        List<Double> ratios = new ArrayList<>();
        for (int i = 0; i < CLIENTS; i++) {
            Process process = new ProcessBuilder(program.toString(), folder.resolve("cpp-journal-" + callers + "-" + i).toString(), String.valueOf(callers))
                    .redirectError(ProcessBuilder.Redirect.INHERIT).start();
            process.inputReader().lines().map(line -> line.split(" "))
                    .forEach(p50 -> ratios.add(Double.parseDouble(p50[0]) / Double.parseDouble(p50[1])));
            if (process.waitFor() != 0) {
                throw new IOException("the loops in C++ ended with status " + process.exitValue());
            }
        }
        print(CPP, callers, ratios);
    }

    private static void print(String id, int callers, List<Double> ratios) {
        double[] sorted = ratios.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        System.err.printf(Locale.ROOT, "%s, callers %d: %d pairs, quartiles %.4f %.4f%n", id, callers, sorted.length,
                sorted[sorted.length / 4], sorted[sorted.length * 3 / 4]);
        print("harness.ratio." + id + (callers > 1 ? ".callers" + callers : ""), "%.3f", sorted[sorted.length / 2]);
    }

    /** A journal of 100 million calls, written by a client's JVM and read by a workbench's. */
    private void many() throws Exception {
        Plan plan = new Plan("Many", "", CONTRACT, List.of(ProviderChoice.of("socket")),
                new Protocol(1, Amount.NONE, Amount.calls(MANY), 0, 30, 256, PairedLoops.SEED));
        Fork fork = new Fork(1, "socket", "socket", "echo", 1, Fork.State.DONE, null, null, null, null);
        RunFolder run = RunFolder.create(folder.resolve("many"), new Run("many", plan, false,
                ProcessHandle.current().pid(), Map.of(), List.of(fork), Run.Outcome.DONE, "", Instant.now(), Instant.now()));
        Path journal = run.journal(fork);
        Files.createDirectories(journal.getParent());
        List<Path> classPath = own();
        String[] written = java(classPath, List.of(), 256, LongJournal.class, journal.toString(), String.valueOf(MANY))
                .getLast().split(" ");
        print("journal.bytesPerCall", "%.3f", (double) Files.size(journal) / (LongJournal.WARM_UP + MANY));
        print("journal.nanosPerCall", "%.1f", Double.parseDouble(written[0]));
        print("journal.clientHeapMegabytes", "%.0f", Double.parseDouble(written[1]));
        String[] read = java(classPath, List.of(), 512, LongRun.class, run.folder().toString()).getLast().split(" ");
        print("journal.readSeconds", "%.1f", Double.parseDouble(read[1]) / 1000);
        print("journal.workbenchHeapMegabytes", "%.0f", Double.parseDouble(read[2]));
        Files.delete(journal);
    }

    /** Runs a main class in a JVM with the measured JVMs' flags and gives the lines it prints. */
    private static List<String> java(List<Path> classPath, List<String> flags, int heapMiB, Class<?> main, String... args)
            throws IOException, InterruptedException {
        List<String> command = Stream.of(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xms" + heapMiB + "m",
                        "-Xmx" + heapMiB + "m", "-XX:+UseSerialGC", "-Djava.net.preferIPv4Stack=true"),
                flags,
                List.of("-cp", classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)),
                        main.getName()),
                Arrays.asList(args)).flatMap(List::stream).toList();
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        List<String> lines = process.inputReader().lines().toList();
        if (process.waitFor() != 0) {
            throw new IOException(main.getSimpleName() + " ended with status " + process.exitValue());
        }
        return lines;
    }

    /** The benchmarks and Roundtrip's bundles, without the libraries of its window, which may differ from the middleware's. */
    private static List<Path> own() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of)
                .filter(each -> Files.isDirectory(each) || each.getFileName().toString().startsWith("org.roundtrip.")).toList();
    }

    private static void print(String name, String format, double value) {
        System.out.println(name + " " + String.format(Locale.ROOT, format, value));
    }
}

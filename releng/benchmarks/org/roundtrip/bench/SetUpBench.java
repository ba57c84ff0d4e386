// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.catalogue.Variant;
import org.roundtrip.engine.fork.KeptLinks;
import org.roundtrip.engine.fork.OneCall;
import org.roundtrip.engine.fork.Resources;
import org.roundtrip.engine.fork.ServerSide;
import org.roundtrip.engine.place.Place;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;

/** Measures how long each provider takes to compile a contract, to start its server, and from the start of a client to its answer. */
public final class SetUpBench {
    private static final int ROUNDS = 5;
    private static final int HEAP_MIB = 256, SECONDS = 60;
    private static final double NANOS = 1e9;
    private static final Shape PART = new Shape.Struct("Part", List.of(
            new Shape.Field("number", Shape.Primitive.INT),
            new Shape.Field("name", new Shape.Text(Length.of(32), Shape.Repertoire.LATIN1))));
    private static final Shape PARTS = new Shape.Sequence(PART, Length.of(32));
    private static final Operation ECHO =
            new Operation("echo", List.of(new Operation.Parameter("parts", PARTS)), Optional.of(PARTS), Behaviour.ECHO);
    private static final Contract CONTRACT = new Contract("Bench", List.of(ECHO));

    private SetUpBench() {
    }

    /** @param args the product's folder of bundles, an empty folder to work in, and the providers to measure; when there are none, all */
    public static void main(String[] args) throws Exception {
        ProviderCatalogue catalogue = InstalledProviders.in(Path.of(args[0]));
        Path folder = Path.of(args[1]).toAbsolutePath();
        RoundtripHome home = new RoundtripHome(folder.resolve("home"));
        List<String> chosen = List.of(args).subList(2, args.length);
        for (String name : chosen.isEmpty() ? catalogue.providers().stream().map(each -> each.info().id()).toList() : chosen) {
            measure(Subject.named(name, catalogue, home), folder);
        }
    }

    private static void measure(Subject subject, Path folder) throws Exception {
        double[] cold = new double[ROUNDS], cached = new double[ROUNDS], server = new double[ROUNDS], client = new double[ROUNDS];
        for (int i = 0; i < ROUNDS; i++) {
            Path work = Files.createDirectories(folder.resolve(subject.folder() + "-" + i));
            Path cache = Files.createDirectories(work.resolve("cache"));
            long start = System.nanoTime();
            Variant.Ready ready = subject.variant().compile(CONTRACT, false, cache, subject.libraries());
            cold[i] = (System.nanoTime() - start) / NANOS;
            start = System.nanoTime();
            ready = subject.variant().compile(CONTRACT, false, cache, subject.libraries());
            cached[i] = (System.nanoTime() - start) / NANOS;
            Settings settings = Settings.EMPTY.with("seed", 1).with("pool", 1).with("timeoutSeconds", SECONDS);
            start = System.nanoTime();
            try (KeptLinks kept = new KeptLinks(work.resolve("trusts")); ServerSide side = ServerSide.launch(ready, settings,
                    Resources.unmeasured(HEAP_MIB), Place.HERE, Files.createDirectories(work.resolve("server")), kept)) {
                ControlLine address = side.start(SECONDS);
                server[i] = (System.nanoTime() - start) / NANOS;
                OneCall call = new OneCall(ready, side, address, 1, Place.HERE, HEAP_MIB, SECONDS, work.resolve("call"));
                start = System.nanoTime();
                call.of(ECHO);
                client[i] = (System.nanoTime() - start) / NANOS;
            }
        }
        print("compile.cold", subject, cold);
        print("compile.cached", subject, cached);
        print("start.server", subject, server);
        print("start.client", subject, client);
    }

    private static void print(String what, Subject subject, double[] seconds) {
        Arrays.sort(seconds);
        System.out.printf(Locale.ROOT, "%s.%s %.3f%n", what, subject.name(), seconds[seconds.length / 2]);
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.trial;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.ProviderInfo;
import org.roundtrip.provider.Refusal;

/**
 * The smallest working provider: two processes and one socket. Instead of compiling it uses the test's own class path.
 */
public class TrialProvider implements Provider {
    public static final ProviderInfo INFO =
            new ProviderInfo("trial", "Trial", "Trial", "ints", "1", "EPL-2.0", true);

    /** The contract that its prebuilt classes are for. */
    public static final Contract CONTRACT = new Contract("Trial", List.of(new Operation("twice",
            List.of(new Parameter("number", Shape.Primitive.INT)), Optional.of(Shape.Primitive.INT),
            Behaviour.MULTIPLY_BY_TWO)));

    @Override
    public Availability availability() {
        return Availability.yes();
    }

    @Override
    public List<Option> options() {
        return List.of(new Option("fault", "Fault", "What goes wrong.", Option.Kind.TEXT, List.of(), ""),
                Option.choice("style", "Style", "Chooses a version.", "plain", "fancy"));
    }

    @Override
    public Optional<String> version(Map<String, String> options) {
        return Optional.of("2").filter(version -> options.get("style").equals("fancy"));
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return contract.operations().stream().filter(operation -> !operation.name().equals("twice"))
                .map(operation -> new Refusal(operation.name() + ".result", "it can do nothing but twice")).toList();
    }

    @Override
    public Compiled compile(Contract contract, CompileSetting setting)
            throws CompilationException, InterruptedException {
        return new Compiled(setting.cache(), "0123", true);
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return launch(TrialServer.class);
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return launch(TrialClient.class);
    }

    static Launch launch(Class<?> half) {
        return new Launch.Jvm(half.getName(), Stream.of(half, ServerHalf.class).map(TrialProvider::place).distinct().toList(),
                List.of());
    }

    /** The file or folder with the classes of a bundle. A short class path is soon on a host. */
    private static Path place(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.engine.trial.TrialProvider;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Run;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Refusal;

/** Everything that a provider's code throws, in any of its methods, becomes one clear sentence. */
class ThrowingProviderTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            availability | Provider trial failed to say whether it can run here: NoClassDefFoundError: made/Up.
            options      | Provider trial failed to list its options: NoClassDefFoundError: made/Up.
            refusals     | Provider trial failed to say what it refuses: NoClassDefFoundError: made/Up.
            """)
    void beforeTheRunItIsARefusal(String method, String sentence) {
        RefusedException refused = assertThrows(RefusedException.class, () -> new Trials(folder, new Throwing(method))
                .start(Trials.plan(Trials.SHORT, ""), RunListener.NONE));
        assertEquals("trial , provider: " + sentence, refused.getMessage());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            compile | Provider trial failed to compile the contract: NoClassDefFoundError: made/Up.
            server  | Provider trial failed to say how its server starts: NoClassDefFoundError: made/Up.
            client  | Provider trial failed to say how its client starts: NoClassDefFoundError: made/Up.
            null    | Provider trial failed to compile the contract: it returned null.
            command | The server could not be started: Cannot run program "/no/such/program"
            class   | While starting the server, the server failed: ClassNotFoundException: no.such.Half.
            flag    | While starting the server, the server ended by itself with status 1: Unrecognized VM option 'NoSuchFlag'.
            """)
    void inTheRunItIsAFailedFork(String method, String sentence) throws Exception {
        Run run = new Trials(folder, new Throwing(method)).run(Trials.plan(Trials.SHORT, ""));
        assertEquals(Run.Outcome.FAILED, run.outcome());
        String error = run.forks().getFirst().error();
        assertEquals(sentence, error.substring(0, Math.min(sentence.length(), error.length())));
    }

    @Test
    void theOutputOfAGeneratorIsKept() throws Exception {
        Run run = new Trials(folder, new Throwing("generator")).run(Trials.plan(Trials.SHORT, ""));
        assertEquals("The generator refused the contract.", run.forks().getFirst().error());
        assertEquals(Fork.State.FAILED, run.forks().getFirst().state());
        assertEquals("line 3: no", Files.readString(folder.resolve("run/compile-1.log")));
    }

    /** Throws an error in one of its methods. */
    private static final class Throwing extends TrialProvider {
        private final String where;

        Throwing(String where) {
            this.where = where;
        }

        private void at(String method) {
            if (method.equals(where)) {
                throw new NoClassDefFoundError("made/Up");
            }
        }

        @Override
        public Availability availability() {
            at("availability");
            return super.availability();
        }

        @Override
        public List<Option> options() {
            at("options");
            return super.options();
        }

        @Override
        public List<Refusal> refusals(Contract contract, Map<String, String> options) {
            at("refusals");
            return super.refusals(contract, options);
        }

        @Override
        public Compiled compile(Contract contract, CompileSetting setting)
                throws CompilationException, InterruptedException {
            at("compile");
            if (where.equals("generator")) {
                throw new CompilationException("The generator refused the contract.", "line 3: no");
            }
            return where.equals("null") ? null : super.compile(contract, setting);
        }

        @Override
        public Launch server(Compiled compiled, Map<String, String> options) {
            at("server");
            Launch.Jvm usual = (Launch.Jvm) super.server(compiled, options);
            return switch (where) {
                case "command" -> new Launch.Program(List.of("/no/such/program"), Map.of());
                case "class" -> new Launch.Jvm("no.such.Half", usual.classPath(), List.of());
                case "flag" -> new Launch.Jvm(usual.half(), usual.classPath(), List.of("-XX:+NoSuchFlag"));
                default -> usual;
            };
        }

        @Override
        public Launch client(Compiled compiled, Map<String, String> options) {
            at("client");
            return super.client(compiled, options);
        }
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
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
    @ValueSource(strings = {"availability", "options", "refusals"})
    void beforeTheRunItIsARefusal(String method) {
        RefusedException refused = assertThrows(RefusedException.class, () -> new Trials(folder, new Throwing(method))
                .start(Trials.plan(Trials.SHORT, ""), RunListener.NONE));
        assertTrue(refused.getMessage().contains("made/Up"), refused.getMessage());
    }

    @ParameterizedTest
    @CsvSource({"compile, made/Up", "server, made/Up", "client, made/Up", "null, null", "command, /no/such/program", "class, no.such.Half"})
    void inTheRunItIsAFailedFork(String method, String reason) throws Exception {
        String error = new Trials(folder, new Throwing(method)).errorOf(Trials.SHORT, "");
        assertTrue(error.contains(reason), error);
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

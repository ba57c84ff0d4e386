// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.roundtrip.harness.Tied;

/**
 * A program that makes files from the sources of a recipe, such as a middleware's own generator or a compiler. Its
 * working folder is the folder of the sources; it writes there, and its paths are relative to it.
 */
public sealed interface BuildStep permits Generator, BuildStep.Program {
    /** The name that messages show, such as {@code JacORB's IDL compiler}. */
    String name();

    /** How long it may take. */
    Duration limit();

    /** The command that runs it, tied to this process: it ends when its standard input closes. */
    List<String> command();

    /** Variables to add to its environment. */
    Map<String, String> environment();

    /** Adds all that changes what it makes. */
    void addTo(Fingerprint print) throws IOException;

    /**
     * A native program, found on the path.
     *
     * @param name      the name that messages show
     * @param arguments the program and its arguments; they name no place outside of the working folder, because they are
     *                  in the recipe's hash. The name of an input in curly brackets stands for its place
     * @param inputs    folders and files that it reads besides the sources, by the variable that names the place. Their
     *                  contents are in the hash and their places are not. A version of the program is not: it belongs to
     *                  the recipe's version
     * @param limit     how long it may take
     */
    record Program(String name, List<String> arguments, Map<String, Path> inputs, Duration limit) implements BuildStep {
        /** Copies the collections. */
        public Program {
            arguments = List.copyOf(arguments);
            inputs = Map.copyOf(inputs);
        }

        @Override
        public List<String> command() {
            return Tied.command(arguments.stream().map(this::placed).toList());
        }

        private String placed(String argument) {
            String placed = argument;
            for (Map.Entry<String, Path> input : inputs.entrySet()) {
                placed = placed.replace("{" + input.getKey() + "}", input.getValue().toAbsolutePath().toString());
            }
            return placed;
        }

        @Override
        public Map<String, String> environment() {
            Map<String, String> environment = new java.util.HashMap<>(Map.of("LC_ALL", "C.UTF-8"));
            inputs.forEach((variable, place) -> environment.put(variable, place.toAbsolutePath().toString()));
            return environment;
        }

        @Override
        public void addTo(Fingerprint print) throws IOException {
            print.texts(arguments);
            for (String variable : inputs.keySet().stream().sorted().toList()) {
                print.text(variable).files(List.of(inputs.get(variable)));
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cpp;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.contract.BuildStep;
import org.roundtrip.contract.tools.NativePrograms;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Availability;

/**
 * The steps of a build with GNU's C++ compiler. A <em>unit</em> is the name of a source without its ending. Headers and
 * libraries outside of the sources are found in the folders of the variables {@code CPATH} and {@code LIBRARY_PATH}.
 */
public final class Gpp {
    private static final String COMPILER = "g++";
    private static final List<String> INCLUDED = List.of("/usr/include", "/usr/local/include");
    private static final String ARCHIVER = "ar";
    private static final Duration LIMIT = Duration.ofMinutes(10);
    /**
     * Two at a time: the machines that measure have at least two processors. Products are not fused with sums, so numbers are
     * rounded as in Java.
     */
    private static final String PARALLEL = "printf '%s\\n' \"$@\" | xargs -P 2 -I UNIT g++ -std=c++17 -O2 -ffp-contract=off -pthread -c UNIT";

    private Gpp() {
    }

    /**
     * Whether C++ can be compiled here.
     *
     * @param packages the Debian packages to install when it cannot
     * @param more     further programs that are needed
     */
    public static Availability availability(String packages, String... more) {
        String[] programs = Stream.concat(Stream.of(COMPILER, ARCHIVER), Stream.of(more)).toArray(String[]::new);
        return NativePrograms.missing(programs)
                .map(program -> Availability.no(Texts.of(Gpp.class).text("missing", program, packages)))
                .orElseGet(Availability::yes);
    }

    /**
     * Returns whether a header that the compiler can include is here too. It looks in the usual folders and those of the
     * variable {@code CPATH}.
     *
     * @param compiler what {@link #availability} said
     */
    public static Availability withHeader(Availability compiler, String header, String packages) {
        Stream<String> more = Stream.of(Optional.ofNullable(System.getenv("CPATH")).orElse("").split(File.pathSeparator));
        boolean here = Stream.concat(INCLUDED.stream(), more.filter(folder -> !folder.isEmpty()))
                .anyMatch(folder -> Files.isRegularFile(Path.of(folder, header)));
        return here || compiler instanceof Availability.Unavailable ? compiler
                : Availability.no(Texts.of(Gpp.class).text("missing.header", header, packages));
    }

    /** Returns the version of the compiler. */
    public static String version() throws InterruptedException {
        return NativePrograms.firstLine(COMPILER, "--version");
    }

    /** Compiles units, two at a time. @param inputs folders by variable */
    public static BuildStep compile(List<String> units, Map<String, Path> inputs) {
        return step(Stream.concat(Stream.of("sh", "-c", PARALLEL, "sh"), units.stream().map(unit -> unit + ".cpp")), inputs);
    }

    /** Puts compiled units into a static library. */
    public static BuildStep archive(String library, List<String> units) {
        return step(Stream.concat(Stream.of(ARCHIVER, "rcs", library), CppHarness.objects(units)), Map.of());
    }

    /** Links compiled units to a program. @param libraries their names, those that need others first */
    public static BuildStep link(String program, List<String> units, List<String> libraries, Map<String, Path> inputs) {
        return step(Stream.of(Stream.of(COMPILER, "-pthread", "-o", program), CppHarness.objects(units),
                libraries.stream().map(library -> "-l" + library)).flatMap(part -> part), inputs);
    }

    private static BuildStep step(Stream<String> command, Map<String, Path> inputs) {
        return new BuildStep.Program(Texts.of(Gpp.class).text("compiler"), command.collect(Collectors.toList()), inputs, LIMIT);
    }
}

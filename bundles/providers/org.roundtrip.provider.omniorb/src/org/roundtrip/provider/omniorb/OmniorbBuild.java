// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.omniorb;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.roundtrip.contract.BuildStep;
import org.roundtrip.contract.tools.NativePrograms;
import org.roundtrip.contract.Recipe;
import org.roundtrip.corba.IdlWriter;
import org.roundtrip.corba.ValueMapping;
import org.roundtrip.cpp.Gpp;
import org.roundtrip.model.Contract;
import org.roundtrip.model.text.Texts;

/** How a contract becomes one program with both halves: the IDL, omniORB's IDL compiler, and the C++ compiler. */
final class OmniorbBuild {
    /** The program that a compilation ends in. */
    static final String PROGRAM = "omniorb";
    /** omniORB's IDL compiler. */
    static final String IDL_COMPILER = "omniidl";
    private static final String IDL = "contract.idl";
    private static final List<String> FIXED = List.of("glue.hpp", "natives.hpp", "halves.cpp");
    /** The one that takes longest to compile comes first. */
    private static final List<String> GENERATED = List.of("contractSK", "callers", "servant", "values_native");
    private static final List<String> LIBRARIES = List.of("roundtrip", "omniORB4", "omnithread");
    /** The base class of value types is in a library of its own. */
    private static final List<String> WITH_VALUES = Stream.concat(Stream.of("omniDynamic4"), LIBRARIES.stream()).toList();

    /** Prints omniORB's version, which none of its programs does. */
    private static final String VERSION =
            "printf '#include <omniORB4/acconfig.h>\\nPACKAGE_VERSION\\n' | g++ -E -P -x c++ - | tail -n 1";

    private OmniorbBuild() {
    }

    /** Returns the recipe. @param harness the folder of the harness's library and headers */
    static Recipe recipe(Contract contract, ValueMapping mapping, Path harness) throws InterruptedException {
        Map<String, Path> inputs = Map.of("CPATH", harness, "LIBRARY_PATH", harness);
        List<String> units = new ArrayList<>(GENERATED);
        units.add("halves");
        List<BuildStep> steps = List.of(
                new BuildStep.Program(Texts.of(OmniorbBuild.class).text("generator"), List.of(IDL_COMPILER, "-bcxx",
                        "-Wbh=.hh", "-Wbs=SK.cpp", IDL), Map.of(), Duration.ofMinutes(2)),
                Gpp.compile(units, inputs), Gpp.link(PROGRAM, units, mapping == ValueMapping.OF_JAVA ? WITH_VALUES : LIBRARIES, inputs));
        String version = NativePrograms.firstLine("sh", "-c", VERSION) + " " + Gpp.version();
        return new Recipe("omniorb", version, sources(contract, mapping), steps, new Recipe.Made(List.of(PROGRAM)));
    }

    private static Map<String, String> sources(Contract contract, ValueMapping mapping) {
        IdlWriter idl = IdlWriter.of(contract, mapping);
        CppTypes types = new CppTypes(contract, idl);
        BoxesWriter passed = new BoxesWriter(types, new NativesWriter(types));
        Map<String, String> sources = new TreeMap<>(Map.of(IDL, idl.text(),
                "callers.cpp", CallersWriter.write(contract, types, passed),
                "servant.cpp", OmniServantWriter.write(contract, types, passed)));
        NativesWriter.Written written = passed.write();
        sources.put("values_native.hpp", written.header());
        sources.put("values_native.cpp", written.unit());
        FIXED.forEach(file -> sources.put(file, text(file)));
        return sources;
    }

    private static String text(String name) {
        try (InputStream in = OmniorbBuild.class.getResourceAsStream("program/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

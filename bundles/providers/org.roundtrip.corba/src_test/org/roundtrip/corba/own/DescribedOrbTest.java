// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.own;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.corba.java.ListedOrb.Orb;
import org.roundtrip.files.content.Sums;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Shape;
import org.roundtrip.provider.Refusal;
import org.roundtrip.tests.shapes.PseudoTexts;
import org.roundtrip.tests.shapes.Shapes;

/** What a description means, and what is said when something that it names is missing. */
class DescribedOrbTest {
    private static final String COMMAND = "{java} -cp {jars} x.Idl -d {out} {idl}";
    private static final Contract DECIMAL = new Contract("C", List.of(Shapes.generate("o", new Shape.Decimal(4, 2))));
    @TempDir
    private Path folder;

    private Path jar(String name, String... classes) throws IOException {
        Path file = folder.resolve(name);
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.IMPLEMENTATION_VERSION, "4.1.0");
        try (OutputStream out = Files.newOutputStream(file); JarOutputStream jar = new JarOutputStream(out, manifest)) {
            for (String each : classes) {
                jar.putNextEntry(new ZipEntry(each.replace('.', '/') + ".class"));
            }
        }
        return file;
    }

    private static OwnOrb orb(List<?> jars, String command, Map<String, String> properties) {
        return new OwnOrb("mine", jars.stream().map(Object::toString).toList(), "x.Orb", "x.Single", command, properties, List.of("-Da=b"));
    }

    private static String problem(List<?> jars, String command) {
        return new DescribedOrb(orb(jars, command, Map.of())).problem().orElse("");
    }

    @Test
    void whatIsMissingIsSaid() throws IOException {
        Path whole = jar("a.jar", "x.Orb", "x.Single");
        Path part = jar("b.jar", "x.Orb");
        Path text = Files.writeString(folder.resolve("c.jar"), "no jar");
        assertEquals("", problem(List.of(whole), COMMAND));
        assertEquals("mine: there is no jar " + folder.resolve("d.jar"), problem(List.of(whole, folder.resolve("d.jar")), COMMAND));
        assertEquals("mine: no jar matches " + folder + "/d*.jar", problem(List.of(folder + "/d*.jar"), COMMAND));
        assertEquals("mine: this file cannot be read as a jar: " + text, problem(List.of(whole, text), COMMAND));
        assertEquals("mine: none of its jars contains the class x.Single.", problem(List.of(part), COMMAND));
        assertEquals("mine: the program of its IDL compiler is not there, or cannot be run: /none/jidl", problem(List.of(whole), "/none/jidl {idl}"));
        assertEquals("mine: the program of its IDL compiler is not there, or cannot be run: no-such-jidl", problem(List.of(whole), "no-such-jidl {idl}"));
        assertEquals("", problem(List.of(whole), "sh {idl}"));
    }

    @Test
    void aStarStandsForAnyCharactersOfAName() throws IOException {
        Path first = jar("orb [1].jar", "x.Orb");
        Path second = jar("orb [2].jar", "x.Single");
        jar("orb x.zip");
        assertEquals(List.of(second, first), OwnJars.of(orb(List.of(second, folder + "/orb [*.jar"), COMMAND, Map.of())));
    }

    @Test
    void theDescriptionBecomesAListOfPropertiesAStepAndFlags() throws IOException {
        Path jar = jar("a.jar", "x.Orb", "x.Single");
        Orb listed = new DescribedOrb(orb(List.of(jar), COMMAND, Map.of("OAPort", "${port}", "name", "\u00e9=:#"))).listed();
        assertEquals("orb.OAPort=${port}\norb.name=\\u00E9\\=\\:\\#\norb.org.omg.CORBA.ORBClass=x.Orb\n"
                + "orb.org.omg.CORBA.ORBSingletonClass=x.Single\n", listed.sources().get(Orb.LIST));
        assertEquals(List.of("-Dorg.omg.CORBA.ORBClass=x.Orb", "-Dorg.omg.CORBA.ORBSingletonClass=x.Single", "-Da=b"), listed.jvmFlags());
        List<String> command = listed.steps().getFirst().command();
        assertEquals(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp", jar.toString(), "x.Idl", "-d", ".",
                "contract.idl"), command.subList(command.size() - 7, command.size()));
    }

    @Test
    void theOmgsClassesAreLookedForInTheJars() throws IOException {
        assertFalse(DescribedOrb.bringApi(List.of(jar("a.jar", "x.Orb"))));
        assertTrue(DescribedOrb.bringApi(List.of(jar("a.jar", "x.Orb"), jar("b.jar", "org.omg.CORBA.ORB"))));
    }

    @Test
    void aRunRecordsTheJarsAndTheDescription() throws IOException {
        Path jar = jar("a.jar", "x.Orb", "x.Single");
        assertEquals(Map.of("jar.a.jar", Sums.read(jar) + " 4.1.0", "orbClass", "x.Orb", "singletonClass", "x.Single", "idlCompiler", COMMAND,
                "property.k", "v"), new DescribedOrb(orb(List.of(jar), COMMAND, Map.of("k", "v"))).facts());
    }

    @Test
    void namesAndRefusalsFollowTheIdlCompiler() {
        for (String idlj : List.of("/opt/jdk/bin/idlj {idl}", "idlj {idl}", "{java} com.sun.tools.corba.se.idl.toJavaPortable.Compile {idl}")) {
            assertTrue(IdlCommand.idlj(orb(List.of("/a.jar"), idlj, Map.of())), idlj);
        }
        assertFalse(IdlCommand.idlj(orb(List.of("/a.jar"), COMMAND, Map.of())));
        assertEquals(List.of("o.result"), new DescribedOrb(orb(List.of("/a.jar"), COMMAND, Map.of())).refusals(DECIMAL).stream()
                .map(Refusal::field).toList());
    }

    /** Everything that can be wrong. */
    static final class Problems implements Supplier<List<String>> {
        @Override
        public List<String> get() {
            OwnOrb mine = orb(List.of("/none/a.jar"), "{idl}", Map.of());
            return Stream.of(Optional.of(new DescribedOrb(mine).refusals(DECIMAL).getFirst().reason()), new DescribedOrb(mine).problem(),
                    IdlCommand.problem(mine)).flatMap(Optional::stream).toList();
        }
    }

    @Test
    void theSentencesCanBeTranslated() throws ReflectiveOperationException {
        assertEquals(Set.of(), PseudoTexts.untranslated(Problems.class, Set.of("mine", "none", "jar", "idl")));
    }
}

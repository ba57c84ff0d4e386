// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.orb.custom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.corba.own.OwnOrb;
import org.roundtrip.corba.own.OwnOrbs;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Provider;
import org.roundtrip.tests.shapes.PseudoTexts;
import org.roundtrip.tests.shapes.Shapes;

/** What the provider says of the user's ORBs. The kit compiles and calls with real ones. */
class OwnOrbProviderTest {
    @TempDir
    private Path folder;
    private OwnOrbs orbs;
    private Provider provider;

    @BeforeEach
    void open() {
        orbs = new OwnOrbs(new RoundtripHome(folder));
        provider = new OwnOrbProvider(orbs);
    }

    private static OwnOrb orb(String name, String compiler) {
        return new OwnOrb(name, List.of("/none/" + name + ".jar"), "x.Orb", "x.Single", compiler, Map.of(), List.of());
    }

    @Test
    void withoutAnOrbTheProviderSaysWhatToDo() {
        assertEquals(Availability.no("Describe your ORB first: in the preferences at Roundtrip, Own ORBs, or with roundtrip orbs add."),
                provider.availability());
        assertEquals(List.of("connections"), provider.options().stream().map(Option::name).toList());
    }

    @Test
    void theFirstOrbIsTheDefaultAndSaysWhatItLacks() throws Exception {
        orbs.put(orb("visibroker", "{java} x {idl}"));
        orbs.put(orb("orbacus", "{java} x {idl}"));
        assertEquals(Availability.no("visibroker: there is no jar /none/visibroker.jar"), provider.availability());
        Option option = provider.options().getFirst();
        assertEquals(List.of("visibroker", "orbacus"), option.choices());
        assertEquals("visibroker", option.defaultValue());
        assertEquals("orbacus: there is no jar /none/orbacus.jar", assertThrows(CompilationException.class, () -> provider.compile(
                Shapes.rows(), CompileSetting.newest(Map.of("orb", "orbacus", "connections", "shared"), folder))).getMessage());
    }

    @Test
    void theIdlCompilerDecidesWhatIsRefused() throws Exception {
        orbs.put(orb("other", "{java} x {idl}"));
        orbs.put(orb("sun", "idlj {idl}"));
        Contract contract = new Contract("C", List.of(new Operation("assert", List.of(), Optional.empty(),
                Behaviour.NOTHING)));
        assertEquals(List.of(), provider.refusals(contract, Map.of("orb", "other")));
        assertEquals(1, provider.refusals(contract, Map.of("orb", "sun")).size());
        assertEquals("No ORB gone is described any more.",
                assertThrows(IllegalStateException.class, () -> provider.refusals(contract, Map.of("orb", "gone"))).getMessage());
    }

    @Test
    void aFileThatCannotBeReadIsNamed() throws Exception {
        Files.writeString(folder.resolve("orbs.json"), "{");
        assertEquals("orbs.json", ((Availability.Unavailable) provider.availability()).reason().split(":")[0]);
        assertEquals(1, provider.options().size());
    }

    /** Labels and help of all options, and what to do. */
    static final class Words implements Supplier<List<String>> {
        @Override
        public List<String> get() {
            try {
                OwnOrbs orbs = new OwnOrbs(new RoundtripHome(Files.createTempDirectory("orbs")));
                Provider provider = new OwnOrbProvider(orbs);
                String none = ((Availability.Unavailable) provider.availability()).reason();
                orbs.put(orb("x", "{java} x {idl}"));
                return Stream.concat(Stream.of(none), provider.options().stream().flatMap(option -> Stream.of(option.label(), option.help()))).toList();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @Test
    void optionsCanBeTranslated() throws ReflectiveOperationException {
        assertEquals(Set.of(), PseudoTexts.untranslated(Words.class, Set.of()));
    }
}

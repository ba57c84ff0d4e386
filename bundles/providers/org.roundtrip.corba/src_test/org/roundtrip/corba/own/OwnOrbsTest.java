// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.own;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RoundtripHome;

/** The file that window and command line share. */
class OwnOrbsTest {
    @TempDir
    private Path folder;
    private OwnOrbs orbs;

    @BeforeEach
    void open() {
        orbs = new OwnOrbs(new RoundtripHome(folder.resolve("home")));
    }

    private static OwnOrb orb(String name) {
        return new OwnOrb(name, List.of("/opt/a b/*.jar", "/x.jar"), "x.Orb", "x.Single", "{java} x {idl}",
                Map.of("key", "[a] ${port}"), List.of("-Dx=y z"));
    }

    @Test
    void everythingIsKeptInTheOrderInWhichItWasAdded() throws Exception {
        assertEquals(List.of(), orbs.list());
        orbs.put(orb("visibroker"));
        orbs.put(orb("orbacus"));
        orbs.put(orb("visibroker"));
        assertEquals(List.of(orb("visibroker"), orb("orbacus")), orbs.list());
        assertTrue(orbs.remove("visibroker"));
        assertFalse(orbs.remove("visibroker"));
        assertEquals(List.of(orb("orbacus")), orbs.list());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
            {"schema": "roundtrip-orbs-1"} | the field orbs is missing
            {"schema": "roundtrip-orbs-1", "orbs": [{"name": "a", "jars": ["/a"], "orbClass": "x", "singletonClass": "x"}]} | orbs/0: the field idlCompiler is missing
            {"schema": "roundtrip-orbs-1", "orbs": [{"name": "a", "jars": ["a"], "orbClass": "x", "singletonClass": "x", "idlCompiler": "{idl}"}]} | orbs/0: This is not the absolute path of a jar, in whose name one * may stand for any characters: a
            {"schema": "roundtrip-orbs-1", "orbs": [{"name": "a", "jars": ["/a"], "orbClass": "x", "singletonClass": "x", "idlCompiler": "{idl}", "run": "rm"}]} | orbs/0/run: there is no field "run"; there are name, jars, orbClass, singletonClass, idlCompiler, properties, jvmFlags
            {"schema": "roundtrip-orbs-1", "orbs": [{"name": "a", "jars": ["/a"], "orbClass": "x", "singletonClass": "x", "idlCompiler": "{idl}", "properties": {"k": 1}}]} | orbs/0/properties/k: must be a text, but is 1
            {"schema": "roundtrip-orbs-1", "orbs": [{"name": "a", "jars": ["/a"], "orbClass": "x", "singletonClass": "x", "idlCompiler": "{idl}"}, {"name": "a", "jars": ["/a"], "orbClass": "x", "singletonClass": "x", "idlCompiler": "{idl}"}]} | orbs/1: there are two ORBs a
            """)
    void filesThatAreNotRightAreRefusedAndLeft(String content, String problem) throws Exception {
        Path file = Files.createDirectories(folder.resolve("home")).resolve("orbs.json");
        Files.writeString(file, content);
        assertEquals("orbs.json: " + problem, assertThrows(InvalidFileException.class, orbs::list).getMessage());
        assertThrows(InvalidFileException.class, () -> orbs.put(orb("mine")));
        assertEquals(content, Files.readString(file));
    }
}

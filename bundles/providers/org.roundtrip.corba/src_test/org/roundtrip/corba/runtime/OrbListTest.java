// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The list that says how an ORB starts. */
class OrbListTest {
    private final ClassLoader before = Thread.currentThread().getContextClassLoader();

    @TempDir
    Path folder;

    @AfterEach
    void reset() {
        Thread.currentThread().setContextClassLoader(before);
    }

    @Test
    void anOrbGetsThePropertiesOfAllAndThoseOfItsKind() throws Exception {
        OrbList list = list("orb.a = 1\nclient.b = ${millis}\nserver.b = ${host}:${port}\nnames = some.Names\n");
        assertEquals(Map.of("a", "1", "b", "5000"), list.properties("client", Map.of("millis", "5000")));
        assertEquals(Map.of("a", "1", "b", "::1:0"), list.properties("server", Map.of("host", "::1", "port", "0")));
        assertEquals("some.Names", list.entry("names"));
        assertEquals("", list.entry("watch"));
    }

    @Test
    void aPartInBracketsIsLeftOutWithoutAValue() throws Exception {
        OrbList list = list("server.endpoint = iiop --host ${host}[ --port ${port}]\norb.size = [${size}]\n");
        assertEquals(Map.of("endpoint", "iiop --host h"), list.properties("server", Map.of("host", "h", "port", "0", "size", "0")));
        assertEquals(Map.of("endpoint", "iiop --host h --port 7", "size", "64"),
                list.properties("server", Map.of("host", "h", "port", "7", "size", "64")));
    }

    @Test
    void bracketsWithoutANameStay() throws Exception {
        OrbList list = list("orb.hosts = [::1]:[${port}] [x]\n");
        assertEquals(Map.of("hosts", "[::1]: [x]"), list.properties("client", Map.of()));
    }

    @Test
    void aContractWithoutAListIsRefused() {
        Thread.currentThread().setContextClassLoader(new URLClassLoader(new URL[0], null));
        assertThrows(IllegalStateException.class, OrbList::read);
    }

    private OrbList list(String text) throws Exception {
        Files.writeString(Files.createDirectories(folder.resolve("generated")).resolve("orb.properties"), text);
        Thread.currentThread().setContextClassLoader(new URLClassLoader(new URL[] {folder.toUri().toURL()}, null));
        return OrbList.read();
    }
}

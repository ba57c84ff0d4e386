// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RoundtripHome;

class HostListTest {
    private static final Host LAB = new Host("lab", "lab.example", "me");

    @TempDir
    private Path folder;
    private HostList list;

    @BeforeEach
    void open() {
        list = new HostList(new RoundtripHome(folder.resolve("home")));
    }

    @Test
    void everythingOfAHostIsKept() throws Exception {
        Host full = new Host("full.host-2_x", "2001:db8::1", 2222, "some.one", Optional.of(folder.resolve("a key")),
                Optional.of("10.0.0.7"), Optional.of(new Host.Ports(4000, 4100)), List.of("/opt/a jdk", "/srv/jdk"));
        assertEquals(List.of(), list.list());
        list.put(LAB);
        list.put(full);
        assertEquals(List.of(full, LAB), list.list());
        assertEquals(full, list.get("full.host-2_x"));
        assertEquals("10.0.0.7", full.calledAddress());
        assertEquals("lab.example", LAB.calledAddress());
        assertEquals("rw-------", PosixFilePermissions.toString(
                Files.getPosixFilePermissions(folder.resolve("home/hosts.json"))));
        assertTrue(list.remove("lab"));
        assertFalse(list.remove("lab"));
        assertEquals(List.of(full), list.list());
    }

    @Test
    void aPinnedKeyStaysWithTheAddressAndPort() throws Exception {
        assertEquals(Optional.empty(), list.key("lab"));
        list.put(LAB);
        list.pin("lab", "ssh-ed25519 AAAA");
        assertEquals(Optional.of("ssh-ed25519 AAAA"), list.key("lab"));
        list.put(LAB.withPorts(Optional.of(new Host.Ports(1, 2))));
        assertEquals(Optional.of("ssh-ed25519 AAAA"), list.key("lab"));
        list.put(LAB.withPort(2222));
        assertEquals(Optional.empty(), list.key("lab"));
        list.pin("other", "ssh-ed25519 AAAA");
        assertEquals(Optional.empty(), list.key("other"));
    }

    @Test
    void anUnknownHostIsRefusedWithThoseThatThereAre() throws Exception {
        assertEquals("There is no host lab2; none was added yet (roundtrip hosts add).",
                assertThrows(HostException.class, () -> list.get("lab2")).getMessage());
        list.put(LAB);
        list.put(new Host("box", "b", "me"));
        assertEquals("There is no host lab2; there are box, lab.",
                assertThrows(HostException.class, () -> list.get("lab2")).getMessage());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
            {"schema": "roundtrip-hosts-2", "hosts": []} | schema: a newer Roundtrip wrote this file (roundtrip-hosts-2; this one reads roundtrip-hosts-1); update Roundtrip to open it
            {"schema": "roundtrip-plan-1", "hosts": []} | schema: "roundtrip-plan-1" is not known; it must be "roundtrip-hosts-1"
            {"schema": "roundtrip-hosts-1", "hosts": [{"name": "a", "address": "b", "user": "c", "password": "d"}]} | hosts/0/password: there is no field "password"; there are name, address, port, user, keyFile, calledAt, ports, javaHomes, key
            {"schema": "roundtrip-hosts-1", "hosts": [{"name": "a", "address": "b"}]} | hosts/0: the field user is missing
            {"schema": "roundtrip-hosts-1", "hosts": [{"name": "a b", "address": "b", "user": "c"}]} | hosts/0: This is not a name for a host: a b. A name has at most 60 letters, digits, dots, underscores and hyphens, and begins with a letter, a digit or an underscore.
            {"schema": "roundtrip-hosts-1", "hosts": [{"name": "a", "address": "b", "user": "c", "port": 70000}]} | hosts/0/port: must be at most 65535, but is 70000
            {"schema": "roundtrip-hosts-1", "hosts": [{"name": "a", "address": "b", "user": "c", "ports": [9, 8]}]} | hosts/0: A range of ports goes from one port to a higher one, both from 1 to 65535, not from 9 to 8
            {"schema": "roundtrip-hosts-1", "hosts": [{"name": "a", "address": "b", "user": "c", "keyFile": "k"}]} | hosts/0: The path of a key file must be absolute, but is k
            {"schema": "roundtrip-hosts-1", "hosts": [{"name": "a", "address": "b", "user": "c"}, {"name": "a", "address": "b", "user": "c"}]} | hosts/1: the host a is here for the second time
            """)
    void filesThatAreNotRightAreRefused(String content, String problem) throws Exception {
        Files.createDirectories(folder.resolve("home"));
        Files.writeString(folder.resolve("home/hosts.json"), content);
        assertEquals("hosts.json: " + problem, assertThrows(InvalidFileException.class, list::list).getMessage());
        assertThrows(InvalidFileException.class, () -> list.put(LAB));
        assertEquals(content, Files.readString(folder.resolve("home/hosts.json")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
            lab   | -oProxyCommand=x | me | This is not the name or IP address of a host: -oProxyCommand=x
            lab   | a b              | me | This is not the name or IP address of a host: a b
            lab   | host             | -l | This is not the name of a user: -l
            lab   | host             | a@b | This is not the name of a user: a@b
            ../x  | host             | me | This is not a name for a host: ../x. A name has at most 60 letters, digits, dots, underscores and hyphens, and begins with a letter, a digit or an underscore.
            """)
    void whatIsNotAHostIsRefused(String name, String address, String user, String sentence) {
        assertEquals(sentence, assertThrows(IllegalArgumentException.class, () -> new Host(name, address, user)).getMessage());
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roundtrip.model.text.Texts;

/**
 * A machine on which sides of a call can run, and how to log in there by SSH. It contains no secret.
 *
 * @param name      the word by which plans name it: letters, digits, dots, underscores and hyphens
 * @param address   its name or IP address in the network, as this machine reaches it
 * @param port      where its SSH server listens
 * @param user      who logs in there
 * @param keyFile   the absolute path of the private key here; when empty, the keys of the SSH agent, then a password
 * @param calledAt  the address at which other hosts reach servers there, when that is not {@code address}
 * @param ports     the ports there that the firewall lets through to servers; when empty, any port
 * @param javaHomes absolute paths there of Java runtimes that are at no usual place
 */
public record Host(String name, String address, int port, String user, Optional<Path> keyFile,
        Optional<String> calledAt, Optional<Ports> ports, List<String> javaHomes) {
    /** Where SSH servers usually listen. */
    public static final int SSH_PORT = 22;
    private static final int MOST_JAVA_HOMES = 50;
    private static final int HIGHEST_PORT = 65_535;
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9._-]{0,59}");
    private static final Pattern ADDRESS = Pattern.compile("[A-Za-z0-9:][A-Za-z0-9._:%-]{0,254}");
    private static final Pattern USER = Pattern.compile("[^-\\s\\p{Cntrl}:/@][^\\s\\p{Cntrl}:/@]{0,99}");
    private static final Pattern PATH_THERE = Pattern.compile("/[^\\p{Cntrl}]{0,999}");
    private static final Texts TEXTS = Texts.of(Host.class);

    /** A range of ports, both ends included. */
    public record Ports(int first, int last) {
        private static final Pattern RANGE = Pattern.compile("\\s*(\\d{1,9})\\s*-\\s*(\\d{1,9})\\s*");

        /** Refuses what is no range of ports. @throws IllegalArgumentException with a sentence */
        public Ports {
            require(first >= 1 && last <= HIGHEST_PORT && first <= last, "host.ports", first, last);
        }

        /** Reads a range as it is written, such as {@code 40000-40100}. @throws IllegalArgumentException with a sentence */
        public static Ports of(String text) {
            Matcher range = RANGE.matcher(text);
            require(range.matches(), "host.range", text);
            return new Ports(Integer.parseInt(range.group(1)), Integer.parseInt(range.group(2)));
        }

        @Override
        public String toString() {
            return first + "-" + last;
        }
    }

    /** Refuses what cannot be right. @throws IllegalArgumentException with one sentence */
    public Host {
        require(NAME.matcher(name).matches(), "host.name", name);
        require(ADDRESS.matcher(address).matches(), "host.address", address);
        require(port >= 1 && port <= HIGHEST_PORT, "host.port", port);
        require(USER.matcher(user).matches(), "host.user", user);
        require(keyFile.isEmpty() || keyFile.get().isAbsolute(), "host.key", keyFile.orElse(null));
        require(calledAt.isEmpty() || ADDRESS.matcher(calledAt.get()).matches(), "host.address", calledAt.orElse(""));
        javaHomes = List.copyOf(javaHomes);
        require(javaHomes.size() <= MOST_JAVA_HOMES, "host.javas", MOST_JAVA_HOMES);
        javaHomes.forEach(home -> require(PATH_THERE.matcher(home).matches(), "host.java", home));
    }

    /** A host with the usual port, without a key file and without anything special. */
    public Host(String name, String address, String user) {
        this(name, address, SSH_PORT, user, Optional.empty(), Optional.empty(), Optional.empty(), List.of());
    }

    /** Returns who logs in where, such as {@code me@lab2.example:2222}; the usual port is left out. */
    public String logIn() {
        String where = address.contains(":") ? "[" + address + "]" : address;
        return user + "@" + where + (port == SSH_PORT ? "" : ":" + port);
    }

    /** Returns the address at which other hosts call servers there. */
    public String calledAddress() {
        return calledAt.orElse(address);
    }

    /** Returns the same host with another port of its SSH server. */
    public Host withPort(int other) {
        return new Host(name, address, other, user, keyFile, calledAt, ports, javaHomes);
    }

    /** Returns the same host with another private key; empty for the agent and then a password. */
    public Host withKeyFile(Optional<Path> other) {
        return new Host(name, address, port, user, other, calledAt, ports, javaHomes);
    }

    /** Returns the same host with another address for calls; empty for its own address. */
    public Host withCalledAt(Optional<String> other) {
        return new Host(name, address, port, user, keyFile, other, ports, javaHomes);
    }

    /** Returns the same host with another range of ports for servers; empty for any port. */
    public Host withPorts(Optional<Ports> other) {
        return new Host(name, address, port, user, keyFile, calledAt, other, javaHomes);
    }

    /** Returns the same host with other places of Java runtimes. */
    public Host withJavaHomes(List<String> other) {
        return new Host(name, address, port, user, keyFile, calledAt, ports, other);
    }

    private static void require(boolean right, String text, Object... values) {
        if (!right) {
            throw new IllegalArgumentException(TEXTS.text(text, shown(values)));
        }
    }

    private static Object[] shown(Object... values) {
        Object[] shown = values.clone();
        for (int i = 0; i < shown.length; i++) {
            shown[i] = Excerpts.line(String.valueOf(shown[i]));
        }
        return shown;
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.hosts;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.roundtrip.hosts.Host;
import org.roundtrip.model.text.Texts;

/**
 * A host as it is typed: each field as a text.
 *
 * @param javaHomes folders, one a line
 */
record HostDraft(String name, String address, String port, String user, String keyFile, String calledAt, String ports,
        String javaHomes) {
    private static final Texts TEXTS = Texts.of(HostDraft.class);

    /** Any host that is right: what is typed is tried on it, field by field. */
    private static final Host RIGHT = new Host("any", "any", "any");

    /** A new host: the user here, the usual port. */
    static HostDraft fresh() {
        return new HostDraft("", "", Integer.toString(Host.SSH_PORT), System.getProperty("user.name"), "", "", "", "");
    }

    /** A host of the list. */
    static HostDraft of(Host host) {
        return new HostDraft(host.name(), host.address(), Integer.toString(host.port()), host.user(),
                host.keyFile().map(Path::toString).orElse(""), host.calledAt().orElse(""),
                host.ports().map(Host.Ports::toString).orElse(""), String.join("\n", host.javaHomes()));
    }

    /** The first problem, as a sentence. @param taken the names of other hosts */
    Optional<String> problem(List<String> taken) {
        return Stream.of(missing(name, TEXTS.text("nameMissing")), tried(host -> new Host(name.strip(), host.address(), host.user())),
                taken.contains(name.strip()) ? Optional.of(TEXTS.text("nameTaken", name.strip())) : Optional.<String>empty(),
                missing(address, TEXTS.text("addressMissing")),
                tried(host -> new Host(host.name(), address.strip(), host.user())),
                tried(host -> host.withPort(number())), missing(user, TEXTS.text("userMissing")),
                tried(host -> new Host(host.name(), host.address(), user.strip())), key(),
                tried(host -> host.withCalledAt(optional(calledAt))), tried(host -> host.withPorts(range())),
                tried(host -> host.withJavaHomes(homes()))).flatMap(Optional::stream).findFirst();
    }

    /** The host. @throws IllegalArgumentException when there is a problem */
    Host host() {
        return new Host(name.strip(), address.strip(), number(), user.strip(), optional(keyFile).map(HostDraft::path),
                optional(calledAt), range(), homes());
    }

    private static Optional<String> missing(String text, String sentence) {
        return text.isBlank() ? Optional.of(sentence) : Optional.empty();
    }

    private static Optional<String> tried(UnaryOperator<Host> trial) {
        try {
            trial.apply(RIGHT);
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.of(e.getMessage());
        }
    }

    private Optional<String> key() {
        try {
            Optional<Path> file = optional(keyFile).map(HostDraft::path);
            return file.isEmpty() ? Optional.empty() : tried(host -> host.withKeyFile(file)).or(() ->
                    Files.isRegularFile(file.get()) ? Optional.empty() : Optional.of(TEXTS.text("keyMissing", file.get())));
        } catch (InvalidPathException e) {
            return Optional.of(TEXTS.text("keyMissing", keyFile.strip()));
        }
    }

    /** A path as people write it: {@code ~} is the home folder. */
    private static Path path(String text) {
        return text.startsWith("~/") ? Path.of(System.getProperty("user.home"), text.substring(2)) : Path.of(text);
    }

    private int number() {
        try {
            return Integer.parseInt(port.strip());
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(TEXTS.text("portWrong", port.strip()), e);
        }
    }

    private Optional<Host.Ports> range() {
        return optional(ports).map(Host.Ports::of);
    }

    private List<String> homes() {
        return javaHomes.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    }

    private static Optional<String> optional(String text) {
        return Optional.of(text.strip()).filter(stripped -> !stripped.isEmpty());
    }
}

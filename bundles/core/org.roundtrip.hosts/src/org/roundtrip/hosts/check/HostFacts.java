// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.check;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.roundtrip.hosts.HostConnection;
import org.roundtrip.hosts.HostException;

/**
 * What a host says about itself, asked in one round trip. What it does not say is empty, or -1.
 *
 * @param system    its operating system and version
 * @param kernel    its kernel, its version and the kind of processor, as {@code uname -srm} prints them
 * @param processor the model of its processors
 * @param cpus      how many processors run
 * @param memory    bytes of memory
 * @param user      who we are there
 * @param seenFrom  the address from which it sees us
 * @param free      bytes that the disk of the sent files can take
 * @param unwritable the folder that we cannot write to, when sent files would need it
 * @param javas     the Java runtimes, the newest first
 * @param device    the network device on its way to us
 * @param mtu       the largest packet of that device in bytes
 * @param programs  the paths of the programs for packets that are installed
 * @param captures  the path of the one that can be used; tcpdump is before dumpcap, which hands packets on later
 * @param problem   what the programs said that cannot be used
 */
public record HostFacts(String system, String kernel, String processor, int cpus, long memory, String user,
        String seenFrom, long free, Optional<String> unwritable, List<RemoteJava> javas, String device, int mtu,
        List<String> programs, Optional<String> captures, String problem) {
    private static final Duration LIMIT = Duration.ofMinutes(1);
    private static final String OWN_PLACES = "OWN_PLACES\n";

    /** Lists cannot be changed. */
    public HostFacts {
        javas = List.copyOf(javas);
        programs = List.copyOf(programs);
    }

    /** Asks a host. */
    public static HostFacts of(HostConnection connection) throws HostException, InterruptedException {
        String places = connection.host().javaHomes().stream().map(home -> "java_in " + HostConnection.quote(home) + "\n")
                .collect(Collectors.joining());
        return FactLines.read(connection.host(), connection.script(script().replace(OWN_PLACES, places), LIMIT));
    }

    /** Returns whether packets can be captured there, and what to do when they cannot. */
    public Point captureRights() {
        return CaptureRights.of(this);
    }

    private static String script() {
        try (InputStream in = HostFacts.class.getResourceAsStream("facts.sh")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the newest runtime of a wanted version, such as {@code 17}. */
    public Optional<RemoteJava> java(String wanted) {
        return javas.stream().filter(java -> java.satisfies(wanted)).findFirst();
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.place;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.hosts.HostConnection;
import org.roundtrip.hosts.HostException;
import org.roundtrip.model.text.Texts;

/**
 * Finds the network device on the way to an address. An address of the machine itself is reached by its loopback device,
 * whatever device carries it.
 */
final class Route {
    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final String DEVICE = """
            PATH=$PATH:/usr/sbin:/sbin
            export LC_ALL=C
            route_of() { ip -o route get "$1" 2>/dev/null | sed -n 's/.* dev \\([^ ]*\\).*/\\1/p' | head -n 1; }
            a=%s
            d=$(route_of "$a")
            [ -n "$d" ] || d=$(route_of "$(getent hosts "$a" 2>/dev/null | sed -n '1s/ .*//p')")
            [ -n "$d" ] || d=$(route -n get "$a" 2>/dev/null | sed -n 's/^ *interface: //p')
            printf %%s "$d"
            """;

    private Route() {
    }

    /** Returns the device of a host on its way to an address. */
    static String device(HostConnection host, String address) throws CaptureException, InterruptedException {
        try {
            return checked(host.script(DEVICE.formatted(HostConnection.quote(address)), LIMIT), host.host().name(), address);
        } catch (HostException e) {
            throw new CaptureException(e.getMessage());
        }
    }

    /** Returns the device of this machine on its way to an address. */
    static String device(String address) throws IOException, InterruptedException {
        Process shell = new ProcessBuilder("/bin/sh", "-c", DEVICE.formatted(HostConnection.quote(address)))
                .redirectErrorStream(true).start();
        shell.getOutputStream().close();
        if (!shell.waitFor(LIMIT.toMillis(), TimeUnit.MILLISECONDS)) {
            shell.destroyForcibly();
        }
        return checked(new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8),
                Texts.of(Route.class).text("route.here"), address);
    }

    private static String checked(String device, String where, String address) throws CaptureException {
        String name = device.strip();
        if (!name.matches("[\\w.@:-]{1,40}") || name.startsWith("-")) {
            throw new CaptureException(Texts.of(Route.class).text("route.none", where, address));
        }
        return name;
    }
}

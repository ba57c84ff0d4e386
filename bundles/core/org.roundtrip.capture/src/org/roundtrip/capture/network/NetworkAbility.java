// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.network;

import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.roundtrip.model.Network;
import org.roundtrip.model.text.Texts;

/** Finds out whether a plan's network can be made here. Remembers those that could. Safe for all threads. */
public final class NetworkAbility {
    private static final Set<String> SEEN = ConcurrentHashMap.newKeySet();

    private NetworkAbility() {
    }

    /**
     * Makes the network and ends it again, unless that worked before in this JVM. Takes some hundred milliseconds; not for
     * a user interface's thread.
     *
     * @return one sentence on why it cannot be made and what to do; empty when it can be made
     */
    public static Optional<String> missing(Network network) {
        if (network instanceof Network.Loopback || SEEN.contains(network.mode())) {
            return Optional.empty();
        }
        if (!System.getProperty("os.name").equals("Linux")) {
            return Optional.of(Texts.of(NetworkAbility.class).text("linux", network.mode()));
        }
        try (NetworkLink link = NetworkLink.of(network)) {
            SEEN.add(network.mode());
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.of(Texts.of(NetworkAbility.class).text("interrupted"));
        }
    }
}

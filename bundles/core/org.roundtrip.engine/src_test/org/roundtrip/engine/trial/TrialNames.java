// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.trial;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;

/** A name service that nobody asks. */
public final class TrialNames implements ServerHalf {
    private ServerSocket listening;

    @Override
    public Endpoint start(ServerSetting setting) throws IOException {
        if (!setting.links().isEmpty()) {
            throw new IllegalStateException("something started before the first link: " + setting.links());
        }
        listening = new ServerSocket(0, 50, InetAddress.getByName(setting.host()));
        return new Endpoint("names", List.of(listening.getLocalPort()), List.of());
    }

    @Override
    public void close() throws IOException {
        listening.close();
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.timing.Phase;

/**
 * Records a server that starts on the port of one that has just stopped, and is killed while a client calls.
 *
 * @param port   its first port
 * @param digest the client's digest, after the restart
 * @param calls  how many calls the client then made
 * @param answer the client's answer to the command during which the server was killed
 */
record RestartedServer(int port, String digest, long calls, ControlLine answer) {
    static final String OPERATION = "text";
    static final long CALLS = 10;
    private static final int SECONDS = 60;
    private static final long BEFORE_KILL_MILLIS = 300;

    /** @param port where another server was before */
    static RestartedServer of(Trial trial, int port) throws Exception {
        try (Forked server = trial.server(port); Forked client = trial.client(OPERATION)) {
            ControlLine address = server.start();
            client.ask(ControlLine.of("prepare"));
            client.ask(new ControlLine("open", address.values()));
            String digest = client.ask(ControlLine.of("verify")).text("digest");
            long calls = client.ask(TwoClients.measure(CALLS)).number("calls");
            client.send(ControlLine.of("measure").with("phase", Phase.STEADY).with("calls", 0).with("seconds", SECONDS));
            Thread.sleep(BEFORE_KILL_MILLIS);
            server.close();
            ControlLine answer = client.answer();
            client.stop();
            return new RestartedServer(Trial.ports(address).getFirst(), digest, calls, answer);
        }
    }
}

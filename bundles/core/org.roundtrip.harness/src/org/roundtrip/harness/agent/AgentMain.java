// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.agent;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.RandomAccessFile;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.Paths;
import org.roundtrip.harness.control.Platform;

/** The agent's main class. Arguments: its folder, and the seconds of its lease. */
public final class AgentMain {
    private AgentMain() {
    }

    /** Obeys commands until it is told to end or its lease expires. */
    public static void main(String[] arguments) throws IOException {
        Path folder = Paths.get(arguments[0]).toAbsolutePath().normalize();
        Agent agent = new Agent(folder, new FrameLog(folder.resolve("out")), new Lease(Integer.parseInt(arguments[1])));
        // Opened to be written too, so that reading does not end when a connection of the workbench ends.
        RandomAccessFile in = new RandomAccessFile(folder.resolve("in").toFile(), "rw");
        agent.hello(Platform.pid());
        agent.watch();
        agent.obey(new BufferedReader(new InputStreamReader(Channels.newInputStream(in.getChannel()), StandardCharsets.UTF_8)));
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.live;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.roundtrip.capture.network.NetworkSpace;

/** Main class that a test runs as an ordinary user: captures 500 calls in the way that is possible, then sleeps. */
final class OrdinaryUser {
    private OrdinaryUser() {
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        CaptureAbility ability = CaptureAbility.probe();
        System.out.println(ability);
        switch (ability) {
            case CaptureAbility.InNetworkSpace inside -> {
                NetworkSpace space = NetworkSpace.start();
                capture(CaptureSession.prepare(Optional.of(space)), Optional.of(space), Path.of(arguments[0]));
            }
            case CaptureAbility.ByDumpcap dumpcap ->
                    capture(CaptureSession.byDumpcap("lo"), Optional.empty(), Path.of(arguments[0]));
            case CaptureAbility.Direct direct -> throw new IllegalStateException("this is no ordinary user");
            case CaptureAbility.None none -> {
                // the reason was printed above
            }
        }
    }

    private static void capture(CaptureSession session, Optional<NetworkSpace> space, Path file)
            throws IOException, InterruptedException {
        List<String> java = List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
                System.getProperty("java.class.path"), Traffic.class.getName(), "500");
        Process traffic = new ProcessBuilder(space.map(in -> in.enter(java)).orElse(java)).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        BufferedReader answers = traffic.inputReader();
        session.listen(file, List.of(Integer.valueOf(answers.readLine())));
        try (Writer commands = traffic.outputWriter()) {
            commands.write("\n");
        }
        answers.readLine();
        System.out.println(session.stop());
        System.out.println(space.map(NetworkSpace::pid).orElse(ProcessHandle.current().pid()) + " "
                + (session.pid() == 0 ? ProcessHandle.current().pid() : session.pid()));
        Thread.sleep(60_000);
    }
}

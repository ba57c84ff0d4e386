// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What the test has an ordinary user do: capture 500 calls in a network space, then stay until it is killed. */
final class OrdinaryUser {
    private OrdinaryUser() {
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        CaptureAbility ability = CaptureAbility.probe();
        System.out.println(ability);
        if (!(ability instanceof CaptureAbility.InNetworkSpace)) {
            return;
        }
        NetworkSpace space = NetworkSpace.start();
        CaptureSession session = CaptureSession.prepare(Optional.of(space));
        List<String> java = List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
                System.getProperty("java.class.path"), Traffic.class.getName(), "500");
        Process traffic = new ProcessBuilder(space.enter(java)).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        BufferedReader answers = traffic.inputReader();
        session.listen(Path.of(arguments[0]), List.of(Integer.valueOf(answers.readLine())));
        try (Writer commands = traffic.outputWriter()) {
            commands.write("\n");
        }
        answers.readLine();
        System.out.println(session.stop());
        System.out.println(space.pid() + " " + session.pid());
        Thread.sleep(60_000);
    }
}

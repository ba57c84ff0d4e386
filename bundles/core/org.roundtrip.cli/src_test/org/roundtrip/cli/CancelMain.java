// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.engine.install.InstalledProviders;
import org.roundtrip.files.RoundtripHome;

/** The command line in a process of its own, which a test ends from outside. */
final class CancelMain {
    private CancelMain() {
    }

    public static void main(String[] arguments) {
        PrintWriter out = new PrintWriter(System.out, true);
        Path folder = Path.of("").toAbsolutePath();
        System.exit(new CommandLineTool(new Context(Terminal.catalogue(), InstalledProviders.NONE, Terminal.dissectors(),
                Terminal.formats(),
                new RoundtripHome(folder.resolve("home")), folder, out, out, 0, 0), "1")
                .run(arguments));
    }
}

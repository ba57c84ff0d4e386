// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit.fork;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.roundtrip.harness.ClientMain;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerMain;
import org.roundtrip.harness.control.Settings;

/**
 * Runs a half of a provider with the harness's protocol. When it has answered {@code stop}, it returns from main, so its JVM ends only when no
 * thread is left that keeps it alive. Prints the names of such threads when it does not.
 */
public final class ClosedHalf {
    /** The exit status when threads are left. */
    public static final int LEFT = 3;
    private static final long PATIENCE_MILLIS = 5000;

    private ClosedHalf() {
    }

    /** @param args the settings file */
    public static void main(String[] args) throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.setOut(System.err);
        Settings settings = Settings.read(Path.of(args[0]));
        BufferedReader commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        OutputStreamWriter answers = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        if (ServerHalf.class.isAssignableFrom(Class.forName(settings.text("half")))) {
            ServerMain.serve(settings, commands, answers);
        } else {
            ClientMain.serve(settings, commands, answers);
        }
        Thread watch = new Thread(() -> watch(out));
        watch.setDaemon(true);
        watch.start();
    }

    private static void watch(PrintStream out) {
        try {
            Thread.sleep(PATIENCE_MILLIS);
        } catch (InterruptedException e) {
            return;
        }
        List<String> left = Thread.getAllStackTraces().keySet().stream().filter(thread -> !thread.isDaemon())
                .map(Thread::getName).filter(name -> !name.equals("DestroyJavaVM")).sorted().toList();
        out.println("threads left: " + left);
        Runtime.getRuntime().halt(LEFT);
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit.fork;

import java.nio.file.Path;
import java.util.List;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;
import org.roundtrip.harness.Steps;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.harness.timing.Caller;
import org.roundtrip.harness.load.Arrivals;

/**
 * Opens, uses and closes both halves of a provider in one JVM, then returns from main: the JVM ends only when no thread is
 * left that keeps it alive. Prints the names of such threads when it does not.
 */
public final class BothHalves {
    private static final long PATIENCE_MILLIS = 5000;

    private BothHalves() {
    }

    /** @param args the settings files of the server and of the client */
    public static void main(String[] args) throws Exception {
        Settings server = Settings.read(Path.of(args[0]));
        Settings client = Settings.read(Path.of(args[1]));
        try (ServerHalf serverHalf = half(server, ServerHalf.class); ClientHalf clientHalf = half(client, ClientHalf.class)) {
            Endpoint endpoint = serverHalf.start(new ServerSetting(server.text("host"), 0, server.options(),
                    Path.of(server.text("folder")), Path.of(server.text("trust")), server.number("seed"), 1, new Arrivals()));
            clientHalf.prepare(new ClientSetting(client.options(), Path.of(client.text("folder")),
                    Path.of(client.text("trust")), 20));
            Caller caller = Generated.caller(client.text("operation"), clientHalf.open(endpoint, new Steps()));
            caller.prepare(client.number("seed"), 1);
            for (int i = 0; i < 10; i++) {
                caller.complete(0);
            }
        }
        Thread watch = new Thread(BothHalves::watch);
        watch.setDaemon(true);
        watch.start();
    }

    private static void watch() {
        try {
            Thread.sleep(PATIENCE_MILLIS);
        } catch (InterruptedException e) {
            return;
        }
        List<String> left = Thread.getAllStackTraces().keySet().stream().filter(thread -> !thread.isDaemon())
                .map(Thread::getName).filter(name -> !name.equals("DestroyJavaVM")).sorted().toList();
        System.out.println("threads left: " + left);
        Runtime.getRuntime().halt(3);
    }

    private static <T> T half(Settings settings, Class<T> type) throws ReflectiveOperationException {
        return type.cast(Class.forName(settings.text("half")).getConstructor().newInstance());
    }
}

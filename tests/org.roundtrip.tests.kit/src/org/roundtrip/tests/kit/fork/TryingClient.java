// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit.fork;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.Steps;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.harness.timing.Caller;
import org.roundtrip.harness.values.Digest;

/**
 * A client that tries every operation of a contract in one process, where the harness's own has one operation only. Speaks
 * the harness's protocol with the commands {@code open}, {@code verify operation=... pool=... [entry=...]}, {@code send
 * operation=... argument=CLASS} and {@code stop}.
 */
public final class TryingClient {
    private final Settings settings;
    private final ClientHalf half;
    private final Digest digest = new Digest();
    private Object stub;

    private TryingClient(Settings settings) throws ReflectiveOperationException {
        this.settings = settings;
        this.half = (ClientHalf) Class.forName(settings.text("half")).getConstructor().newInstance();
    }

    /** @param args the settings file */
    public static void main(String[] args) throws Exception {
        PrintStream answers = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.setOut(System.err);
        TryingClient client = new TryingClient(Settings.read(Path.of(args[0])));
        BufferedReader commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = commands.readLine(); line != null; line = commands.readLine()) {
            answers.println(client.answer(ControlLine.parse(line)));
            if (line.equals("stop")) {
                break;
            }
        }
        Runtime.getRuntime().halt(0);
    }

    private ControlLine answer(ControlLine command) {
        try {
            return switch (command.word()) {
                case "open" -> open(command);
                case "verify" -> verify(command);
                case "send" -> send(command);
                default -> {
                    half.close();
                    yield ControlLine.of("done");
                }
            };
        } catch (Throwable thrown) {
            thrown.printStackTrace();
            return ControlLine.of("failed").with("message", thrown.toString());
        }
    }

    private ControlLine open(ControlLine address) throws Exception {
        half.prepare(new ClientSetting(settings.options(), Path.of(settings.text("folder")),
                Path.of(settings.text("trust")), (int) settings.number("timeoutSeconds")));
        stub = half.open(endpoint(address), new Steps());
        return ControlLine.of("done");
    }

    private ControlLine verify(ControlLine command) throws Exception {
        int pool = (int) command.number("pool");
        Caller caller = Generated.caller(command.text("operation"), stub);
        caller.prepare(settings.number("seed"), pool);
        int first = command.find("entry").map(Integer::valueOf).orElse(0);
        int end = command.find("entry").isPresent() ? first + 1 : pool;
        for (int entry = first; entry < end; entry++) {
            caller.complete(entry);
            caller.digestArguments(entry, digest);
            caller.digestResult(digest);
        }
        return end == pool ? ControlLine.of("done").with("digest", digest.hex()) : ControlLine.of("done");
    }

    /** Calls an operation with an object of any class that the parameter's type allows. */
    private ControlLine send(ControlLine command) throws Throwable {
        Object argument = Class.forName(command.text("argument")).getConstructor().newInstance();
        Method called = Stream.of(stub.getClass().getMethods()).filter(method -> method.getName().equals(command.text("operation"))
                && method.getParameterCount() == 1 && method.getParameterTypes()[0].isInstance(argument)).findFirst().orElseThrow();
        called.setAccessible(true);
        try {
            called.invoke(stub, argument);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
        return ControlLine.of("done");
    }

    private static Endpoint endpoint(ControlLine address) {
        return new Endpoint(address.text("address"), ports(address.text("ports")), ports(address.text("namingPorts")));
    }

    private static List<Integer> ports(String list) {
        return Stream.of(list.split(",")).filter(port -> !port.isEmpty()).map(Integer::valueOf).toList();
    }
}

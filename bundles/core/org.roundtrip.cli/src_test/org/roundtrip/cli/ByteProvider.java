// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;
import org.roundtrip.harness.Steps;
import org.roundtrip.model.Contract;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.ProviderInfo;
import org.roundtrip.provider.Refusal;

/** A provider that can only ping: it sends a byte and receives one. Its server fails when the plan asks for it. */
public final class ByteProvider implements Provider {
    static final ProviderInfo INFO = new ProviderInfo("byte", "A byte", "Socket", "bytes", "1", "EPL-2.0", true);

    @Override
    public Availability availability() {
        return Availability.yes();
    }

    @Override
    public List<Option> options() {
        return List.of(Option.toggle("fail", "Fail", "Whether the server fails.", false));
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return contract.operations().stream().filter(operation -> !operation.name().equals("ping"))
                .map(operation -> new Refusal(operation.name(), "it can do nothing but ping")).toList();
    }

    @Override
    public Compiled compile(Contract contract, CompileSetting setting) {
        return new Compiled(setting.cache(), "0123", true);
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return launch(Server.class);
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return launch(Client.class);
    }

    private static Launch launch(Class<?> half) {
        List<Path> classPath = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of).toList();
        return new Launch.Jvm(half.getName(), classPath, List.of());
    }

    /** The server's half. */
    public static final class Server implements ServerHalf {
        private ServerSocket socket;

        @Override
        public Endpoint start(ServerSetting setting) throws IOException {
            if (setting.options().get("fail").equals("true")) {
                throw new IOException("it was told to");
            }
            socket = new ServerSocket(setting.port(), 5, InetAddress.getByName(setting.host()));
            Thread answering = new Thread(this::answer);
            answering.setDaemon(true);
            answering.start();
            return new Endpoint(setting.host() + ":" + socket.getLocalPort(), List.of(socket.getLocalPort()), List.of());
        }

        private void answer() {
            try (Socket client = socket.accept()) {
                client.setTcpNoDelay(true);
                int next;
                while ((next = client.getInputStream().read()) >= 0) {
                    client.getOutputStream().write(next);
                }
            } catch (IOException closed) {
                // the end
            }
        }

        @Override
        public void close() throws IOException {
            if (socket != null) {
                socket.close();
            }
        }
    }

    /** The client's half. */
    public static final class Client implements ClientHalf {
        private Stub stub;

        @Override
        public void prepare(ClientSetting setting) {
            // nothing is needed
        }

        @Override
        public Object open(Endpoint endpoint, Steps steps) throws Exception {
            stub = steps.connect(() -> new Stub(endpoint.address()));
            return stub;
        }

        @Override
        public void close() throws IOException {
            if (stub != null) {
                stub.socket.close();
            }
        }
    }

    /** The stub that the generated caller calls. */
    public static final class Stub {
        private final Socket socket;

        Stub(String address) throws IOException {
            String[] parts = address.split(":");
            socket = new Socket(parts[0], Integer.parseInt(parts[1]));
            socket.setTcpNoDelay(true);
        }

        /** Makes one call. */
        public void ping() throws IOException {
            socket.getOutputStream().write(1);
            if (socket.getInputStream().read() != 1) {
                throw new IOException("no answer");
            }
        }
    }
}

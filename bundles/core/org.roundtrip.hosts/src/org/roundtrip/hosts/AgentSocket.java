// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.sshd.agent.SshAgent;
import org.apache.sshd.agent.SshAgentFactory;
import org.apache.sshd.agent.SshAgentServer;
import org.apache.sshd.agent.common.AbstractAgentProxy;
import org.apache.sshd.common.FactoryManager;
import org.apache.sshd.common.channel.ChannelFactory;
import org.apache.sshd.common.session.ConnectionService;
import org.apache.sshd.common.session.Session;
import org.apache.sshd.common.util.buffer.Buffer;
import org.apache.sshd.common.util.buffer.ByteArrayBuffer;
import org.roundtrip.model.text.Texts;

/** The user's SSH agent behind its Unix domain socket; the library itself would need a native one for that. */
final class AgentSocket extends AbstractAgentProxy {
    private static final int MOST_BYTES = 1 << 20;
    private final SocketChannel channel;

    private AgentSocket(Path socket) throws IOException {
        super(null);
        channel = SocketChannel.open(UnixDomainSocketAddress.of(socket));
    }

    /** Returns the socket of this process's agent; empty when there is no agent. */
    static Optional<Path> ofThisProcess() {
        return Optional.ofNullable(System.getenv(SshAgent.SSH_AUTHSOCKET_ENV_NAME)).filter(path -> !path.isBlank())
                .map(Path::of);
    }

    /** Returns whether an agent answers at that socket. */
    static boolean answers(Path socket) {
        try (AgentSocket agent = new AgentSocket(socket)) {
            return agent.isOpen();
        } catch (IOException | UnsupportedOperationException e) {
            return false;
        }
    }

    /** Returns what lets a client ask the agent. It is never passed on to a host. */
    static SshAgentFactory at(Path socket) {
        return new SshAgentFactory() {
            @Override
            public SshAgent createClient(Session session, FactoryManager manager) throws IOException {
                return new AgentSocket(socket);
            }

            @Override
            public List<ChannelFactory> getChannelForwardingFactories(FactoryManager manager) {
                return List.of();
            }

            @Override
            public SshAgentServer createServer(ConnectionService service) {
                throw new UnsupportedOperationException();
            }
        };
    }

    @Override
    protected synchronized Buffer request(Buffer request) throws IOException {
        ByteBuffer out = ByteBuffer.wrap(request.array(), request.rpos(), request.available());
        while (out.hasRemaining()) {
            channel.write(out);
        }
        int length = read(Integer.BYTES).getInt();
        if (length < 1 || length > MOST_BYTES) {
            throw new IOException(Texts.of(AgentSocket.class).text("agent.answer"));
        }
        return new ByteArrayBuffer(read(length).array());
    }

    private ByteBuffer read(int length) throws IOException {
        ByteBuffer in = ByteBuffer.allocate(length);
        while (in.hasRemaining()) {
            if (channel.read(in) < 0) {
                throw new IOException(Texts.of(AgentSocket.class).text("agent.answer"));
            }
        }
        return in.flip();
    }

    @Override
    public boolean isOpen() {
        return channel.isOpen();
    }

    @Override
    public void close() throws IOException {
        channel.close();
        super.close();
    }
}

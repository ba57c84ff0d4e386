// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NoRouteToHostException;
import java.net.SocketException;
import java.nio.file.Path;
import java.security.KeyPair;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import org.apache.sshd.client.SshClient;
import org.apache.sshd.client.auth.UserAuthFactory;
import org.apache.sshd.client.auth.keyboard.UserAuthKeyboardInteractiveFactory;
import org.apache.sshd.client.auth.password.PasswordAuthenticationReporter;
import org.apache.sshd.client.auth.password.UserAuthPasswordFactory;
import org.apache.sshd.client.auth.pubkey.UserAuthPublicKeyFactory;
import org.apache.sshd.client.config.hosts.HostConfigEntryResolver;
import org.apache.sshd.client.session.ClientSession;
import org.apache.sshd.common.SshConstants;
import org.apache.sshd.common.SshException;
import org.apache.sshd.common.keyprovider.KeyIdentityProvider;
import org.apache.sshd.core.CoreModuleProperties;
import org.roundtrip.model.text.Texts;

/** One connection with one way to show who we are. Nothing of the user's OpenSSH settings is read. */
final class Attempt {
    private static final Texts TEXTS = Texts.of(Attempt.class);
    /** A link that is cut without a word is given up after four of these. A cut of half a minute is survived. */
    private static final Duration HEARTBEAT = Duration.ofSeconds(15);
    private static final int UNANSWERED = 4;
    /** How long bytes may wait to be sent; longer than a link may be cut. */
    private static final Duration LONGEST_WRITE = Duration.ofMinutes(3);

    /** How we show who we are: keys, the agent at a socket, or a password. */
    record Identity(List<KeyPair> keys, Optional<Path> agent, Optional<String> password) {
    }

    private final Host host;
    private final InetAddress address;
    private final Identity identity;
    private final PinnedKey pin;
    private final Duration limit;
    private volatile boolean passwordTried;

    Attempt(Host host, InetAddress address, Identity identity, PinnedKey pin, Duration limit) {
        this.host = host;
        this.address = address;
        this.identity = identity;
        this.pin = pin;
        this.limit = limit;
    }

    /** Connects and logs in. @return empty when the host does not accept the identity, or has not the pinned key */
    Optional<HostConnection> connect() throws HostException, InterruptedException {
        SshClient client = client();
        boolean done = false;
        try {
            client.start();
            ClientSession session = Waits.on(client.connect(host.user(), new InetSocketAddress(address, host.port())), limit)
                    .getClientSession();
            identity.keys().forEach(session::addPublicKeyIdentity);
            identity.password().ifPresent(session::addPasswordIdentity);
            Waits.on(session.auth(), limit);
            done = true;
            return Optional.of(new HostConnection(this, host, client, session));
        } catch (TimeoutException e) {
            throw new HostException(TEXTS.text("connect.silent", host.name(), where(), limit.toSeconds()), e);
        } catch (IOException e) {
            if (pin.refused() || notAccepted(e)) {
                return Optional.empty();
            }
            throw new HostException(sentence(e), e);
        } finally {
            if (!done) {
                client.close(true);
            }
        }
    }

    /** Returns the same attempt once more. */
    Attempt again(Duration otherLimit) {
        return new Attempt(host, address, identity, pin.again(), otherLimit);
    }

    /** Whether a password was sent to the host. */
    boolean passwordTried() {
        return passwordTried;
    }

    private SshClient client() {
        SshClient client = SshClient.setUpDefaultClient();
        client.setHostConfigEntryResolver(HostConfigEntryResolver.EMPTY);
        client.setKeyIdentityProvider(KeyIdentityProvider.EMPTY_KEYS_PROVIDER);
        client.setServerKeyVerifier(pin);
        client.setSignatureFactories(pin.ordered(client.getSignatureFactories()));
        client.setUserAuthFactories(ways());
        identity.agent().ifPresent(socket -> client.setAgentFactory(AgentSocket.at(socket)));
        client.setPasswordAuthenticationReporter(new PasswordAuthenticationReporter() {
            @Override
            public void signalAuthenticationAttempt(ClientSession session, String service, String old, boolean modified,
                    String changed) {
                passwordTried = true;
            }
        });
        CoreModuleProperties.TCP_NODELAY.set(client, true);
        CoreModuleProperties.AUTH_TIMEOUT.set(client, limit.multipliedBy(2));
        CoreModuleProperties.IO_CONNECT_TIMEOUT.set(client, limit);
        CoreModuleProperties.IDLE_TIMEOUT.set(client, Duration.ZERO);
        CoreModuleProperties.NIO2_READ_TIMEOUT.set(client, Duration.ZERO);
        CoreModuleProperties.NIO2_MIN_WRITE_TIMEOUT.set(client, LONGEST_WRITE);
        CoreModuleProperties.WAIT_FOR_SPACE_TIMEOUT.set(client, LONGEST_WRITE);
        CoreModuleProperties.HEARTBEAT_INTERVAL.set(client, HEARTBEAT);
        CoreModuleProperties.HEARTBEAT_NO_REPLY_MAX.set(client, UNANSWERED);
        return client;
    }

    private List<UserAuthFactory> ways() {
        return identity.password().isEmpty() ? List.of(UserAuthPublicKeyFactory.INSTANCE)
                : List.of(UserAuthPasswordFactory.INSTANCE, UserAuthKeyboardInteractiveFactory.INSTANCE);
    }

    private static boolean notAccepted(IOException e) {
        for (Throwable each = e; each != null; each = each.getCause()) {
            if (each instanceof SshException ssh && (ssh.getDisconnectCode()
                    == SshConstants.SSH2_DISCONNECT_NO_MORE_AUTH_METHODS_AVAILABLE)) {
                return true;
            }
        }
        return false;
    }

    private String sentence(IOException e) {
        for (Throwable each = e; each != null; each = each.getCause()) {
            if (each instanceof NoRouteToHostException) {
                return TEXTS.text("connect.route", host.name(), where());
            }
            if (each instanceof ConnectException && String.valueOf(each.getMessage()).contains("refused")) {
                return TEXTS.text("connect.refused", host.name(), where());
            }
            if (each instanceof TimeoutException || each instanceof ConnectException
                    && String.valueOf(each.getMessage()).contains("timed out")) {
                return TEXTS.text("connect.silent", host.name(), where(), limit.toSeconds());
            }
            if (each instanceof SocketException) {
                return TEXTS.text("connect.failed", host.name(), where(), Excerpts.line(each.getMessage()));
            }
        }
        return TEXTS.text("connect.closed", host.name(), where(), Excerpts.line(e.getMessage()));
    }

    private String where() {
        return host.address() + ":" + host.port();
    }
}

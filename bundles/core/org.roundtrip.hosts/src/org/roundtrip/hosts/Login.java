// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.security.KeyPair;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.hosts.Attempt.Identity;
import org.roundtrip.model.text.Texts;

/**
 * Opens a connection. It logs in with the key file of the host when it has one, else with the keys of the agent, then
 * with a password. What must be asked is asked between two connections, so no server waits for a person.
 */
final class Login {
    private static final Texts TEXTS = Texts.of(Login.class);
    private final Host host;
    private final HostList list;
    private final Questions questions;
    private final Duration limit;
    private final Optional<Path> agent;
    private String key;
    private boolean passwordTried;

    Login(Host host, HostList list, Questions questions, Duration limit, Optional<Path> agent) {
        this.host = host;
        this.list = list;
        this.questions = questions;
        this.limit = limit;
        this.agent = agent;
    }

    HostConnection open() throws HostException, InterruptedException {
        if (host.keyFile().isPresent()) {
            PrivateKeys.require(host, host.keyFile().get());
        }
        InetAddress address = address();
        Optional<String> known = pinned();
        key = known.isPresent() ? known.get() : introduce(address);
        List<KeyPair> keys = host.keyFile().isEmpty() ? List.of()
                : PrivateKeys.read(host, host.keyFile().get(), questions);
        if (!keys.isEmpty()) {
            return attempt(address, new Identity(keys, Optional.empty(), Optional.empty())).orElseThrow(() ->
                    new HostException(TEXTS.text("login.key", host.name(), host.keyFile().get(), host.user())));
        }
        boolean agentAnswers = agent.isPresent() && AgentSocket.answers(agent.get());
        if (agentAnswers) {
            Optional<HostConnection> connection = attempt(address, new Identity(keys, agent, Optional.empty()));
            if (connection.isPresent()) {
                return connection.get();
            }
        }
        return withPassword(address, agentAnswers);
    }

    private HostConnection withPassword(InetAddress address, boolean agentAnswered)
            throws HostException, InterruptedException {
        for (int i = 0; i < Questions.TIMES; i++) {
            Optional<char[]> password = questions.password(host, i > 0);
            if (password.isEmpty()) {
                throw new HostException(TEXTS.text(i > 0 ? "login.password" : agentAnswered ? "login.agent"
                        : agent.isPresent() ? "login.agent.dead" : "login.none", host.name(), host.user()));
            }
            Identity identity = new Identity(List.of(), Optional.empty(), password.map(String::new));
            Arrays.fill(password.get(), '\0');
            Optional<HostConnection> connection = attempt(address, identity);
            if (connection.isPresent()) {
                return connection.get();
            }
            if (!passwordTried) {
                throw new HostException(TEXTS.text("login.password.never", host.name(), host.user()));
            }
        }
        throw new HostException(TEXTS.text("login.password", host.name(), host.user()));
    }

    /** Asks whether to trust a new host, before any secret is asked for, and pins its key. */
    private String introduce(InetAddress address) throws HostException, InterruptedException {
        PinnedKey pin = new PinnedKey(host, Optional.empty());
        new Attempt(host, address, new Identity(List.of(), Optional.empty(), Optional.empty()), pin, limit).connect();
        if (!questions.trust(host, pin.seen())) {
            throw new HostException(TEXTS.text("pin.unknown", host.name(), pin.seen()));
        }
        keep(pin.line());
        return pin.line();
    }

    private Optional<HostConnection> attempt(InetAddress address, Identity identity)
            throws HostException, InterruptedException {
        PinnedKey pin = new PinnedKey(host, Optional.of(key));
        Attempt attempt = new Attempt(host, address, identity, pin, limit);
        Optional<HostConnection> connection = attempt.connect();
        passwordTried |= attempt.passwordTried();
        if (pin.refused()) {
            throw new HostException(TEXTS.text("pin.changed", host.name(), pin.expected(), pin.seen()));
        }
        return connection;
    }

    private Optional<String> pinned() throws HostException {
        try {
            return list.key(host.name());
        } catch (InvalidFileException e) {
            throw new HostException(e.getMessage(), e);
        }
    }

    private void keep(String key) throws HostException, InterruptedException {
        try {
            list.pin(host.name(), key);
        } catch (IOException e) {
            throw new HostException(TEXTS.text("pin.unwritten", host.name(), Excerpts.line(e.getMessage())), e);
        }
    }

    private InetAddress address() throws HostException, InterruptedException {
        try {
            return Waits.address(host.address(), limit);
        } catch (UnknownHostException e) {
            throw new HostException(TEXTS.text("connect.unknown", host.name(), host.address()), e);
        } catch (TimeoutException e) {
            throw new HostException(TEXTS.text("connect.lookup", host.name(), host.address(), limit.toSeconds()), e);
        }
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.sshd.common.NamedResource;
import org.apache.sshd.common.config.keys.FilePasswordProvider;
import org.apache.sshd.common.session.SessionContext;
import org.apache.sshd.common.util.security.SecurityUtils;
import org.roundtrip.model.text.Texts;

/**
 * Reads the private key of a host's user before any connection is made. Later, a wrong pass phrase would look like a key
 * that the host does not accept.
 */
final class PrivateKeys {
    private static final Texts TEXTS = Texts.of(PrivateKeys.class);
    private static final int MOST_BYTES = 100_000;

    private PrivateKeys() {
    }

    /** Refuses a file that cannot be one of keys, without reading it. */
    static void require(Host host, Path file) throws HostException {
        try {
            if (!Files.isRegularFile(file) && Files.exists(file) || Files.size(file) > MOST_BYTES) {
                throw new HostException(TEXTS.text("key.none", file));
            }
        } catch (NoSuchFileException e) {
            throw new HostException(TEXTS.text("key.missing", file, host.name()), e);
        } catch (IOException e) {
            throw new HostException(TEXTS.text("key.denied", file), e);
        }
    }

    /** Reads the keys in a file, and asks for the pass phrase when it is encrypted. */
    static List<KeyPair> read(Host host, Path file, Questions questions) throws HostException {
        return read(file, new PassPhrase(host, file, questions));
    }

    private static List<KeyPair> read(Path file, PassPhrase passPhrase) throws HostException {
        try (InputStream in = Files.newInputStream(file)) {
            List<KeyPair> keys = new ArrayList<>();
            Iterable<KeyPair> found = SecurityUtils.loadKeyPairIdentities(null, NamedResource.ofName(file.toString()), in,
                    passPhrase);
            if (found != null) {
                found.forEach(keys::add);
            }
            if (keys.isEmpty()) {
                throw new HostException(TEXTS.text("key.none", file));
            }
            return keys;
        } catch (AccessDeniedException e) {
            throw new HostException(TEXTS.text("key.denied", file), e);
        } catch (IOException | GeneralSecurityException | RuntimeException e) {
            if (passPhrase.mayBeAskedAgain()) {
                return read(file, passPhrase);
            }
            throw new HostException(TEXTS.text(passPhrase.asked == 0 ? "key.none"
                    : passPhrase.refused && passPhrase.asked == 1 ? "key.locked" : "key.phrase", file), e);
        }
    }

    private static final class PassPhrase implements FilePasswordProvider {
        private final Host host;
        private final Path file;
        private final Questions questions;
        private int asked;
        private boolean refused;

        PassPhrase(Host host, Path file, Questions questions) {
            this.host = host;
            this.file = file;
            this.questions = questions;
        }

        /** Whether a wrong one was given, and not too often. */
        boolean mayBeAskedAgain() {
            return asked > 0 && asked < Questions.TIMES && !refused;
        }

        @Override
        public String getPassword(SessionContext none, NamedResource resource, int retry) {
            Optional<char[]> answer = questions.passPhrase(host, file, asked > 0);
            asked++;
            refused = answer.isEmpty();
            String text = answer.map(String::new).orElse(null);
            answer.ifPresent(secret -> Arrays.fill(secret, '\0'));
            return text;
        }
    }
}

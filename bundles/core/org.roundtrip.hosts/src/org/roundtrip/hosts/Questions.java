// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What only a person can answer while a connection is opened. The thread that opens it asks, and waits for the answer
 * without a limit. Nothing here keeps an answer, except that a trusted key is pinned.
 */
public interface Questions {
    /** How often a person is asked for the same secret before the log-in fails. */
    int TIMES = 3;
    /** Nobody is there to answer: no secret is known, and no new key is trusted. */
    Questions NONE = new Questions() {
        @Override
        public Optional<char[]> password(Host host, boolean again) {
            return Optional.empty();
        }

        @Override
        public Optional<char[]> passPhrase(Host host, Path keyFile, boolean again) {
            return Optional.empty();
        }

        @Override
        public boolean trust(Host host, String fingerprint) {
            return false;
        }
    };

    /**
     * Returns the password of the host's user; empty when the person gives none. The asker clears the array.
     *
     * @param again whether the host did not accept the one before
     */
    Optional<char[]> password(Host host, boolean again);

    /**
     * Returns the pass phrase of an encrypted private key; empty when the person gives none. The asker clears the array.
     *
     * @param again whether the one before was wrong
     */
    Optional<char[]> passPhrase(Host host, Path keyFile, boolean again);

    /**
     * Returns whether the host is the right one. It is asked when the host is seen for the first time.
     *
     * @param fingerprint of its key, such as {@code SHA256:...}, as {@code ssh-keygen -lf} prints it there
     */
    boolean trust(Host host, String fingerprint);
}

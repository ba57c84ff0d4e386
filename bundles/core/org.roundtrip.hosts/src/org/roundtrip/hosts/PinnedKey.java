// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import java.io.IOException;
import java.net.SocketAddress;
import java.security.GeneralSecurityException;
import java.security.PublicKey;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.apache.sshd.client.keyverifier.ServerKeyVerifier;
import org.apache.sshd.client.session.ClientSession;
import org.apache.sshd.common.NamedFactory;
import org.apache.sshd.common.config.keys.KeyUtils;
import org.apache.sshd.common.config.keys.PublicKeyEntry;
import org.apache.sshd.common.signature.Signature;
import org.roundtrip.model.text.Texts;

/**
 * Accepts only the key that is pinned for a host, and remembers the one that came instead. The library's own message is
 * the same for a new host and for one whose key has changed.
 */
final class PinnedKey implements ServerKeyVerifier {
    private static final Texts TEXTS = Texts.of(PinnedKey.class);
    private final Optional<PublicKey> pinned;
    private volatile PublicKey refused;

    /** @param line the pinned key as OpenSSH writes it; empty when the host was never seen */
    PinnedKey(Host host, Optional<String> line) throws HostException {
        try {
            this.pinned = line.isEmpty() ? Optional.empty()
                    : Optional.of(PublicKeyEntry.parsePublicKeyEntry(line.get()).resolvePublicKey(null, null, null));
        } catch (IOException | GeneralSecurityException | RuntimeException e) {
            throw new HostException(TEXTS.text("pin.damaged", host.name()), e);
        }
    }

    private PinnedKey(Optional<PublicKey> pinned) {
        this.pinned = pinned;
    }

    /** Returns the same pinned key for another connection. */
    PinnedKey again() {
        return new PinnedKey(pinned);
    }

    @Override
    public boolean verifyServerKey(ClientSession session, SocketAddress remote, PublicKey key) {
        boolean right = pinned.isPresent() && KeyUtils.compareKeys(pinned.get(), key);
        refused = right ? null : key;
        return right;
    }

    /** Whether the host was refused because it has not the pinned key, or because none is pinned. */
    boolean refused() {
        return refused != null;
    }

    /** The fingerprint of the key that was refused. */
    String seen() {
        return KeyUtils.getFingerPrint(refused);
    }

    /** The fingerprint of the pinned key. */
    String expected() {
        return KeyUtils.getFingerPrint(pinned.orElseThrow());
    }

    /** The key that was refused, as OpenSSH writes it. */
    String line() {
        return PublicKeyEntry.toString(refused);
    }

    /** Puts the kinds of the pinned key first, so that a host with several keys shows that one. */
    List<NamedFactory<Signature>> ordered(List<NamedFactory<Signature>> kinds) {
        if (pinned.isEmpty()) {
            return kinds;
        }
        List<String> same = KeyUtils.getAllEquivalentKeyTypes(KeyUtils.getKeyType(pinned.get())).stream().toList();
        return kinds.stream().sorted(Comparator.comparing(kind -> !same.contains(kind.getName()))).toList();
    }
}

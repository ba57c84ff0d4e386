// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.tls;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Makes keys from secrets: HKDF-Expand-Label of TLS 1.3 (RFC 8446, 7.1), and the PRF of TLS 1.2 (RFC 5246, 5). */
final class KeyDerivation {
    private KeyDerivation() {
    }

    /** For at most as many bytes as the hash has. */
    static byte[] expandLabel(String hash, byte[] secret, String label, int length) throws GeneralSecurityException {
        byte[] name = ("tls13 " + label).getBytes(StandardCharsets.US_ASCII);
        ByteBuffer info = ByteBuffer.allocate(name.length + 5).putShort((short) length).put((byte) name.length).put(name)
                .put((byte) 0).put((byte) 1);
        return Arrays.copyOf(mac(hash, secret).doFinal(info.array()), length);
    }

    static byte[] keyBlock(String hash, byte[] master, byte[] serverRandom, byte[] clientRandom, int length)
            throws GeneralSecurityException {
        ByteArrayOutputStream seed = new ByteArrayOutputStream();
        seed.writeBytes("key expansion".getBytes(StandardCharsets.US_ASCII));
        seed.writeBytes(serverRandom);
        seed.writeBytes(clientRandom);
        Mac mac = mac(hash, master);
        ByteArrayOutputStream block = new ByteArrayOutputStream();
        for (byte[] a = mac.doFinal(seed.toByteArray()); block.size() < length; a = mac.doFinal(a)) {
            mac.update(a);
            block.writeBytes(mac.doFinal(seed.toByteArray()));
        }
        return Arrays.copyOf(block.toByteArray(), length);
    }

    private static Mac mac(String hash, byte[] key) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("Hmac" + hash);
        mac.init(new SecretKeySpec(key, mac.getAlgorithm()));
        return mac;
    }
}

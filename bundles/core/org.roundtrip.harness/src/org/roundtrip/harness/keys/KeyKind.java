// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.keys;

import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;

/** The kinds of keys. Their certificates are signed with SHA-256. */
public enum KeyKind {
    /** An elliptic curve of 256 bits; ecdsa-with-SHA256, RFC 5758. */
    EC("EC", 256, "SHA256withECDSA", 0x30, 0x0a, 0x06, 0x08, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02),
    /** RSA of 2,048 bits, which can also encrypt; sha256WithRSAEncryption, RFC 4055. */
    RSA("RSA", 2048, "SHA256withRSA", 0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b, 0x05, 0x00);

    private final String algorithm, signature;
    private final int bits;
    private final byte[] identifier;

    KeyKind(String algorithm, int bits, String signature, int... identifier) {
        this.algorithm = algorithm;
        this.bits = bits;
        this.signature = signature;
        this.identifier = new byte[identifier.length];
        for (int i = 0; i < identifier.length; i++) {
            this.identifier[i] = (byte) identifier[i];
        }
    }

    /** Makes a pair of keys. */
    KeyPair pair() throws NoSuchAlgorithmException {
        KeyPairGenerator generator = KeyPairGenerator.getInstance(algorithm);
        generator.initialize(bits);
        return generator.generateKeyPair();
    }

    /** The name of the signature in Java. */
    String signature() {
        return signature;
    }

    /** The identifier of the signature in DER. */
    byte[] identifier() {
        return identifier.clone();
    }
}

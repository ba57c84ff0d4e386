// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.keys;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

/**
 * Makes a certificate that a key signs for itself (RFC 5280, written in DER). It is valid for a few days, for one
 * address. The JDK has no public class for this, and its program {@code keytool} takes a JVM for each key, which is too
 * slow for each fork.
 */
final class SelfSigned {
    private static final int SEQUENCE = 0x30, SET = 0x31, INTEGER = 0x02, BITS = 0x03, OCTETS = 0x04, UTF8 = 0x0c, TIME = 0x17,
            VERSION = 0xa0, EXTENSIONS = 0xa3, DNS = 0x82, IP = 0x87;
    private static final int LONG = 0x80, BYTE = 0xff, BYTE_BITS = 8, SERIAL_BITS = 64, DAYS = 7;
    private static final byte[] COMMON_NAME = {0x06, 0x03, 0x55, 0x04, 0x03};
    private static final byte[] SUBJECT_ALTERNATIVE_NAME = {0x06, 0x03, 0x55, 0x1d, 0x11};
    private static final DateTimeFormatter UTC = DateTimeFormatter.ofPattern("yyMMddHHmmss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private SelfSigned() {
    }

    /**
     * Makes it.
     *
     * @param kind of the key
     * @param key  the key
     * @param name of whom the key is
     * @param host a name or an address, at which newer Java runtimes expect its owner
     */
    static X509Certificate of(KeyKind kind, KeyPair key, String name, String host) throws Exception {
        byte[] owner = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, name.getBytes(StandardCharsets.UTF_8)))));
        Instant now = Instant.now();
        byte[] toBeSigned = der(SEQUENCE,
                der(VERSION, der(INTEGER, new byte[] {2})),
                der(INTEGER, new BigInteger(SERIAL_BITS, new SecureRandom()).toByteArray()),
                kind.identifier(),
                owner,
                der(SEQUENCE, time(now.minus(1, ChronoUnit.DAYS)), time(now.plus(DAYS, ChronoUnit.DAYS))),
                owner,
                key.getPublic().getEncoded(),
                der(EXTENSIONS, der(SEQUENCE, der(SEQUENCE, SUBJECT_ALTERNATIVE_NAME, der(OCTETS, names(host))))));
        byte[] certificate = der(SEQUENCE, toBeSigned, kind.identifier(), der(BITS, new byte[] {0}, signature(kind, key, toBeSigned)));
        return (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(certificate));
    }

    private static byte[] names(String host) throws Exception {
        InetAddress address = InetAddress.getByName(host);
        byte[] ip = der(IP, address.getAddress());
        return address.getHostAddress().equals(host) ? der(SEQUENCE, ip)
                : der(SEQUENCE, ip, der(DNS, host.getBytes(StandardCharsets.US_ASCII)));
    }

    private static byte[] time(Instant instant) {
        return der(TIME, UTC.format(instant).getBytes(StandardCharsets.US_ASCII));
    }

    private static byte[] signature(KeyKind kind, KeyPair key, byte[] bytes) throws GeneralSecurityException {
        Signature signature = Signature.getInstance(kind.signature());
        signature.initSign(key.getPrivate());
        signature.update(bytes);
        return signature.sign();
    }

    /** Writes a tag, the length of all contents together, and the contents. */
    private static byte[] der(int tag, byte[]... contents) {
        int length = 0;
        for (byte[] content : contents) {
            length += content.length;
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(tag);
        if (length < LONG) {
            out.write(length);
        } else {
            byte[] digits = length <= BYTE ? new byte[] {(byte) length} : new byte[] {(byte) (length >> BYTE_BITS), (byte) length};
            out.write(LONG + digits.length);
            out.write(digits, 0, digits.length);
        }
        for (byte[] content : contents) {
            out.write(content, 0, content.length);
        }
        return out.toByteArray();
    }
}

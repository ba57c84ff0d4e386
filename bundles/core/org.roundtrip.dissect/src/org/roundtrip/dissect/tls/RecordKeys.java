// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.tls;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.roundtrip.dissect.Side;
import org.roundtrip.dissect.keys.TlsSession;

/**
 * Opens the records that one side of a connection sends after the handshake. A record is opened only when its checksum is
 * right, so trying tells whether the keys are those of the connection, and which number a record has. For one thread.
 */
final class RecordKeys {
    /** So many records may have been sent before the first one that was captured. */
    private static final long MOST_QUICK = 1 << 22, MOST_SLOW = 1 << 18, MOST_UNNUMBERED = 1 << 10;
    private static final int BATCH = 1 << 12, BLOCK = 16, TAG = 16, TAG_BITS = 128, NONCE = 12, SALT = 4, NUMBER = 8, HEADER = 5;
    /** GCM enciphers a record's first block with this counter. */
    private static final int FIRST_COUNTER = 2;

    private final Suite suite;
    private final boolean newest;
    private final SecretKeySpec key;
    private final byte[] iv;
    private final SecretKeySpec macKey;
    private final long records;

    private RecordKeys(Suite suite, boolean newest, byte[] key, byte[] iv, byte[] macKey, long records) {
        this.records = records;
        this.suite = suite;
        this.newest = newest;
        this.key = new SecretKeySpec(key, suite.mode() == Suite.Mode.CHACHA ? "ChaCha20" : "AES");
        this.iv = iv;
        this.macKey = macKey.length == 0 ? null : new SecretKeySpec(macKey, suite.mac());
    }

    /** An opened record. @param from place of the content in the record's body @param type of the content */
    record Opened(byte[] content, int from, int type) {
    }

    /** Returns the keys of a side; empty when the suite is not known here. */
    static Optional<RecordKeys> of(TlsSession session, Side side) {
        try {
            Optional<Suite> known = Suite.of(session.suite());
            return known.isEmpty() ? Optional.empty() : Optional.of(of(known.get(), session, side));
        } catch (GeneralSecurityException e) {
            return Optional.empty();
        }
    }

    private static RecordKeys of(Suite suite, TlsSession session, Side side) throws GeneralSecurityException {
        long records = side == Side.CLIENT ? session.clientRecords() : session.serverRecords();
        if (session.master() == null) {
            byte[] secret = side == Side.CLIENT ? session.client() : session.server();
            return new RecordKeys(suite, true, KeyDerivation.expandLabel(suite.hash(), secret, "key", suite.keyBytes()),
                    KeyDerivation.expandLabel(suite.hash(), secret, "iv", NONCE), new byte[0], records);
        }
        int mac = suite.mac().isEmpty() ? 0 : Mac.getInstance(suite.mac()).getMacLength();
        int salt = suite.mode() == Suite.Mode.GCM ? SALT : suite.mode() == Suite.Mode.CHACHA ? NONCE : 0;
        byte[] block = KeyDerivation.keyBlock(suite.hash(), session.master(), session.serverRandom(),
                HexFormat.of().parseHex(session.clientRandom()), 2 * (mac + suite.keyBytes() + salt));
        int own = side == Side.CLIENT ? 0 : 1;
        int keys = 2 * mac;
        int salts = keys + 2 * suite.keyBytes();
        return new RecordKeys(suite, false, part(block, keys, suite.keyBytes(), own), part(block, salts, salt, own),
                part(block, 0, mac, own), records);
    }

    private static byte[] part(byte[] block, int from, int length, int number) {
        return Arrays.copyOfRange(block, from + number * length, from + (number + 1) * length);
    }

    /**
     * Finds the number of a record.
     *
     * @param record with its head
     * @param from   the first number that is tried
     * @param most   so many are tried, but no more than is quick, and none that the side has not reached
     * @return -1 when it has none of them
     */
    long find(byte[] record, long from, long most) {
        long to = Math.min(records, from + most);
        if (!newest && suite.mode() == Suite.Mode.GCM) {
            // Java writes the number into the record; OpenSSL counts from any number there.
            long number = record.length < HEADER + NUMBER ? -1 : ByteBuffer.wrap(record, HEADER, NUMBER).getLong();
            if (open(record, number).isPresent()) {
                return number;
            }
            to = Math.min(to, from + MOST_UNNUMBERED);
        } else if (suite.mode() == Suite.Mode.GCM && record.length > HEADER + TAG) {
            return likely(record, Math.max(from, to - MOST_QUICK), to);
        }
        for (long number = Math.max(from, to - MOST_SLOW); number < to; number++) {
            if (open(record, number).isPresent()) {
                return number;
            }
        }
        return -1;
    }

    /**
     * The last byte is the type of the content, or padding, with which Java fills records. Only numbers with which it would be
     * one of these are tried, one in a hundred.
     */
    private long likely(byte[] record, long from, long to) {
        try {
            Cipher block = Cipher.getInstance("AES/ECB/NoPadding");
            block.init(Cipher.ENCRYPT_MODE, key);
            int last = record.length - HEADER - TAG - 1;
            byte[] counters = new byte[(int) Math.clamp(to - from, 0, BATCH) * BLOCK];
            for (long first = from; first < to; first += BATCH) {
                ByteBuffer out = ByteBuffer.wrap(counters);
                for (int i = 0; out.hasRemaining(); i++) {
                    out.put(nonce(first + i)).putInt(FIRST_COUNTER + last / BLOCK);
                }
                byte[] stream = block.doFinal(counters);
                for (int i = 0; i < stream.length / BLOCK; i++) {
                    int type = (stream[i * BLOCK + last % BLOCK] ^ record[HEADER + last]) & 0xFF;
                    if ((type == 0 || type == TlsDissector.DATA) && open(record, first + i).isPresent()) {
                        return first + i;
                    }
                }
            }
            return -1;
        } catch (GeneralSecurityException e) {
            return -1;
        }
    }

    /** Opens a record. @param number how many this side has sent before with these keys @return empty when its checksum is wrong */
    Optional<Opened> open(byte[] record, long number) {
        try {
            return suite.mode() == Suite.Mode.CBC ? chained(record, number) : newest ? typed(record, number) : numbered(record, number);
        } catch (GeneralSecurityException | IllegalArgumentException | IndexOutOfBoundsException e) {
            return Optional.empty();
        }
    }

    /** TLS 1.3: the type follows the content, and zeros may follow the type. */
    private Optional<Opened> typed(byte[] record, long number) throws GeneralSecurityException {
        byte[] plain = authenticated(nonce(number), Arrays.copyOf(record, HEADER), record, HEADER);
        int type = plain.length - 1;
        while (plain[type] == 0) {
            type--;
        }
        return Optional.of(new Opened(Arrays.copyOf(plain, type), 0, plain[type] & 0xFF));
    }

    /** TLS 1.2: a part of the nonce is before the content in GCM. */
    private Optional<Opened> numbered(byte[] record, long number) throws GeneralSecurityException {
        int explicit = suite.mode() == Suite.Mode.GCM ? NUMBER : 0;
        byte[] nonce = explicit == 0 ? nonce(number)
                : ByteBuffer.allocate(NONCE).put(iv).put(record, HEADER, NUMBER).array();
        int length = record.length - HEADER - explicit - TAG;
        return Optional.of(new Opened(authenticated(nonce, head(record, number, length), record, HEADER + explicit), explicit,
                record[0]));
    }

    /** TLS 1.2 with a checksum of its own, after which comes padding (RFC 5246, 6.2.3.2). */
    private Optional<Opened> chained(byte[] record, long number) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance("AES/CBC/NoPadding");
        cipher.init(Cipher.DECRYPT_MODE, key, new IvParameterSpec(record, HEADER, BLOCK));
        byte[] plain = cipher.doFinal(record, HEADER + BLOCK, record.length - HEADER - BLOCK);
        Mac mac = Mac.getInstance(suite.mac());
        int length = plain.length - 1 - (plain[plain.length - 1] & 0xFF) - mac.getMacLength();
        byte[] content = Arrays.copyOf(plain, length);
        mac.init(macKey);
        mac.update(head(record, number, length));
        boolean right = Arrays.equals(mac.doFinal(content), Arrays.copyOfRange(plain, length, length + mac.getMacLength()));
        return right ? Optional.of(new Opened(content, BLOCK, record[0])) : Optional.empty();
    }

    private byte[] authenticated(byte[] nonce, byte[] head, byte[] record, int from) throws GeneralSecurityException {
        boolean gcm = suite.mode() == Suite.Mode.GCM;
        Cipher cipher = Cipher.getInstance(gcm ? "AES/GCM/NoPadding" : "ChaCha20-Poly1305");
        cipher.init(Cipher.DECRYPT_MODE, key, gcm ? new GCMParameterSpec(TAG_BITS, nonce) : new IvParameterSpec(nonce));
        cipher.updateAAD(head);
        return cipher.doFinal(record, from, record.length - from);
    }

    private byte[] nonce(long number) {
        byte[] nonce = iv.clone();
        for (int i = 0; i < NUMBER; i++) {
            nonce[NONCE - 1 - i] ^= (byte) (number >>> NUMBER * i);
        }
        return nonce;
    }

    private static byte[] head(byte[] record, long number, int length) {
        return ByteBuffer.allocate(NUMBER + HEADER).putLong(number).put(record, 0, 3).putShort((short) length).array();
    }
}

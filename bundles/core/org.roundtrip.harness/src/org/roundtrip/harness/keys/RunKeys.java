// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.keys;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyStore;
import java.security.SecureRandom;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/**
 * The keys of one run, in the folder for its secrets. Each side has a key store and a trust store, with one password.
 * Each side trusts the certificate of the other side and no other. Its key store has that one as well, for middlewares that
 * encrypt for the other side.
 */
public final class RunKeys {
    /** A side. */
    public static final String SERVER = "server", CLIENT = "client";
    /** The type of all stores. */
    public static final String TYPE = "PKCS12";
    private static final String PASSWORD = "password", TRUST = "-trust";
    private static final int PASSWORD_BITS = 128;

    private final Path folder;
    private final char[] password;

    private RunKeys(Path folder) throws IOException {
        this.folder = folder;
        password = new String(Files.readAllBytes(folder.resolve(PASSWORD)), StandardCharsets.US_ASCII).trim().toCharArray();
    }

    /** Reads the keys that were made in a folder. */
    public static RunKeys in(Path folder) throws IOException {
        return new RunKeys(folder);
    }

    /**
     * Makes the keys, unless they are there.
     *
     * @param folder only the user may enter it
     * @param kind   of the keys
     * @param host   the address of the server, which newer Java runtimes look for in its certificate
     */
    public static RunKeys make(Path folder, KeyKind kind, String host) throws Exception {
        if (Files.exists(folder.resolve(PASSWORD))) {
            return in(folder);
        }
        Files.write(folder.resolve(PASSWORD),
                new BigInteger(PASSWORD_BITS, new SecureRandom()).toString(Character.MAX_RADIX).concat("secret\n")
                        .getBytes(StandardCharsets.US_ASCII));
        RunKeys keys = in(folder);
        KeyPair ofServer = kind.pair(), ofClient = kind.pair();
        X509Certificate server = SelfSigned.of(kind, ofServer, "roundtrip " + SERVER, host), client = SelfSigned.of(kind, ofClient, "roundtrip " + CLIENT, host);
        keys.keep(SERVER, ofServer, server, CLIENT, client);
        keys.keep(CLIENT, ofClient, client, SERVER, server);
        return keys;
    }

    /** Returns a context with the key and the trust of a side. */
    public SSLContext context(String side) throws IOException, GeneralSecurityException {
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(key(side).getKeyManagers(), trusted(side).getTrustManagers(), null);
        return context;
    }

    /** Returns what shows the certificate of a side. */
    public KeyManagerFactory key(String side) throws IOException, GeneralSecurityException {
        KeyManagerFactory key = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        key.init(read(side), password);
        return key;
    }

    /** Returns what accepts the certificate that a side trusts. */
    public TrustManagerFactory trusted(String side) throws IOException, GeneralSecurityException {
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(read(side + TRUST));
        return trust;
    }

    /** The file with the key of a side and the certificate of the other. Each has the name of its side. */
    public Path store(String side) {
        return file(side);
    }

    /** The file with the certificate of the other side, which a side trusts. */
    public Path trust(String side) {
        return file(side + TRUST);
    }

    /** The password of all stores and keys. */
    public String password() {
        return new String(password);
    }

    /** Makes the stores of a side. */
    private void keep(String side, KeyPair key, X509Certificate own, String otherSide, X509Certificate other)
            throws IOException, GeneralSecurityException {
        KeyStore keys = empty();
        keys.setKeyEntry(side, key.getPrivate(), password, new Certificate[] {own});
        keys.setCertificateEntry(otherSide, other);
        write(keys, side);
        KeyStore trust = empty();
        trust.setCertificateEntry(otherSide, other);
        write(trust, side + TRUST);
    }

    private static KeyStore empty() throws IOException, GeneralSecurityException {
        KeyStore store = KeyStore.getInstance(TYPE);
        store.load(null, null);
        return store;
    }

    private void write(KeyStore store, String name) throws IOException, GeneralSecurityException {
        try (OutputStream out = Files.newOutputStream(file(name))) {
            store.store(out, password);
        }
    }

    private KeyStore read(String name) throws IOException, GeneralSecurityException {
        KeyStore store = KeyStore.getInstance(TYPE);
        try (InputStream in = Files.newInputStream(file(name))) {
            store.load(in, password);
        }
        return store;
    }

    private Path file(String name) {
        return folder.resolve(name + ".p12");
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime.keys;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.KeyStore;
import java.security.SecureRandom;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/**
 * The keys of one run, in the folder for its secrets. Each side has a key store and a trust store, with one password.
 * Each side trusts the certificate of the other side and no other.
 */
public final class RunKeys {
    /** A side. */
    public static final String SERVER = "server", CLIENT = "client";
    private static final String PASSWORD = "password", TYPE = "PKCS12";
    private static final int PASSWORD_BITS = 128, KEY_BITS = 256;

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
     * @param host   the address of the server, which newer Java runtimes look for in its certificate
     */
    public static RunKeys make(Path folder, String host) throws Exception {
        if (Files.exists(folder.resolve(PASSWORD))) {
            return in(folder);
        }
        Files.write(folder.resolve(PASSWORD),
                new BigInteger(PASSWORD_BITS, new SecureRandom()).toString(Character.MAX_RADIX).concat("secret\n")
                        .getBytes(StandardCharsets.US_ASCII));
        RunKeys keys = in(folder);
        X509Certificate ofServer = keys.key(SERVER, host);
        X509Certificate ofClient = keys.key(CLIENT, host);
        keys.trust(SERVER, ofClient);
        keys.trust(CLIENT, ofServer);
        return keys;
    }

    /** Returns a context with the key and the trust of a side. */
    public SSLContext context(String side) throws IOException, GeneralSecurityException {
        KeyManagerFactory key = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        key.init(read(side), password);
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(read(side + "-trust"));
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(key.getKeyManagers(), trust.getTrustManagers(), null);
        return context;
    }

    /** Makes the key store of a side. @return the certificate of its key */
    private X509Certificate key(String side, String host) throws Exception {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
        generator.initialize(KEY_BITS);
        KeyPair pair = generator.generateKeyPair();
        X509Certificate certificate = SelfSigned.of(pair, "roundtrip " + side, host);
        KeyStore store = empty();
        store.setKeyEntry(side, pair.getPrivate(), password, new Certificate[] {certificate});
        write(store, side);
        return certificate;
    }

    /** Makes the trust store of a side. */
    private void trust(String side, X509Certificate other) throws IOException, GeneralSecurityException {
        KeyStore store = empty();
        store.setCertificateEntry("other", other);
        write(store, side + "-trust");
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

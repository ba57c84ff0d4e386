// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.trial;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.SecureRandom;
import java.util.HexFormat;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** A key store in the trust folder of a fork, made at run time by the JDK's keytool, and its password beside it. */
final class KeyStores {
    private static final String STORE = "keys.p12";
    private static final String PASSWORD = "password";

    private KeyStores() {
    }

    /** Makes a new key and a certificate that it has signed itself. */
    static void make(Path trust) throws IOException, InterruptedException {
        Files.writeString(trust.resolve(PASSWORD), HexFormat.of().formatHex(new SecureRandom().generateSeed(16)));
        int status = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "keytool").toString(), "-J-XX:TieredStopAtLevel=1",
                "-J-XX:+UseSerialGC", "-genkeypair", "-alias", "trial", "-keyalg", "EC", "-groupname", "secp256r1", "-dname", "CN=127.0.0.1", "-storetype", "PKCS12",
                "-keystore", trust.resolve(STORE).toString(), "-storepass:file", trust.resolve(PASSWORD).toString())
                .redirectOutput(Redirect.DISCARD).redirectError(Redirect.DISCARD).start().waitFor();
        if (status != 0) {
            throw new IOException("keytool ended with status " + status);
        }
    }

    /** A context that shows the certificate of the trust folder and trusts no other. */
    static SSLContext context(Path trust) throws Exception {
        char[] password = Files.readString(trust.resolve(PASSWORD)).toCharArray();
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(trust.resolve(STORE))) {
            keys.load(in, password);
        }
        KeyManagerFactory own = KeyManagerFactory.getInstance("PKIX");
        own.init(keys, password);
        KeyStore known = KeyStore.getInstance("PKCS12");
        known.load(null, null);
        known.setCertificateEntry("trial", keys.getCertificate("trial"));
        TrustManagerFactory others = TrustManagerFactory.getInstance("PKIX");
        others.init(known);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(own.getKeyManagers(), others.getTrustManagers(), null);
        return context;
    }
}

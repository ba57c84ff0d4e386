// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tomcat.runtime;

import java.math.BigInteger;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.net.ssl.KeyManager;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLServerSocketFactory;
import javax.net.ssl.SSLSessionContext;
import javax.net.ssl.TrustManager;
import org.apache.tomcat.util.net.SSLContext;
import org.roundtrip.harness.keys.SessionSecrets;

/**
 * A context of TLS that knows the engines of its connections, and so their secrets. Tomcat does not show the hellos of a connection. So
 * each is named by a number of its own, which is enough from TLS 1.3 on. Any thread.
 */
final class ReadableTls implements SSLContext {
    private static final int BITS = 256, DIGITS = 16;
    /** More connections than a capture has. Those that are closed are kept too, because their packets may have been captured. */
    private static final int MOST = 500;
    private final javax.net.ssl.SSLContext context;
    private final SecureRandom random = new SecureRandom();
    private final Map<SSLEngine, String> engines = Collections.synchronizedMap(new LinkedHashMap<SSLEngine, String>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<SSLEngine, String> eldest) {
            return size() > MOST;
        }
    });

    ReadableTls(javax.net.ssl.SSLContext context) {
        this.context = context;
    }

    /** Returns the key log of the last connections. */
    List<String> secrets() {
        List<String> lines = new ArrayList<>();
        engines.forEach((engine, name) -> lines.addAll(SessionSecrets.of(engine, name, name)));
        return lines;
    }

    @Override
    public SSLEngine createSSLEngine() {
        SSLEngine engine = context.createSSLEngine();
        StringBuilder name = new StringBuilder(new BigInteger(BITS, random).toString(DIGITS));
        while (name.length() * 4 < BITS) {
            name.insert(0, '0');
        }
        engines.put(engine, name.toString());
        return engine;
    }

    @Override
    public void init(KeyManager[] keys, TrustManager[] trusted, SecureRandom source) {
        // It is complete.
    }

    @Override
    public void destroy() {
        engines.clear();
    }

    @Override
    public SSLSessionContext getServerSessionContext() {
        return context.getServerSessionContext();
    }

    @Override
    public SSLServerSocketFactory getServerSocketFactory() {
        return context.getServerSocketFactory();
    }

    @Override
    public SSLParameters getSupportedSSLParameters() {
        return context.getSupportedSSLParameters();
    }

    @Override
    public X509Certificate[] getCertificateChain(String alias) {
        return null;
    }

    @Override
    public X509Certificate[] getAcceptedIssuers() {
        return null;
    }
}

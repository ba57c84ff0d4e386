// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.cxf.runtime;

import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import javax.security.auth.callback.Callback;
import javax.security.auth.callback.CallbackHandler;
import org.apache.cxf.interceptor.InterceptorProvider;
import org.apache.cxf.ws.security.wss4j.WSS4JInInterceptor;
import org.apache.cxf.ws.security.wss4j.WSS4JOutInterceptor;
import org.apache.wss4j.common.ConfigurationConstants;
import org.apache.wss4j.common.WSS4JConstants;
import org.apache.wss4j.common.crypto.Merlin;
import org.apache.wss4j.common.ext.WSPasswordCallback;
import org.roundtrip.harness.keys.RunKeys;

/** What WSS4J adds to the messages of both sides, and demands of those that come. */
final class WsSecurity {
    /** Names of options. */
    static final String PROTECTION = "protection", ALGORITHM = "algorithm";
    private static final String KEYS = "roundtrip.keys";

    private WsSecurity() {
    }

    /**
     * Adds the interceptors.
     *
     * @param endpoint of the server, or a client
     * @param own      the side of the endpoint
     * @param other    the side that it calls, or that calls it
     */
    static void protect(InterceptorProvider endpoint, Map<String, String> options, RunKeys keys, String own, String other) {
        Map<String, Object> properties = new HashMap<>();
        properties.put(ConfigurationConstants.ACTION, action(options.get(PROTECTION)));
        properties.put(ConfigurationConstants.USER, own);
        properties.put(ConfigurationConstants.ENCRYPTION_USER, other);
        properties.put(ConfigurationConstants.PW_CALLBACK_REF, passwords(keys.password()));
        properties.put(KEYS, store(keys, own));
        for (String uses : new String[] {ConfigurationConstants.SIG_PROP_REF_ID, ConfigurationConstants.SIG_VER_PROP_REF_ID,
            ConfigurationConstants.ENC_PROP_REF_ID, ConfigurationConstants.DEC_PROP_REF_ID}) {
            properties.put(uses, KEYS);
        }
        properties.put(ConfigurationConstants.SIG_KEY_ID, "DirectReference");
        properties.put(ConfigurationConstants.ENC_KEY_ID, "IssuerSerial");
        properties.put(ConfigurationConstants.ENC_SYM_ALGO, algorithm(options.get(ALGORITHM)));
        properties.put(ConfigurationConstants.ENC_KEY_TRANSPORT, WSS4JConstants.KEYTRANSPORT_RSAOAEP);
        WSS4JOutInterceptor out = new WSS4JOutInterceptor(properties);
        endpoint.getOutInterceptors().add(out);
        endpoint.getOutFaultInterceptors().add(out);
        WSS4JInInterceptor in = new WSS4JInInterceptor(properties);
        endpoint.getInInterceptors().add(in);
        endpoint.getInFaultInterceptors().add(in);
    }

    /** Returns the actions of WSS4J, separated by blanks. */
    private static String action(String protection) {
        return protection.replace(" and ", " ").replace("timestamp", ConfigurationConstants.TIMESTAMP)
                .replace("signature", ConfigurationConstants.SIGNATURE).replace("encryption", ConfigurationConstants.ENCRYPTION);
    }

    private static String algorithm(String name) {
        switch (name) {
            case "aes256":
                return WSS4JConstants.AES_256;
            case "3des":
                return WSS4JConstants.TRIPLE_DES;
            default:
                return WSS4JConstants.AES_128;
        }
    }

    private static Properties store(RunKeys keys, String side) {
        Properties store = new Properties();
        store.put("org.apache.wss4j.crypto.provider", Merlin.class.getName());
        store.put("org.apache.wss4j.crypto.merlin.keystore.type", RunKeys.TYPE);
        store.put("org.apache.wss4j.crypto.merlin.keystore.password", keys.password());
        store.put("org.apache.wss4j.crypto.merlin.keystore.file", keys.store(side).toString());
        return store;
    }

    private static CallbackHandler passwords(String password) {
        return callbacks -> {
            for (Callback callback : callbacks) {
                ((WSPasswordCallback) callback).setPassword(password);
            }
        };
    }
}

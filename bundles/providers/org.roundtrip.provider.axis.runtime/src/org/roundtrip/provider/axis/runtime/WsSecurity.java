// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis.runtime;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;
import javax.security.auth.callback.Callback;
import javax.security.auth.callback.CallbackHandler;
import org.apache.axis.AxisEngine;
import org.apache.axis.configuration.SimpleProvider;
import org.apache.ws.axis.security.WSDoAllReceiver;
import org.apache.ws.axis.security.WSDoAllSender;
import org.apache.ws.security.WSConstants;
import org.apache.ws.security.WSPasswordCallback;
import org.apache.ws.security.components.crypto.Merlin;
import org.apache.ws.security.handler.WSHandlerConstants;
import org.roundtrip.harness.keys.RunKeys;

/** What WSS4J's handlers do to the messages of both sides. They look for it among the properties of a message. */
final class WsSecurity {
    /** Names of options. */
    static final String PROTECTION = "protection", ALGORITHM = "algorithm";
    /** WSS4J's handlers of incoming and of outgoing messages. */
    static final String RECEIVER = "org.apache.ws.axis.security.WSDoAllReceiver", SENDER = "org.apache.ws.axis.security.WSDoAllSender";
    private static final String KEYS = "roundtrip.keys";

    private WsSecurity() {
    }

    /** Gives all messages of a client these handlers. */
    static void handle(SimpleProvider client) {
        client.setGlobalRequest(new WSDoAllSender());
        client.setGlobalResponse(new WSDoAllReceiver());
    }

    /**
     * Returns the properties.
     *
     * @param own   the side whose properties they are
     * @param other the side that it calls, or that calls it
     */
    static Map<String, Object> properties(Map<String, String> options, RunKeys keys, String own, String other) {
        Map<String, Object> properties = new LinkedHashMap<>();
        // A part of a body that stands behind it would not be signed.
        properties.put(AxisEngine.PROP_DOMULTIREFS, Boolean.FALSE);
        properties.put(WSHandlerConstants.ACTION, action(options.get(PROTECTION)));
        properties.put(WSHandlerConstants.USER, own);
        properties.put(WSHandlerConstants.ENCRYPTION_USER, other);
        properties.put(WSHandlerConstants.PW_CALLBACK_REF, passwords(keys.password()));
        properties.put(KEYS, store(keys, own));
        for (String uses : new String[] {WSHandlerConstants.SIG_PROP_REF_ID, WSHandlerConstants.ENC_PROP_REF_ID, WSHandlerConstants.DEC_PROP_REF_ID}) {
            properties.put(uses, KEYS);
        }
        properties.put(WSHandlerConstants.SIG_KEY_ID, "DirectReference");
        properties.put(WSHandlerConstants.ENC_KEY_ID, "IssuerSerial");
        properties.put(WSHandlerConstants.ENC_SYM_ALGO, algorithm(options.get(ALGORITHM)));
        properties.put(WSHandlerConstants.ENC_KEY_TRANSPORT, WSConstants.KEYTRANSPORT_RSAOEP);
        return properties;
    }

    /** Returns the actions of WSS4J, separated by blanks. */
    private static String action(String protection) {
        return protection.replace(" and ", " ").replace("timestamp", WSHandlerConstants.TIMESTAMP).replace("signature", WSHandlerConstants.SIGNATURE)
                .replace("encryption", WSHandlerConstants.ENCRYPT);
    }

    private static String algorithm(String name) {
        switch (name) {
            case "aes256":
                return WSConstants.AES_256;
            case "3des":
                return WSConstants.TRIPLE_DES;
            default:
                return WSConstants.AES_128;
        }
    }

    private static Properties store(RunKeys keys, String side) {
        Properties store = new Properties();
        store.put("org.apache.ws.security.crypto.provider", Merlin.class.getName());
        store.put("org.apache.ws.security.crypto.merlin.keystore.type", RunKeys.TYPE);
        store.put("org.apache.ws.security.crypto.merlin.keystore.password", keys.password());
        store.put("org.apache.ws.security.crypto.merlin.file", keys.store(side).toString());
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

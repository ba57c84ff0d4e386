// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.roundtrip.model.Contract;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Refusal;
import org.roundtrip.provider.rmi.runtime.SslClient;
import org.roundtrip.provider.rmi.runtime.SslOptions;
import org.roundtrip.provider.rmi.runtime.SslServer;

/**
 * Java RMI over TLS, with keys on both sides that are made for each fork. Registry and servant speak TLS.
 *
 * <p>Defaults: {@code agreed}, what two Java runtimes agree on by themselves. Suites are those of all versions of TLS that
 * current runtimes speak without being told to: the two usual ones of TLS 1.3, one of TLS 1.2 of the same kind, and one with
 * CBC and HMAC, the way of ciphering at the time of the studies.
 */
public final class SslProvider extends JrmpProvider {
    private static final String NEWEST = "TLSv1.3", OLDER = "TLSv1.2";
    /** Suites of TLS 1.3 do not name how keys are exchanged. */
    private static final String OF_OLDER = "_WITH_";

    /** Created by declarative services. */
    public SslProvider() {
        super(SslServer.class, SslClient.class,
                Option.choice(SslOptions.PROTOCOL, TEXTS.text("protocol.label"), TEXTS.text("protocol.help"),
                        SslOptions.AGREED, NEWEST, OLDER),
                Option.choice(SslOptions.SUITE, TEXTS.text("suite.label"), TEXTS.text("suite.help"), SslOptions.AGREED,
                        "TLS_AES_128_GCM_SHA256", "TLS_CHACHA20_POLY1305_SHA256", "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256",
                        "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256"));
    }

    /** The server reads the secrets of its connections, so that their packets can be read later. */
    @Override
    List<String> serverFlags() {
        return List.of("--add-opens=java.base/sun.security.ssl=ALL-UNNAMED");
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> chosen) {
        List<Refusal> refusals = new ArrayList<>(super.refusals(contract, chosen));
        String protocol = chosen.get(SslOptions.PROTOCOL);
        String suite = chosen.get(SslOptions.SUITE);
        boolean possible = protocol.equals(SslOptions.AGREED) || suite.equals(SslOptions.AGREED)
                || suite.contains(OF_OLDER) == protocol.equals(OLDER);
        if (!possible) {
            contract.operations().forEach(operation ->
                    refusals.add(new Refusal(operation.name(), TEXTS.text("suite.protocol", protocol, suite))));
        }
        return refusals;
    }
}

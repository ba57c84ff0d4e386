// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.trial;

import java.net.Socket;
import org.roundtrip.harness.ClientSetting;

/** A client over TLS. Server and client know each other by the one certificate that the server side made for the run. */
public final class TlsClient extends TrialClient {

    @Override
    Socket connect(ClientSetting setting, String host, int port) throws Exception {
        return KeyStores.context(setting.trust()).getSocketFactory().createSocket(host, port);
    }
}

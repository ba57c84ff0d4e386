// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.trial;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.attribute.PosixFilePermissions;
import javax.net.ssl.SSLServerSocket;
import org.roundtrip.harness.ServerSetting;

/** A server over TLS. It makes its key when it starts, unless a container of its server side has made one. */
public final class TlsServer extends TrialServer {

    @Override
    ServerSocket listen(ServerSetting setting) throws Exception {
        String rights = PosixFilePermissions.toString(Files.getPosixFilePermissions(setting.trust()));
        if (!rights.equals("rwx------")) {
            throw new IllegalStateException("others may enter the trust folder: " + rights);
        }
        if (setting.links().isEmpty()) {
            KeyStores.make(setting.trust());
        }
        SSLServerSocket listening = (SSLServerSocket) KeyStores.context(setting.trust()).getServerSocketFactory()
                .createServerSocket(setting.port(), 50, InetAddress.getByName(setting.host()));
        listening.setNeedClientAuth(true);
        return listening;
    }
}

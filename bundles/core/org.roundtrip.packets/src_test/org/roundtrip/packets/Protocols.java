// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.util.List;
import org.roundtrip.dissect.Dissector;
import org.roundtrip.dissect.Dissectors;

/** The dissectors as they are registered in the product, without a framework. */
public final class Protocols {
    private static final List<String> NAMES = List.of("giop.Giop", "http.Http", "http2.Http2", "jrmp.Jrmp", "socket.Socket",
            "tls.Tls", "websocket.WebSocket");
    /** Without a contract, raw TCP is not recognised. */
    private static final int RAW_PORT = 50_000;

    private Protocols() {
    }

    public static Dissectors all() {
        Dissectors all = new Dissectors();
        for (String name : NAMES) {
            try {
                all.add((Dissector) Class.forName("org.roundtrip.dissect." + name + "Dissector").getConstructor()
                        .newInstance());
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
        }
        all.decodeAs(RAW_PORT, "socket");
        return all;
    }
}

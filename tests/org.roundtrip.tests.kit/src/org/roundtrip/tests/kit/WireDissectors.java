// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.util.List;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.osgi.util.tracker.ServiceTracker;
import org.roundtrip.dissect.BodyDissector;
import org.roundtrip.dissect.Dissector;
import org.roundtrip.dissect.Dissectors;

/** The dissectors: the framework's service, or, in plain Java, those of the protocols that are looked at here. */
final class WireDissectors {
    private static final List<String> PLAIN = List.of("org.roundtrip.dissect.jrmp.JrmpDissector",
            "org.roundtrip.dissect.giop.GiopDissector", "org.roundtrip.dissect.ice.IceDissector", "org.roundtrip.dissect.http.HttpDissector",
            "org.roundtrip.dissect.http2.Http2Dissector", "org.roundtrip.dissect.socket.SocketDissector",
            "org.roundtrip.dissect.tls.TlsDissector", "org.roundtrip.dissect.rmip.RmipDissector");
    private static final List<String> PLAIN_BODIES = List.of("org.roundtrip.dissect.grpc.GrpcDissector",
            "org.roundtrip.dissect.soap.SoapDissector",
            "org.roundtrip.dissect.jrmp.JrmpBodyDissector");
    private static final long PATIENCE_MILLIS = 20_000;

    private WireDissectors() {
    }

    static Dissectors all() throws Exception {
        Bundle kit = FrameworkUtil.getBundle(WireDissectors.class);
        if (kit == null) {
            Dissectors dissectors = new Dissectors();
            for (String name : PLAIN) {
                dissectors.add((Dissector) Class.forName(name).getConstructor().newInstance());
            }
            for (String name : PLAIN_BODIES) {
                dissectors.addBody((BodyDissector) Class.forName(name).getConstructor().newInstance());
            }
            return dissectors;
        }
        ServiceTracker<Dissectors, Dissectors> tracker =
                new ServiceTracker<>(kit.getBundleContext(), Dissectors.class, null);
        tracker.open();
        try {
            return tracker.waitForService(PATIENCE_MILLIS);
        } finally {
            tracker.close();
        }
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package generated;

import com.zeroc.Ice.Communicator;
import com.zeroc.Ice.ObjectAdapter;
import com.zeroc.Ice.ObjectPrx;
import com.zeroc.Ice.TCPEndpointInfo;
import com.zeroc.Ice.Util;
import java.util.Map;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;

/** Serves the contract at one TCP endpoint. Its address is the servant's proxy as a text, so nothing is looked up. */
public final class IceServer implements ServerHalf {
    private static final String NAME = "roundtrip";
    private Communicator communicator;

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        Map<String, String> properties = Communicators.properties(setting.options());
        properties.put(NAME + ".Endpoints", endpoint(setting, setting.port()));
        int published = setting.publishedPort(0);
        if (published != 0) {
            properties.put(NAME + ".PublishedEndpoints", endpoint(setting, published));
        }
        communicator = Communicators.start(properties);
        ObjectAdapter adapter = communicator.createObjectAdapter(NAME);
        com.zeroc.Ice.Object servant = (com.zeroc.Ice.Object) Generated.type("Servant").getConstructor(Object.class)
                .newInstance(setting.behaviours());
        ObjectPrx proxy = adapter.add(servant, Util.stringToIdentity(NAME));
        adapter.activate();
        return new Endpoint(proxy.toString(), ((TCPEndpointInfo) adapter.getEndpoints()[0].getInfo()).port);
    }

    private static String endpoint(ServerSetting setting, int port) {
        return "tcp -h \"" + setting.host() + "\" -p " + port;
    }

    @Override
    public void close() {
        if (communicator != null) {
            communicator.destroy();
            communicator = null;
        }
    }
}

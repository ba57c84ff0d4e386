// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package generated;

import com.zeroc.Ice.ACM;
import com.zeroc.Ice.Communicator;
import com.zeroc.Ice.Connection;
import com.zeroc.Ice.ConnectionClose;
import com.zeroc.Ice.ObjectPrx;
import com.zeroc.Ice.TCPConnectionInfo;
import com.zeroc.Ice.Util;
import com.zeroc.IceInternal.EventHandler;
import java.net.StandardSocketOptions;
import java.nio.channels.NetworkChannel;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.FreshConnection;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.Steps;

/**
 * Makes a proxy of the servant's address, without a look-up and without asking the servant for its type. To connect is to have
 * Ice open the connection and wait until the server has validated it. Proxies with different identifiers of their connection
 * have different connections.
 */
public final class IceClient implements ClientHalf {
    private ClientSetting setting;
    private Communicator communicator;
    private Map<String, String> properties;
    private ObjectPrx stub;
    private int made;

    @Override
    public void prepare(ClientSetting prepared) {
        setting = prepared;
        properties = Communicators.properties(setting.options());
        properties.put("Ice.Default.InvocationTimeout", Long.toString(TimeUnit.SECONDS.toMillis(setting.timeoutSeconds())));
        communicator = Communicators.start(properties);
    }

    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        stub = (ObjectPrx) Generated.type("Stubs").getMethod("of", ObjectPrx.class)
                .invoke(null, communicator.stringToProxy(endpoint.address()));
        steps.connect(() -> stub.ice_getConnection());
        return stub;
    }

    @Override
    public Object openAnother(Endpoint endpoint, Object first) {
        if (setting.options().get("connections").equals("shared")) {
            return first;
        }
        ObjectPrx another = apart(first);
        another.ice_getConnection();
        return another;
    }

    private ObjectPrx apart(Object first) {
        return ((ObjectPrx) first).ice_connectionId("roundtrip " + ++made);
    }

    @Override
    public FreshConnection fresh(Endpoint endpoint, Object first) {
        ObjectPrx another = apart(first);
        return new FreshConnection() {
            private Connection connection;

            @Override
            public Object connect() {
                connection = another.ice_getConnection();
                return another;
            }

            @Override
            public void close() {
                if (connection != null) {
                    connection.close(ConnectionClose.GracefullyWithWait);
                }
            }
        };
    }

    /** Ice compresses nothing unless the library Apache Commons Compress is there, which it is not. */
    @Override
    public Map<String, String> facts() throws Exception {
        Connection connection = stub.ice_getConnection();
        TCPConnectionInfo info = (TCPConnectionInfo) connection.getInfo();
        ACM acm = connection.getACM();
        Map<String, String> facts = new TreeMap<>(properties);
        facts.put("TCP_NODELAY", ((NetworkChannel) ((EventHandler) connection).fd())
                .getOption(StandardSocketOptions.TCP_NODELAY).toString());
        facts.put("SO_SNDBUF", Integer.toString(info.sndSize));
        facts.put("SO_RCVBUF", Integer.toString(info.rcvSize));
        facts.put("Ice.ACM", acm.timeout + " s, " + acm.close + ", " + acm.heartbeat);
        facts.put("Ice.Compress", Boolean.toString(connection.getEndpoint().getInfo().compress));
        facts.put("Ice.Encoding", Util.encodingVersionToString(stub.ice_getEncodingVersion()));
        return facts;
    }

    @Override
    public void close() {
        if (communicator != null) {
            communicator.destroy();
            communicator = null;
        }
    }
}

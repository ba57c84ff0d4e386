// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis.runtime;

import java.net.URI;
import java.net.URL;
import java.util.Collections;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.axis.EngineConfiguration;
import org.apache.axis.SimpleTargetedChain;
import org.apache.axis.client.Service;
import org.apache.axis.client.Stub;
import org.apache.axis.configuration.SimpleProvider;
import org.apache.axis.deployment.wsdd.WSDDDeployment;
import org.apache.axis.transport.http.HTTPTransport;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Steps;

/**
 * Gets the stub from WSDL2Java's locator. The look-up makes this stub and registers its types. Axis opens no
 * connection before the first call, so there is no connecting to be timed.
 */
public final class AxisClient implements ClientHalf {
    /** The name of the option that chooses the sender. */
    public static final String HTTP = "http";
    /** The option's value for {@link KeepAliveSender}. */
    public static final String KEEP_ALIVE = "keep-alive";

    private EngineConfiguration configuration;
    private KeepAliveSender sender;
    private int timeoutMillis;

    @Override
    public void prepare(ClientSetting setting) throws Exception {
        Jvm.prepare();
        timeoutMillis = (int) TimeUnit.SECONDS.toMillis(setting.timeoutSeconds());
        WSDDDeployment shipped = Wsdd.read(Stub.class.getResource("client-config.wsdd"));
        configuration = shipped;
        if (setting.options().get(HTTP).equals(KEEP_ALIVE)) {
            sender = new KeepAliveSender();
            SimpleProvider replaced = new SimpleProvider(shipped);
            replaced.deployTransport(HTTPTransport.DEFAULT_TRANSPORT_NAME, new SimpleTargetedChain(sender));
            configuration = replaced;
        }
    }

    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        URL url = URI.create(endpoint.address()).toURL();
        return steps.lookup(() -> {
            Service locator = (Service) Class.forName("soap.ServantServiceLocator")
                    .getConstructor(EngineConfiguration.class).newInstance(configuration);
            locator.getEngine().refreshGlobalOptions();
            Stub stub = (Stub) locator.getClass().getMethod("getServant", URL.class).invoke(locator, url);
            stub.setTimeout(timeoutMillis);
            return stub;
        });
    }

    @Override
    public Map<String, String> facts() {
        // Axis's own sender does not change the options of its sockets.
        return Collections.singletonMap("TCP_NODELAY", String.valueOf(sender != null && sender.noDelay()));
    }

    @Override
    public void close() {
        if (sender != null) {
            sender.close();
        }
    }
}

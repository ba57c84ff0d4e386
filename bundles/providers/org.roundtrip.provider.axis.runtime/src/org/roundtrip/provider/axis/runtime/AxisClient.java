// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis.runtime;

import java.net.URI;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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
import org.roundtrip.harness.FreshConnection;
import org.roundtrip.harness.Steps;
import org.roundtrip.harness.keys.RunKeys;

/**
 * Gets the stub from WSDL2Java's locator. The look-up makes this stub and registers its types. Axis opens no
 * connection before the first call, so there is no connecting to be timed.
 */
public final class AxisClient implements ClientHalf {
    /** The name of the option that chooses the sender. */
    public static final String HTTP = "http";
    /** The option's value for {@link KeepAliveSender}. */
    public static final String KEEP_ALIVE = "keep-alive";
    /** The name of the option that chooses the version of Axis. */
    public static final String VERSION = "version";
    /** The value of the option for the first version, whose locators and senders cannot be configured. */
    public static final String FIRST = "1.1";

    private final List<KeepAliveSender> senders = new ArrayList<>();
    private EngineConfiguration configuration;
    private ClientSetting setting;
    private boolean keepAlive;
    private int timeoutMillis;

    /** Whether the options choose the first version. */
    public static boolean first(Map<String, String> options) {
        return FIRST.equals(options.get(VERSION));
    }

    @Override
    public void prepare(ClientSetting setting) throws Exception {
        Jvm.prepare();
        this.setting = setting;
        timeoutMillis = (int) TimeUnit.SECONDS.toMillis(setting.timeoutSeconds());
        keepAlive = setting.options().get(HTTP).equals(KEEP_ALIVE) && !first(setting.options());
        configuration = configuration();
    }

    /** A configuration of Axis with a sender of its own, whose connection carries one call at a time. */
    private EngineConfiguration configuration() throws Exception {
        if (!keepAlive) {
            return configuration(null);
        }
        KeepAliveSender sender = new KeepAliveSender();
        senders.add(sender);
        return configuration(sender);
    }

    private static WSDDDeployment shipped() throws Exception {
        return Wsdd.read(Stub.class.getResource("client-config.wsdd"));
    }

    /** @param sender null for the one that Axis ships */
    private EngineConfiguration configuration(KeepAliveSender sender) throws Exception {
        if (first(setting.options())) {
            return null;
        }
        SimpleProvider replaced = new SimpleProvider(shipped());
        if (sender != null) {
            replaced.deployTransport(HTTPTransport.DEFAULT_TRANSPORT_NAME, new SimpleTargetedChain(sender));
        }
        if (secure()) {
            WsSecurity.handle(replaced);
        }
        return replaced;
    }

    private boolean secure() {
        return setting.options().containsKey(WsSecurity.PROTECTION);
    }

    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        return steps.lookup(() -> stub(endpoint, configuration));
    }

    /** A stub of Axis keeps what it knows of its call, so callers cannot share one. */
    @Override
    public Object openAnother(Endpoint endpoint, Object first) throws Exception {
        return stub(endpoint, configuration());
    }

    @Override
    public String connections(boolean own) {
        return keepAlive ? "own" : "one for each call";
    }

    @Override
    public Object lookUp(Endpoint endpoint) throws Exception {
        return stub(endpoint, configuration);
    }

    /** Axis connects when a call is made. Its own sender does so for each call, the one that keeps connections for the first. */
    @Override
    public FreshConnection fresh(Endpoint endpoint, Object first) throws Exception {
        KeepAliveSender sender = keepAlive ? new KeepAliveSender() : null;
        EngineConfiguration configured = sender == null ? configuration : configuration(sender);
        return new FreshConnection() {
            @Override
            public Object connect() throws Exception {
                return stub(endpoint, configured);
            }

            @Override
            public void close() {
                if (sender != null) {
                    sender.close();
                }
            }
        };
    }

    private Stub stub(Endpoint endpoint, EngineConfiguration configured) throws Exception {
        Class<?> type = Class.forName("soap.ServantServiceLocator");
        Service locator = (Service) (configured == null ? type.getConstructor().newInstance()
                : type.getConstructor(EngineConfiguration.class).newInstance(configured));
        locator.getEngine().refreshGlobalOptions();
        URL url = URI.create(endpoint.address()).toURL();
        Stub stub = (Stub) locator.getClass().getMethod("getServant", URL.class).invoke(locator, url);
        stub.setTimeout(timeoutMillis);
        if (secure()) {
            WsSecurity.properties(setting.options(), RunKeys.in(setting.trust()), RunKeys.CLIENT, RunKeys.SERVER).forEach(stub::_setProperty);
        }
        return stub;
    }

    @Override
    public Map<String, String> facts() {
        // Axis's own sender does not change the options of its sockets.
        return Collections.singletonMap("TCP_NODELAY", String.valueOf(keepAlive && senders.get(0).noDelay()));
    }

    @Override
    public void close() {
        // A reference to the method would need a class that Axis 1.1 does not have.
        for (KeepAliveSender sender : senders) {
            sender.close();
        }
    }
}

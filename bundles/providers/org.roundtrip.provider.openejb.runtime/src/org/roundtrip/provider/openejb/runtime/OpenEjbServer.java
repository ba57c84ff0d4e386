// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.openejb.runtime;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import org.apache.openejb.assembler.classic.Assembler;
import org.apache.openejb.assembler.classic.ProxyFactoryInfo;
import org.apache.openejb.assembler.classic.SecurityServiceInfo;
import org.apache.openejb.assembler.classic.StatelessSessionContainerInfo;
import org.apache.openejb.assembler.classic.TransactionServiceInfo;
import org.apache.openejb.config.ConfigurationFactory;
import org.apache.openejb.jee.EjbJar;
import org.apache.openejb.jee.StatelessBean;
import org.apache.openejb.loader.SystemInstance;
import org.apache.openejb.server.ServerService;
import org.apache.openejb.server.ServiceManager;
import org.apache.openejb.server.ejbd.EjbServer;
import org.roundtrip.ejb.runtime.ContainerFolder;
import org.roundtrip.ejb.runtime.PayloadFilter;
import org.roundtrip.ejb.runtime.ServantBean;
import org.roundtrip.ejb.runtime.ServedBehaviours;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;

/**
 * OpenEJB with its default services, one stateless bean, and its server of the protocol ejbd. The server is in the chain that OpenEJB's service
 * manager makes. Nothing is searched for: neither configuration files nor beans on the class path. Its security service is one of its own that
 * lets everybody call, because the usual one needs policies, which Java no longer has from 24 on.
 */
public final class OpenEjbServer implements ServerHalf {
    private static final String SERVICE = "ejbd";
    /** What its client sends, and what it copies by serialization when its names are asked. */
    private static final String[] OWN = {"java.net.URI", "org.apache.openejb.BeanContext$BusinessRemoteHome", "org.apache.openejb.core.ivm.IntraVmArtifact",
        "jdk.proxy*"};

    private ContainerFolder folder;
    private Assembler container;
    private ServerService service;

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        ServedBehaviours.make(setting);
        folder = ContainerFolder.of(setting);
        SystemInstance.init(system());
        container = new Assembler();
        deploy(container, new ConfigurationFactory());
        PayloadFilter.set(OWN);
        Properties properties = usual();
        properties.setProperty("bind", setting.host());
        properties.setProperty("port", Integer.toString(setting.port()));
        service = ServiceManager.manage(SERVICE, properties, new EjbServer());
        service.init(properties);
        service.start();
        String host = setting.host().contains(":") ? "[" + setting.host() + "]" : setting.host();
        return new Endpoint(SERVICE + "://" + host + ":" + setting.publishedPort(service.getPort()), service.getPort());
    }

    private Properties system() {
        Properties properties = new Properties();
        properties.setProperty("openejb.home", folder.path().toString());
        properties.setProperty("openejb.base", folder.path().toString());
        properties.setProperty("openejb.logger.external", "true");
        return properties;
    }

    /** Returns the settings that OpenEJB brings for its server, such as how many threads it may have. */
    private static Properties usual() throws IOException {
        Properties properties = new Properties();
        try (InputStream in = EjbServer.class.getResourceAsStream("/META-INF/" + ServerService.class.getName() + "/" + SERVICE)) {
            properties.load(in);
        }
        return properties;
    }

    private static void deploy(Assembler container, ConfigurationFactory configuration) throws Exception {
        container.createProxyFactory(configuration.configureService(ProxyFactoryInfo.class));
        container.createTransactionManager(configuration.configureService(TransactionServiceInfo.class));
        container.createSecurityService(configuration.configureService("PseudoSecurityService", SecurityServiceInfo.class));
        container.createContainer(configuration.configureService(StatelessSessionContainerInfo.class));
        EjbJar beans = new EjbJar();
        beans.addEnterpriseBean(new StatelessBean(ServantBean.NAME, Thread.currentThread().getContextClassLoader().loadClass(ServantBean.CLASS)));
        container.createApplication(configuration.configureApplication(beans));
    }

    @Override
    public void close() throws Exception {
        if (service != null) {
            service.stop();
        }
        if (container != null) {
            container.destroy();
        }
        if (folder != null) {
            folder.close();
        }
    }
}

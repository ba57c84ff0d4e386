// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.easybeans.runtime;

import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.rmi.server.RMISocketFactory;
import java.util.List;
import javax.naming.InitialContext;
import org.objectweb.jotm.Jotm;
import org.ow2.carol.jndi.ns.NameServiceManager;
import org.ow2.easybeans.api.EZBContainer;
import org.ow2.easybeans.server.Embedded;
import org.ow2.easybeans.server.ServerConfig;
import org.ow2.util.archive.impl.ArchiveManager;
import org.ow2.util.ee.deploy.impl.helper.DeployableHelper;
import org.roundtrip.ejb.runtime.ContainerFolder;
import org.roundtrip.ejb.runtime.PayloadFilter;
import org.roundtrip.ejb.runtime.ServantBean;
import org.roundtrip.ejb.runtime.ServedBehaviours;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;

/**
 * EasyBeans with CAROL's registry and JOTM's transactions, as JOnAS starts it, and one bean. The bean is in an archive of its own, because the
 * container changes its class before it loads it. Method permissions are off: Java no longer has the policies that they need.
 */
public final class EasyBeansServer implements ServerHalf {
    private static final String TRANSACTIONS = "javax.transaction.UserTransaction";
    /** Where a class file says its version, and the one of Java 5. Later ones need frames, which EasyBeans's ASM 3.1 does not write. */
    private static final int VERSION_AT = 6, JAVA_5 = 49;

    /** The requests of its stubs, and what RMI and the registry send, which the container asks, too. */
    private static final String[] OWN = {"org.ow2.easybeans.rpc.*", "org.ow2.carol.jndi.wrapping.*", "java.rmi.**", "sun.rmi.**", "javax.naming.*",
        "java.lang.Object", "java.util.Vector"};

    private Ports ports;
    private Jotm transactions;
    private Embedded server;
    private EZBContainer container;
    private Events events;
    private ContainerFolder folder;

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        ServedBehaviours.make(setting);
        AclGroup.define();
        System.setProperty("java.rmi.server.hostname", setting.host());
        ports = new Ports(setting);
        RMISocketFactory.setSocketFactory(ports);
        String host = setting.host().contains(":") ? "[" + setting.host() + "]" : setting.host();
        String registry = "rmi://" + host + ":" + ports.registry();
        Carol.configure(registry);
        NameServiceManager.getNameServiceManager().startNS();
        transactions = new Jotm(true, false);
        new InitialContext().rebind(TRANSACTIONS, transactions.getUserTransaction());
        server = new Embedded();
        server.setServerConfig(config());
        server.start();
        events = new Events();
        events.start();
        server.getComponentManager().addComponent(events);
        folder = ContainerFolder.of(setting);
        deploy(folder.path().resolve(ServantBean.NAME + ".jar"));
        PayloadFilter.set(OWN);
        // Each call asks the registry, so its packets are packets of calls.
        return new Endpoint(registry + "/" + ServantBean.NAME, List.of(ports.objects(), ports.registry()), List.of());
    }

    private static ServerConfig config() {
        ServerConfig config = new ServerConfig();
        config.setShouldWait(false);
        config.setInitJACC(false);
        config.setUseMBeans(false);
        config.setStartJMXConnector(false);
        config.setDirectoryScanningEnabled(false);
        config.setAddEmbeddedComponents(false);
        config.setRegisterDeployerMBean(false);
        config.setRegisterJ2EEServerMBean(false);
        config.setAutoConfigureComponents(false);
        config.setStopComponentsDuringShutdown(false);
        return config;
    }

    private void deploy(Path archive) throws Exception {
        Path bean = ServantBean.deploy(archive);
        try (RandomAccessFile file = new RandomAccessFile(bean.toFile(), "rw")) {
            file.seek(VERSION_AT);
            file.writeShort(JAVA_5);
        }
        container = server.createContainer(DeployableHelper.getDeployable(ArchiveManager.getInstance().getArchive(archive.toFile())));
        container.start();
    }

    @Override
    public void close() throws Exception {
        if (container != null) {
            // It cannot stop by itself: it asks each bean for its timers, and a service of timers is not published either.
            server.removeContainer(container);
        }
        if (server != null) {
            server.stop();
        }
        if (events != null) {
            events.stop();
        }
        if (transactions != null) {
            transactions.stop();
        }
        if (ports != null) {
            NameServiceManager.getNameServiceManager().stopNS();
            ports.close();
        }
        if (folder != null) {
            folder.close();
        }
    }
}

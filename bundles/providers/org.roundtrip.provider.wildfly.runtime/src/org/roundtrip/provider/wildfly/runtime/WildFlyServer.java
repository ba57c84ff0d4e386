// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.wildfly.runtime;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import org.jboss.modules.Main;
import org.jboss.modules.Module;
import org.roundtrip.ejb.runtime.ContainerFolder;
import org.roundtrip.ejb.runtime.ServantBean;
import org.roundtrip.ejb.runtime.ServedBehaviours;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;

/**
 * Starts WildFly in this JVM, as its script does in one of its own, and deploys the bean. Its deployment scanner finds the
 * bean, and leaves a file beside it when the bean is deployed or why it is not.
 */
public final class WildFlyServer implements ServerHalf {
    private static final String APPLICATION = "app";
    private static final String CONFIGURATION = "standalone.xml";
    /** The bean is loaded apart. It must get what it shares with this half from the class path. */
    private static final String SHARED = "org.roundtrip,generated,service,payload";

    private ContainerFolder folder;
    private boolean started;

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        int port = free(setting);
        ServedBehaviours.make(setting);
        folder = ContainerFolder.of(setting);
        Path base = folder.path();
        Path configuration = Files.createDirectories(base.resolve("configuration"));
        try (InputStream in = WildFlyServer.class.getResourceAsStream(CONFIGURATION)) {
            Files.copy(in, configuration.resolve(CONFIGURATION));
        }
        System.setProperty("boot.module.loader", FeaturePack.Loader.class.getName());
        System.setProperty("jboss.modules.system.pkgs", SHARED);
        System.setProperty("logging.configuration", WildFlyServer.class.getResource("logging.properties").toString());
        System.setProperty("jboss.home.dir", base.toString());
        System.setProperty("jboss.server.base.dir", base.toString());
        System.setProperty("jboss.bind.address", setting.host());
        System.setProperty("roundtrip.port", Integer.toString(port));
        Path archive = base.resolve("deployments").resolve(APPLICATION + ".jar");
        ServantBean.deploy(archive);
        Files.createFile(marker(archive, "dodeploy"));
        startAndDeploy(archive);
        String host = setting.host().contains(":") ? "[" + setting.host() + "]" : setting.host();
        return new Endpoint("remote://" + host + ":" + setting.publishedPort(port) + "/" + APPLICATION + "/" + ServantBean.NAME + "!"
                + view(), port);
    }

    /**
     * Returns the port that WildFly is to bind: it does not tell the number of one that it chose itself.
     *
     * @throws java.net.BindException when the port is taken. WildFly would start without it
     */
    private static int free(ServerSetting setting) throws IOException {
        try (ServerSocket socket = new ServerSocket(setting.port(), 1, InetAddress.getByName(setting.host()))) {
            return socket.getLocalPort();
        }
    }

    /** Returns the name of the interface that clients see. */
    private static String view() throws ClassNotFoundException {
        return Thread.currentThread().getContextClassLoader().loadClass(ServantBean.CLASS).getInterfaces()[0].getName();
    }

    private void startAndDeploy(Path archive) throws Exception {
        try (WatchService watch = archive.getFileSystem().newWatchService()) {
            archive.getParent().register(watch, StandardWatchEventKinds.ENTRY_CREATE, StandardWatchEventKinds.ENTRY_MODIFY);
            startWildFly();
            while (!Files.exists(marker(archive, "deployed"))) {
                Path failed = marker(archive, "failed");
                if (Files.exists(failed) && Files.size(failed) > 0) {
                    throw new IOException(Files.readString(failed));
                }
                WatchKey key = watch.take();
                key.pollEvents();
                key.reset();
            }
        }
    }

    /** Starts WildFly's threads. JBoss Modules gives this one the class loader of WildFly, which is taken back. */
    private void startWildFly() throws Exception {
        Thread thread = Thread.currentThread();
        ClassLoader loader = thread.getContextClassLoader();
        try {
            Main.main(new String[] {"org.jboss.as.standalone"});
            started = true;
        } catch (Exception | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        } finally {
            thread.setContextClassLoader(loader);
        }
    }

    private static Path marker(Path archive, String state) {
        return archive.resolveSibling(archive.getFileName() + "." + state);
    }

    @Override
    public void close() throws Exception {
        if (started) {
            stopWildFly();
        }
        if (folder != null) {
            folder.close();
        }
    }

    /** Stops WildFly's services, which its own way to stop does by ending the JVM. They are within WildFly's modules. */
    private static void stopWildFly() throws Exception {
        ClassLoader modules = Module.getBootModuleLoader().loadModule("org.jboss.as.server").getClassLoader();
        Object services = modules.loadClass("org.jboss.as.server.CurrentServiceContainer").getMethod("getServiceContainer").invoke(null);
        Class<?> type = modules.loadClass("org.jboss.msc.service.ServiceContainer");
        type.getMethod("shutdown").invoke(services);
        type.getMethod("awaitTermination").invoke(services);
    }
}

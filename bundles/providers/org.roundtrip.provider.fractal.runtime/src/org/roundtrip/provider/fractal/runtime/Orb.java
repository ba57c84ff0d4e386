// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.fractal.runtime;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.FutureTask;
import org.objectweb.fractal.adl.Factory;
import org.objectweb.fractal.adl.FactoryFactory;
import org.objectweb.fractal.api.Component;
import org.objectweb.fractal.api.control.BindingController;
import org.objectweb.fractal.api.type.InterfaceType;
import org.objectweb.fractal.api.type.TypeFactory;
import org.objectweb.fractal.jonathan.JContextFactory;
import org.objectweb.fractal.util.Fractal;
import org.objectweb.jonathan.apis.binding.NamingContext;
import org.objectweb.jonathan.apis.kernel.Context;

/**
 * Fractal RMI's own broker, a component that Fractal's factory builds from the description in its jar. Only where Jonathan's
 * connections begin does it get sockets of ours, because Jonathan's cannot be told which address to use.
 */
final class Orb {
    private static final char NO_PRIMITIVE = (char) 0;
    private final NamingContext binder;

    Orb(Sockets sockets) throws Exception {
        Factory factory = FactoryFactory.getFactory(FactoryFactory.FRACTAL_BACKEND);
        Component orb = (Component) factory.newComponent("org.objectweb.fractal.rmi.ORB", new HashMap<Object, Object>());
        Component manager = inner(inner(inner(orb, "binder"), "connection-factory"), "connection-mgr");
        ((BindingController) content(manager)).bindFc("delegate-factory", sockets);
        Fractal.getLifeCycleController(orb).startFc();
        binder = (NamingContext) orb.getFcInterface("context");
    }

    /** What exports interfaces and binds to them. */
    NamingContext binder() {
        return binder;
    }

    /**
     * Exports an interface. With the first one, Fractal RMI starts a thread that waits for ever and is a daemon only when its
     * creator is one.
     *
     * @param key its number at that port
     */
    void export(Object server, int port, int key) throws Exception {
        Context hints = new JContextFactory().newContext();
        hints.addElement("port", Integer.class, port, NO_PRIMITIVE);
        hints.addElement("key", Integer.class, key, NO_PRIMITIVE);
        FutureTask<Object> exporting = new FutureTask<>(() -> binder.export(server, hints));
        Thread creator = new Thread(exporting);
        creator.setDaemon(true);
        creator.start();
        exporting.get();
    }

    /** Makes and starts a primitive component. @param interfaces its server interfaces: the class of each name */
    static Component primitive(Class<?> content, Map<String, Class<?>> interfaces) throws Exception {
        Component bootstrap = Fractal.getBootstrapComponent();
        TypeFactory types = Fractal.getTypeFactory(bootstrap);
        InterfaceType[] declared = new InterfaceType[interfaces.size()];
        int next = 0;
        for (Map.Entry<String, Class<?>> each : interfaces.entrySet()) {
            declared[next++] = types.createFcItfType(each.getKey(), each.getValue().getName(), TypeFactory.SERVER,
                    TypeFactory.MANDATORY, TypeFactory.SINGLE);
        }
        Component component = Fractal.getGenericFactory(bootstrap)
                .newFcInstance(types.createFcType(declared), "primitive", content.getName());
        Fractal.getLifeCycleController(component).startFc();
        return component;
    }

    /** Makes and starts a primitive component with one server interface. */
    static Component primitive(Class<?> content, String name, Class<?> type) throws Exception {
        return primitive(content, Collections.<String, Class<?>>singletonMap(name, type));
    }

    /** Returns the object within a primitive component. */
    static Object content(Component primitive) throws Exception {
        return primitive.getFcInterface("/content");
    }

    private static Component inner(Component composite, String name) throws Exception {
        for (Component each : Fractal.getContentController(composite).getFcSubComponents()) {
            if (Fractal.getNameController(each).getFcName().equals(name)) {
                return each;
            }
        }
        throw new IllegalStateException("Fractal RMI's broker has no component " + name + ".");
    }
}

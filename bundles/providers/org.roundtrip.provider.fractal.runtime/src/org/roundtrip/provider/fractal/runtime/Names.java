// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.fractal.runtime;

import org.objectweb.fractal.api.Component;
import org.objectweb.fractal.rmi.registry.NamingServiceImpl;

/** Fractal RMI's name service, in which only this process can bind a name. */
public final class Names extends NamingServiceImpl {

    /** Binds a name. */
    void keep(String name, Component component) {
        super.bind(name, component);
    }

    @Override
    public boolean bind(String name, Component component) {
        throw readOnly();
    }

    @Override
    public Component rebind(String name, Component component) {
        throw readOnly();
    }

    @Override
    public Component unbind(String name) {
        throw readOnly();
    }

    private static UnsupportedOperationException readOnly() {
        return new UnsupportedOperationException("Only the server binds names.");
    }
}

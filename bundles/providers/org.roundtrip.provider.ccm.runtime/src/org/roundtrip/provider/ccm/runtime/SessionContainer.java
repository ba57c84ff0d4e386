// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.ccm.runtime;

import org.omg.CORBA.Policy;
import org.omg.CORBA.UserException;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.Servant;

/**
 * A container of session components (CCM 4.0, 9.2). It has a POA of its own for their conversational usage model (9.1.3): references
 * are transient, and each has a servant for itself; these are the policies that a POA has by default. It also knows which component
 * a thread is in. Safe for several threads.
 */
public final class SessionContainer {
    private final POA adapter;
    private final ThreadLocal<Component> current = new ThreadLocal<>();

    /** Makes a container that takes requests at once. @param root the POA above its own */
    public SessionContainer(POA root) throws UserException {
        adapter = root.create_POA("container", null, new Policy[0]);
        adapter.the_POAManager().activate();
    }

    org.omg.CORBA.Object activate(Servant servant) throws UserException {
        return adapter.id_to_reference(adapter.activate_object(servant));
    }

    /** Requests that have begun come to their end. */
    void deactivate(org.omg.CORBA.Object reference) throws UserException {
        adapter.deactivate_object(adapter.reference_to_id(reference));
    }

    /** Makes a component this thread's current one. @return the one before, for {@link #leave}; null when there was none */
    Component enter(Component entered) {
        Component before = current.get();
        current.set(entered);
        return before;
    }

    void leave(Component before) {
        current.set(before);
    }

    boolean isCurrent(Component component) {
        return current.get() == component;
    }
}

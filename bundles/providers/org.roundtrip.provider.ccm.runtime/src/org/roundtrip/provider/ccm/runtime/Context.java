// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.ccm.runtime;

import org.omg.CORBA.LocalObject;
import org.omg.Components.CCMHome;
import org.omg.Components.IllegalState;
import org.omg.Components.SessionContext;

/**
 * What an executor knows of its surroundings (CCM 4.0, 9.3.2.1 and 9.3.3.1). The generated subclass adds the connections of
 * receptacles. Safe for several threads.
 */
public class Context extends LocalObject implements SessionContext {
    private static final long serialVersionUID = 1;
    private final transient Component component;

    /** Makes the context of a component. */
    protected Context(Component component) {
        this.component = component;
    }

    @Override
    public final CCMHome get_CCM_home() {
        return component.get_ccm_home();
    }

    /** Returns the component's reference while the container has let this thread in. */
    @Override
    public final org.omg.CORBA.Object get_CCM_object() throws IllegalState {
        if (!component.isCurrent()) {
            throw new IllegalState();
        }
        return component.reference();
    }
}

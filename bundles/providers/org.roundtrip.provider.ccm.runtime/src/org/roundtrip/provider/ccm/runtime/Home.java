// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.ccm.runtime;

import org.omg.CORBA.BAD_INV_ORDER;
import org.omg.CORBA.UserException;
import org.omg.Components.CCMExceptionReason;
import org.omg.Components.CCMHome;
import org.omg.Components.CCMHomeHelper;
import org.omg.Components.CCMObject;
import org.omg.Components.ConfigValue;
import org.omg.Components.Configurator;
import org.omg.Components.CreateFailure;
import org.omg.Components.HomeConfigurationOperations;
import org.omg.Components.KeylessCCMHomeOperations;
import org.omg.Components.RemoveFailure;
import org.omg.Components.StandardConfigurator;
import org.omg.Components.StandardConfiguratorHelper;
import org.omg.PortableServer.Servant;

/**
 * A home without keys (CCM 4.0, 6.7). It makes components, configures them as a deployer wants (6.10.2), and removes them. The generated
 * subclass has the operations with types of its own. Safe for several threads.
 */
public abstract class Home implements KeylessCCMHomeOperations, HomeConfigurationOperations {
    static final int REMOVE_ERROR = CCMExceptionReason._REMOVE_ERROR;

    private final SessionContainer container;
    private final StandardConfigurator standard;
    private CCMHome reference;
    private Configurator configurator;
    private boolean complete;
    private boolean fixed;

    /** Makes a home that is not activated yet. @param standard the servant of a {@link StandardConfigurator} for its components */
    protected Home(SessionContainer container, Servant standard) throws UserException {
        this.container = container;
        this.standard = StandardConfiguratorHelper.narrow(container.activate(standard));
    }

    /** Activates it. @param servant passes its requests on to this object */
    protected final void activate(Servant servant) throws UserException {
        reference = CCMHomeHelper.narrow(container.activate(servant));
    }

    /** Lets the home's executor make one more, and activates the component in front of it. */
    protected abstract Component instance() throws UserException;

    final SessionContainer container() {
        return container;
    }

    /** Returns the reference that clients have. */
    public final CCMHome reference() {
        return reference;
    }

    /** Makes a component, configures it, and leaves no half of it when that fails. */
    @Override
    public final CCMObject create_component() throws CreateFailure {
        try {
            Component made = instance();
            try {
                configure(made.reference());
            } catch (UserException e) {
                made.remove();
                throw e;
            }
            return made.reference();
        } catch (UserException e) {
            throw new CreateFailure(CCMExceptionReason._CREATE_ERROR);
        }
    }

    private synchronized void configure(CCMObject component) throws UserException {
        if (configurator != null) {
            configurator.configure(component);
        }
        if (complete) {
            component.configuration_complete();
        }
    }

    @Override
    public final void remove_component(CCMObject component) throws RemoveFailure {
        if (!reference._is_equivalent(component.get_ccm_home())) {
            throw new RemoveFailure(REMOVE_ERROR);
        }
        component.remove();
    }

    @Override
    public final synchronized void set_configurator(Configurator chosen) {
        changing();
        configurator = chosen;
    }

    @Override
    public final synchronized void set_configuration_values(ConfigValue[] values) {
        changing();
        standard.set_configuration(values);
        configurator = standard;
    }

    @Override
    public final synchronized void complete_component_configuration(boolean whether) {
        changing();
        complete = whether;
    }

    @Override
    public final synchronized void disable_home_configuration() {
        fixed = true;
    }

    private void changing() {
        if (fixed) {
            throw new BAD_INV_ORDER("the home's configuration is disabled");
        }
    }
}

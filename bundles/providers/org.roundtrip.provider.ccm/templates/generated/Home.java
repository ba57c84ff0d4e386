// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package generated;

import org.omg.CORBA.UserException;
import org.omg.Components.CreateFailure;
import org.roundtrip.provider.ccm.runtime.SessionContainer;

/** The home {@code ccm::ServerHome}. */
public final class Home extends org.roundtrip.provider.ccm.runtime.Home implements ccm.ServerHomeOperations {
    private final ccm.CCM_ServerHome executor;

    /** @param behaviours carry the operations of the contract out */
    public Home(SessionContainer container, Object behaviours) throws UserException {
        super(container, new Configurator());
        executor = new HomeExecutor(behaviours);
        activate(new ccm.ServerHomePOATie(this));
    }

    @Override
    protected Component instance() throws UserException {
        return new Component(this, executor.create());
    }

    @Override
    public ccm.Server create() throws CreateFailure {
        return ccm.ServerHelper.narrow(create_component());
    }
}

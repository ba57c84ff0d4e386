// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package generated;

import org.omg.CORBA.UserException;
import org.omg.Components.AlreadyConnected;
import org.omg.Components.EnterpriseComponent;
import org.omg.Components.FacetDescription;
import org.omg.Components.InvalidConnection;
import org.omg.Components.NoConnection;
import org.omg.Components.ReceptacleDescription;
import org.omg.Components.SessionComponent;

/** The component {@code ccm::Server}: the operations of its equivalent interface that have types of their own. */
final class Component extends org.roundtrip.provider.ccm.runtime.Component implements ccm.ServerOperations {
    private final ccm.CCM_Server executor;
    private final FacetDescription contract;
    private final ReceptacleDescription next;

    Component(Home home, EnterpriseComponent executor) throws UserException {
        super(home, (SessionComponent) executor);
        this.executor = (ccm.CCM_Server) executor;
        activate(new ccm.ServerPOATie(this), new Context(this));
        contract = provide(ToFacet.NAME, service.TheContractHelper.id(), new Facet(this, this.executor.get_contract()));
        next = use("next", service.TheContractHelper.id());
    }

    @Override
    public service.TheContract provide_contract() {
        return service.TheContractHelper.narrow(contract.facet_ref);
    }

    @Override
    public void connect_next(service.TheContract connection) throws AlreadyConnected, InvalidConnection {
        connect(next, connection);
    }

    @Override
    public service.TheContract disconnect_next() throws NoConnection {
        return service.TheContractHelper.narrow(disconnect(next));
    }

    @Override
    public service.TheContract get_connection_next() {
        return service.TheContractHelper.narrow(connection(next));
    }

    @Override
    public String name() {
        return executor.name();
    }

    @Override
    public void name(String name) {
        executor.name(name);
    }
}

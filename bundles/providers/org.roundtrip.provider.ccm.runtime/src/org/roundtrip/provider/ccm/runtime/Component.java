// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.ccm.runtime;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.omg.CORBA.BAD_INV_ORDER;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.UserException;
import org.omg.Components.AlreadyConnected;
import org.omg.Components.CCMException;
import org.omg.Components.CCMHome;
import org.omg.Components.CCMObject;
import org.omg.Components.CCMObjectHelper;
import org.omg.Components.CCMObjectOperations;
import org.omg.Components.ConnectionDescription;
import org.omg.Components.Cookie;
import org.omg.Components.FacetDescription;
import org.omg.Components.InvalidConfiguration;
import org.omg.Components.InvalidConnection;
import org.omg.Components.InvalidName;
import org.omg.Components.NoConnection;
import org.omg.Components.PortDescription;
import org.omg.Components.ReceptacleDescription;
import org.omg.Components.RemoveFailure;
import org.omg.Components.SessionComponent;
import org.omg.Components.SessionContext;
import org.omg.PortableServer.Servant;

/**
 * A component as its clients see it, in front of the executor that carries its operations out. It has the navigation between facets
 * (CCM 4.0, 6.4.3), the receptacles (6.5.3), configuration and removal (6.9, 6.11.1). The generated subclass has the operations with
 * types of its own, and facets whose requests pass {@link #enter}. Safe for several threads.
 */
public abstract class Component implements CCMObjectOperations {
    /** The phases of 6.9.1, and the end. */
    private enum Phase { CONFIGURATION, OPERATION, REMOVED }

    private final Home home;
    private final SessionContainer container;
    private final SessionComponent executor;
    private final Map<String, FacetDescription> facets = new LinkedHashMap<>();
    private final Map<String, ReceptacleDescription> receptacles = new LinkedHashMap<>();
    private volatile Phase phase = Phase.CONFIGURATION;
    private CCMObject reference;

    /** Makes a component that is not activated yet. */
    protected Component(Home home, SessionComponent executor) {
        this.home = home;
        this.container = home.container();
        this.executor = executor;
    }

    /** Activates it, and gives its executor the context. @param servant passes its requests on to this object */
    protected final void activate(Servant servant, SessionContext context) throws UserException {
        reference = CCMObjectHelper.narrow(container.activate(servant));
        executor.set_session_context(context);
    }

    /** Adds a facet and returns it. @param servant intercepts its requests */
    protected final FacetDescription provide(String name, String type, Servant servant) throws UserException {
        FacetDescription facet = Values.facet(name, type, container.activate(servant));
        facets.put(name, facet);
        return facet;
    }

    /** Adds a receptacle for one connection (simplex), and returns it. */
    protected final ReceptacleDescription use(String name, String type) {
        ReceptacleDescription receptacle = Values.receptacle(name, type);
        receptacles.put(name, receptacle);
        return receptacle;
    }

    /** Returns the reference that clients have. */
    public final CCMObject reference() {
        return reference;
    }

    final boolean isCurrent() {
        return container.isCurrent(this);
    }

    /**
     * Lets a request in, if the component is in its operational phase. It is then the current one of this thread.
     *
     * @return what {@link #leave} takes when the executor has answered
     */
    public final Component enter() {
        Phase now = phase;
        if (now == Phase.CONFIGURATION) {
            throw new BAD_INV_ORDER("the configuration is not complete");
        }
        if (now == Phase.REMOVED) {
            throw new OBJECT_NOT_EXIST();
        }
        return container.enter(this);
    }

    /** Lets a request out again. @param before what {@link #enter} returned */
    public final void leave(Component before) {
        container.leave(before);
    }

    @Override
    public final org.omg.CORBA.Object provide_facet(String name) throws InvalidName {
        return port(facets, name).facet_ref;
    }

    @Override
    public final FacetDescription[] get_all_facets() {
        return facets.values().toArray(new FacetDescription[0]);
    }

    @Override
    public final FacetDescription[] get_named_facets(String[] names) throws InvalidName {
        return named(facets, names).toArray(new FacetDescription[0]);
    }

    @Override
    public final boolean same_component(org.omg.CORBA.Object object) {
        return reference._is_equivalent(object) || facets.values().stream().anyMatch(facet -> facet.facet_ref._is_equivalent(object));
    }

    /** Returns no cookie, since a simplex receptacle needs none (6.5.3). */
    @Override
    public final Cookie connect(String name, org.omg.CORBA.Object connection) throws InvalidName, InvalidConnection, AlreadyConnected {
        connect(port(receptacles, name), connection);
        return null;
    }

    /** Connects a receptacle (6.5.1.1). */
    protected final synchronized void connect(ReceptacleDescription receptacle, org.omg.CORBA.Object connection)
            throws InvalidConnection, AlreadyConnected {
        if (receptacle.connections.length > 0) {
            throw new AlreadyConnected();
        }
        if (connection == null || !connection._is_a(receptacle.type_id)) {
            throw new InvalidConnection();
        }
        receptacle.connections = new ConnectionDescription[] {Values.connection(connection)};
    }

    @Override
    public final org.omg.CORBA.Object disconnect(String name, Cookie cookie) throws InvalidName, NoConnection {
        return disconnect(port(receptacles, name));
    }

    /** Disconnects a receptacle and returns what was connected. */
    protected final synchronized org.omg.CORBA.Object disconnect(ReceptacleDescription receptacle) throws NoConnection {
        org.omg.CORBA.Object connected = connection(receptacle);
        if (connected == null) {
            throw new NoConnection();
        }
        receptacle.connections = new ConnectionDescription[0];
        return connected;
    }

    /** Returns what is connected to a receptacle, or null. */
    protected final synchronized org.omg.CORBA.Object connection(ReceptacleDescription receptacle) {
        return receptacle.connections.length == 0 ? null : receptacle.connections[0].objref;
    }

    @Override
    public final synchronized ConnectionDescription[] get_connections(String name) throws InvalidName {
        return port(receptacles, name).connections;
    }

    @Override
    public final ReceptacleDescription[] get_all_receptacles() {
        return receptacles.values().toArray(new ReceptacleDescription[0]);
    }

    @Override
    public final ReceptacleDescription[] get_named_receptacles(String[] names) throws InvalidName {
        return named(receptacles, names).toArray(new ReceptacleDescription[0]);
    }

    private static <P extends PortDescription> List<P> named(Map<String, P> ports, String[] names) throws InvalidName {
        List<P> named = new ArrayList<>();
        for (String name : names) {
            named.add(port(ports, name));
        }
        return named;
    }

    private static <P extends PortDescription> P port(Map<String, P> ports, String name) throws InvalidName {
        P port = ports.get(name);
        if (port == null) {
            throw new InvalidName();
        }
        return port;
    }

    @Override
    public final CCMHome get_ccm_home() {
        return home.reference();
    }

    /** Ends the configuration: the container activates the executor, and requests are let in. */
    @Override
    public final synchronized void configuration_complete() throws InvalidConfiguration {
        if (phase != Phase.CONFIGURATION) {
            throw new BAD_INV_ORDER("the configuration is complete");
        }
        Component before = container.enter(this);
        try {
            executor.configuration_complete();
            executor.ccm_activate();
        } catch (CCMException e) {
            throw new InvalidConfiguration();
        } finally {
            container.leave(before);
        }
        phase = Phase.OPERATION;
    }

    @Override
    public final synchronized void remove() throws RemoveFailure {
        Component before = container.enter(this);
        try {
            if (phase == Phase.OPERATION) {
                executor.ccm_passivate();
            }
            executor.ccm_remove();
            phase = Phase.REMOVED;
            for (FacetDescription facet : facets.values()) {
                container.deactivate(facet.facet_ref);
            }
            container.deactivate(reference);
        } catch (UserException e) {
            throw new RemoveFailure(Home.REMOVE_ERROR);
        } finally {
            container.leave(before);
        }
    }
}

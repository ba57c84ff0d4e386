// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.runtime;

import java.util.Collections;
import java.util.Map;
import org.omg.CORBA.ORB;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.ServerSetting;

/** Makes the object request brokers (ORBs) of one middleware for both halves. Used by one thread. */
public interface Orbs {

    /** Makes an ORB that calls, and waits no longer than the setting says. */
    ORB client(ClientSetting setting);

    /** Makes an ORB that listens on the setting's address and port as soon as it has created a reference. */
    ORB server(ServerSetting setting);

    /** Returns the port on which an ORB listens. @param reference one of its references, as it made it */
    int port(ORB orb, org.omg.CORBA.Object reference);

    /**
     * Returns the reference that clients get: it names the forwarder before the server, if there is one.
     *
     * @param reference as the ORB made it
     * @param port      on which the ORB listens
     */
    org.omg.CORBA.Object published(ORB orb, org.omg.CORBA.Object reference, int port, ServerSetting setting);

    /**
     * Starts the middleware's name service in this process, in an ORB and with a port of its own.
     *
     * @return null when the middleware has none
     */
    Names names(ServerSetting setting) throws Exception;

    /** Ends an ORB that this object made, and with it its threads and connections. */
    default void destroy(ORB orb) {
        orb.destroy();
    }

    /** Returns facts about an ORB that has called, see {@link org.roundtrip.harness.ClientHalf#facts}. */
    default Map<String, String> facts(ORB orb) {
        return Collections.emptyMap();
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.ccm.runtime;

import org.omg.CORBA.Any;
import org.omg.CORBA.ORB;
import org.omg.Components.ConfigValue;
import org.omg.PortableServer.POA;
import org.roundtrip.corba.runtime.OrbServer;
import org.roundtrip.harness.Generated;
import org.roundtrip.provider.jacorb.runtime.JacorbOrbs;

/**
 * A server of components on JacORB. It is container and deployer: it installs the home, tells it how to configure its components, and
 * binds it in the name service.
 */
public final class CcmServer extends OrbServer {
    /** Created by the harness. */
    public CcmServer() {
        super(new JacorbOrbs());
    }

    @Override
    protected org.omg.CORBA.Object serve(ORB orb, POA adapter, Object behaviours) throws Exception {
        Values.register(orb);
        Home home = (Home) Generated.type("Home").getConstructor(SessionContainer.class, Object.class)
                .newInstance(new SessionContainer(adapter), behaviours);
        Any name = orb.create_any();
        name.insert_string("roundtrip");
        home.set_configuration_values(new ConfigValue[] {Values.setting("name", name)});
        home.complete_component_configuration(true);
        home.disable_home_configuration();
        return home.reference();
    }
}

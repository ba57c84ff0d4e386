// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.yoko.runtime;

import org.apache.yoko.orb.CosNaming.tnaming.TransientNamingContext;
import org.apache.yoko.orb.OB.BootManagerHelper;
import org.omg.CORBA.ORB;
import org.omg.CORBA.Policy;
import org.omg.PortableServer.IdAssignmentPolicyValue;
import org.omg.PortableServer.LifespanPolicyValue;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;
import org.omg.PortableServer.ServantRetentionPolicyValue;

/**
 * Yoko's transient name service, started as its class TransientNameService does it, but with the manager of the root POA. That
 * class lets its POA have a manager of its own, which listens on all addresses of the machine and cannot be told otherwise.
 */
public final class RootNames {
    /** Starts it in an ORB. */
    public void initialize(ORB orb) throws Exception {
        POA root = POAHelper.narrow(orb.resolve_initial_references("RootPOA"));
        POA adapter = root.create_POA("TNameService", root.the_POAManager(), new Policy[] {
            root.create_lifespan_policy(LifespanPolicyValue.TRANSIENT),
            root.create_id_assignment_policy(IdAssignmentPolicyValue.SYSTEM_ID),
            root.create_servant_retention_policy(ServantRetentionPolicyValue.RETAIN)});
        TransientNamingContext context = new TransientNamingContext(orb, adapter);
        BootManagerHelper.narrow(orb.resolve_initial_references("BootManager")).add_binding("NameService".getBytes(), context.getRootContext());
    }
}

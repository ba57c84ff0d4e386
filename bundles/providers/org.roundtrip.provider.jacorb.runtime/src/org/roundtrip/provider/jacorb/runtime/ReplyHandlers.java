// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.runtime;

import org.omg.CORBA.portable.ObjectImpl;
import org.omg.CORBA.ORBPackage.InvalidName;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;
import org.omg.PortableServer.POAManagerPackage.AdapterInactive;
import org.omg.PortableServer.POAPackage.ServantNotActive;
import org.omg.PortableServer.POAPackage.WrongPolicy;
import org.omg.PortableServer.Servant;

/**
 * Makes objects of reply handlers. JacORB calls them in the client's own process when the reply to an asynchronous call
 * has come.
 */
public final class ReplyHandlers {
    private ReplyHandlers() {
    }

    /** Activates a reply handler in the root POA of the ORB to which a stub belongs. @return its reference */
    public static org.omg.CORBA.Object activate(org.omg.CORBA.Object stub, Servant handler) {
        try {
            POA adapter = POAHelper.narrow(((ObjectImpl) stub)._orb().resolve_initial_references("RootPOA"));
            adapter.the_POAManager().activate();
            return adapter.servant_to_reference(handler);
        } catch (InvalidName | AdapterInactive | ServantNotActive | WrongPolicy e) {
            throw new IllegalStateException(e);
        }
    }
}

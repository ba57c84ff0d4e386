// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.omg.CORBA.ORB;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.FreshConnection;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.Steps;

/**
 * Looks the servant up in the name service by its {@code corbaname} URL, or takes its reference where there is none. To connect is to narrow the reference to the
 * contract's stub and to ask the servant whether it exists, which opens the connection. All callers share one ORB and its
 * connection, or each has its own.
 */
public abstract class OrbClient implements ClientHalf {
    private final Orbs makes;
    private final List<ORB> orbs = new ArrayList<>();
    private ClientSetting setting;
    private Narrow narrow;

    /** @param orbs makes the ORBs of the middleware */
    protected OrbClient(Orbs orbs) {
        makes = orbs;
    }

    @Override
    public void prepare(ClientSetting prepared) {
        setting = prepared;
        orb();
    }

    /** An ORB keeps one connection to a server for all of its stubs. */
    private ORB orb() {
        ORB orb = newOrb();
        orbs.add(orb);
        return orb;
    }

    private ORB newOrb() {
        return makes.client(setting);
    }

    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        narrow = (Narrow) Generated.type("ToStub").getConstructor().newInstance();
        org.omg.CORBA.Object reference = steps.lookup(() -> find(orbs.get(0), endpoint));
        return steps.connect(() -> stub(reference));
    }

    private org.omg.CORBA.Object find(ORB orb, Endpoint endpoint) throws Exception {
        return servant(orb.string_to_object(endpoint.address()));
    }

    /** Returns the servant's reference. @param found what the name service knows: here that reference itself */
    protected org.omg.CORBA.Object servant(org.omg.CORBA.Object found) throws Exception {
        return found;
    }

    @Override
    public Object openAnother(Endpoint endpoint, Object first) throws Exception {
        return setting.options().get("connections").equals("shared") ? first : stub(find(orb(), endpoint));
    }

    @Override
    public Object lookUp(Endpoint endpoint) throws Exception {
        return narrow.narrow(find(orbs.get(0), endpoint));
    }

    /**
     * A connection of its own needs an ORB of its own, which is there beforehand. The reference is known, so nothing is
     * looked up.
     */
    @Override
    public FreshConnection fresh(Endpoint endpoint, Object first) {
        String reference = orbs.get(0).object_to_string((org.omg.CORBA.Object) first);
        ORB orb = newOrb();
        return new FreshConnection() {
            @Override
            public Object connect() {
                return narrow.narrow(orb.string_to_object(reference));
            }

            @Override
            public void close() {
                makes.destroy(orb);
            }
        };
    }

    private Object stub(org.omg.CORBA.Object reference) {
        org.omg.CORBA.Object stub = narrow.narrow(reference);
        if (stub._non_existent()) {
            throw new IllegalStateException("The name service knows a servant that does not exist.");
        }
        return stub;
    }

    @Override
    public Map<String, String> facts() {
        return makes.facts(orbs.get(0));
    }

    @Override
    public void close() {
        orbs.forEach(makes::destroy);
        orbs.clear();
    }
}

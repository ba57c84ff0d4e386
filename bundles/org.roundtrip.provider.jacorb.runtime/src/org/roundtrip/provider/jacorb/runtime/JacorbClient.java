// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.runtime;

import java.util.concurrent.TimeUnit;
import org.omg.CORBA.ORB;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.Steps;

/**
 * Looks the servant up in the name service by its {@code corbaname} URL. To connect is to narrow the reference to the
 * contract's stub and to ask the servant whether it exists, which opens the connection.
 */
public final class JacorbClient implements ClientHalf {
    private ORB orb;

    @Override
    public void prepare(ClientSetting setting) {
        orb = Orbs.client(TimeUnit.SECONDS.toMillis(setting.timeoutSeconds()));
    }

    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        Narrow narrow = (Narrow) Generated.type("ToStub").getConstructor().newInstance();
        org.omg.CORBA.Object reference = steps.lookup(() -> orb.string_to_object(endpoint.address()));
        return steps.connect(() -> {
            org.omg.CORBA.Object stub = narrow.narrow(reference);
            if (stub._non_existent()) {
                throw new IllegalStateException("The name service knows a servant that does not exist.");
            }
            return stub;
        });
    }

    @Override
    public void close() {
        if (orb != null) {
            orb.destroy();
            orb = null;
        }
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.runtime;

import io.grpc.Channel;
import io.grpc.ServerServiceDefinition;
import java.util.List;
import org.roundtrip.harness.Generated;

/** What is generated for a contract, the class {@code generated.Binding}: its services and its stub. */
public interface Binding {
    /** Returns what a server offers. */
    List<ServerServiceDefinition> services(Object behaviours);

    /** Returns the stub that is called. @param seconds that a call may take */
    Object stub(Channel channel, int seconds);

    /** Returns that of the contract of this process. */
    static Binding ofContract() throws ReflectiveOperationException {
        return (Binding) Generated.type("Binding").getConstructor().newInstance();
    }
}

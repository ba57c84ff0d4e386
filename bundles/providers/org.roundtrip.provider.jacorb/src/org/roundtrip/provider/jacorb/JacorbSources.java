// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb;

import java.util.Map;
import org.roundtrip.contract.Java;
import org.roundtrip.corba.IdlWriter;
import org.roundtrip.corba.ValueMapping;
import org.roundtrip.corba.java.IdlTypes;
import org.roundtrip.corba.java.OrbSources;
import org.roundtrip.model.Contract;

/** Writes the sources of all ORBs in Java, with the names and the asynchronous calls of JacORB. */
final class JacorbSources {
    private JacorbSources() {
    }

    /** Returns all sources by path, for calls that wait for their answers or by Asynchronous Method Invocation. */
    static Map<String, String> of(Contract contract, ValueMapping mapping, boolean asynchronous) {
        IdlWriter idl = IdlWriter.of(contract, mapping);
        IdlTypes types = new IdlTypes(idl, Java::reservedForMethods);
        if (!asynchronous) {
            return OrbSources.of(contract, idl, types, types);
        }
        AmiTypes ami = new AmiTypes(idl, contract);
        Map<String, String> sources = OrbSources.of(contract, idl, types, ami);
        sources.put("generated/Handler.java", ami.handler());
        return sources;
    }
}

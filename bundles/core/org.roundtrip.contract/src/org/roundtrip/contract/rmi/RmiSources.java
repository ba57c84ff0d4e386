// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract.rmi;

import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.contract.Glue;
import org.roundtrip.contract.JavaTypes;
import org.roundtrip.contract.ServantWriter;
import org.roundtrip.model.Contract;

/**
 * Writes the classes that RMI needs for a contract, whatever its protocol. They are serializable types, a remote
 * interface, and a servant that implements it.
 */
public final class RmiSources {
    private final JavaTypes types;
    private final String servant;

    /** @param servant name of the class of the servant, in the package {@code generated} */
    public RmiSources(JavaTypes types, String servant) {
        this.types = types;
        this.servant = servant;
    }

    /** Returns all sources by path. */
    public Map<String, String> of(Contract contract) {
        Map<String, String> sources = new TreeMap<>(types.sources(contract));
        sources.putAll(Glue.sources(contract, types));
        sources.put(types.stubType(contract).replace('.', '/') + ".java",
                types.stubSource(contract, "extends java.rmi.Remote", "java.rmi.RemoteException"));
        sources.put("generated/" + servant + ".java",
                ServantWriter.write(servant, "implements " + types.stubType(contract), contract, types.calls()));
        return sources;
    }
}

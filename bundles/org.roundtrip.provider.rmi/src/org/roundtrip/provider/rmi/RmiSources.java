// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi;

import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.contract.Glue;
import org.roundtrip.contract.JavaTypes;
import org.roundtrip.contract.ServantWriter;
import org.roundtrip.model.Contract;

/**
 * Writes the classes that RMI needs for a contract: serializable types, a remote interface, and a servant that
 * implements it.
 */
final class RmiSources {
    private static final JavaTypes TYPES = new JavaTypes(true);

    private RmiSources() {
    }

    /** Returns all sources by path. */
    static Map<String, String> of(Contract contract) {
        Map<String, String> sources = new TreeMap<>(TYPES.sources(contract));
        sources.putAll(Glue.sources(contract, TYPES));
        sources.put(TYPES.stubType(contract).replace('.', '/') + ".java",
                TYPES.stubSource(contract, "extends java.rmi.Remote", "java.rmi.RemoteException"));
        sources.put("generated/Servant.java",
                ServantWriter.write("implements " + TYPES.stubType(contract), contract, TYPES));
        return sources;
    }
}

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
 * Writes the classes that RMI needs for a contract, whatever its protocol: serializable types, a remote interface, and a servant
 * that implements it.
 */
public final class RmiSources {
    private static final JavaTypes TYPES = new JavaTypes(true);

    private RmiSources() {
    }

    /** Returns all sources by path. @param servant name of the class of the servant, in the package {@code generated} */
    public static Map<String, String> of(Contract contract, String servant) {
        Map<String, String> sources = new TreeMap<>(TYPES.sources(contract));
        sources.putAll(Glue.sources(contract, TYPES));
        sources.put(remoteInterface(contract).replace('.', '/') + ".java",
                TYPES.stubSource(contract, "extends java.rmi.Remote", "java.rmi.RemoteException"));
        sources.put("generated/" + servant + ".java",
                ServantWriter.write(servant, "implements " + remoteInterface(contract), contract, TYPES.calls()));
        return sources;
    }

    /** Returns the name of the remote interface, with its package. */
    public static String remoteInterface(Contract contract) {
        return TYPES.stubType(contract);
    }
}

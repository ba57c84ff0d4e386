// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi;

import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.contract.Glue;
import org.roundtrip.contract.JavaTypes;
import org.roundtrip.contract.ServantWriter;
import org.roundtrip.contract.Signature;
import org.roundtrip.contract.Source;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;

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
        sources.put(TYPES.stubType(contract).replace('.', '/') + ".java", remoteInterface(contract));
        sources.put("generated/Servant.java",
                ServantWriter.write("implements " + TYPES.stubType(contract), contract, TYPES));
        return sources;
    }

    private static String remoteInterface(Contract contract) {
        String type = TYPES.stubType(contract);
        int dot = type.lastIndexOf('.');
        Source source = new Source().add("package %s;", type.substring(0, dot))
                .add("public interface %s extends java.rmi.Remote {", type.substring(dot + 1));
        for (Operation operation : contract.operations()) {
            source.add("%s;", Signature.of(operation, TYPES).head("java.rmi.RemoteException"));
        }
        return source.add("}").toString();
    }
}

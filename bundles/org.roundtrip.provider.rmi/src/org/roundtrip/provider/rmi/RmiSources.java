// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi;

import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.contract.Glue;
import org.roundtrip.contract.JavaTypes;
import org.roundtrip.contract.Signature;
import org.roundtrip.contract.Source;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;

/** Writes a contract as RMI wants it: serializable types, a remote interface, and a servant that implements it. */
final class RmiSources {
    private static final JavaTypes TYPES = new JavaTypes(true);

    private RmiSources() {
    }

    /** All sources by path. */
    static Map<String, String> of(Contract contract) {
        Map<String, String> sources = new TreeMap<>(TYPES.sources(contract));
        sources.putAll(Glue.sources(contract, TYPES));
        sources.put(TYPES.stubType(contract).replace('.', '/') + ".java", remoteInterface(contract));
        sources.put("generated/Servant.java", servant(contract));
        return sources;
    }

    private static String remoteInterface(Contract contract) {
        String type = TYPES.stubType(contract);
        int dot = type.lastIndexOf('.');
        Source source = new Source().add("package %s;", type.substring(0, dot))
                .add("public interface %s extends java.rmi.Remote {", type.substring(dot + 1));
        for (Operation operation : contract.operations()) {
            source.add("%s throws java.rmi.RemoteException;", Signature.of(operation, TYPES).head());
        }
        return source.add("}").toString();
    }

    private static String servant(Contract contract) {
        Source source = new Source().add("package generated;")
                .add("public final class Servant implements %s {", TYPES.stubType(contract))
                .add("private final Behaviours behaviours;")
                .add("public Servant(Object behaviours) {")
                .add("this.behaviours = (Behaviours) behaviours;")
                .add("}");
        for (Operation operation : contract.operations()) {
            Signature signature = Signature.of(operation, TYPES);
            source.add("@Override").add("public %s {", signature.head()).add(signature.delegate("behaviours")).add("}");
        }
        return source.add("}").toString();
    }
}

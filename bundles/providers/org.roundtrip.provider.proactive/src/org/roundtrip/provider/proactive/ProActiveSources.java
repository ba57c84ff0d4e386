// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.proactive;

import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.contract.Glue;
import org.roundtrip.contract.ServantWriter;
import org.roundtrip.contract.Source;
import org.roundtrip.model.Contract;

/** Writes what is compiled for a contract: serializable types, the interface that stubs implement, and the object that becomes active. */
final class ProActiveSources {
    private static final ProActiveTypes TYPES = new ProActiveTypes();

    private ProActiveSources() {
    }

    /** Returns all sources by path. */
    static Map<String, String> of(Contract contract) {
        Map<String, String> sources = new TreeMap<>(TYPES.sources(contract));
        sources.putAll(Glue.sources(contract, TYPES));
        String stub = TYPES.stubType(contract);
        sources.put(stub.replace('.', '/') + ".java", type(stub, contract));
        sources.put("generated/Servant.java", ServantWriter.write("implements " + stub, contract, TYPES));
        return sources;
    }

    private static String type(String stub, Contract contract) {
        int dot = stub.lastIndexOf('.');
        Source source = new Source().add("package %s;", stub.substring(0, dot)).add("public interface %s {", stub.substring(dot + 1));
        contract.operations().forEach(operation -> source.add("%s;", TYPES.calls().head(operation)));
        return source.add("}").toString();
    }
}

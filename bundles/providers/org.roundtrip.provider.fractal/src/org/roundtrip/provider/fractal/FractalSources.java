// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.fractal;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.contract.Glue;
import org.roundtrip.contract.Halves;
import org.roundtrip.contract.ServantWriter;
import org.roundtrip.model.Contract;

/** Writes what is compiled for a contract: serializable types, a Java interface, the content of the component, and the halves. */
final class FractalSources {
    private static final FractalTypes TYPES = new FractalTypes();
    private static final List<String> HALVES = List.of("FractalServer", "FractalClient", "Names", "Orb", "Sockets", "Port");

    private FractalSources() {
    }

    /** Returns all sources by path. */
    static Map<String, String> of(Contract contract) {
        Map<String, String> sources = new TreeMap<>(TYPES.sources(contract));
        sources.putAll(Glue.sources(contract, TYPES));
        sources.put(TYPES.stubType(contract).replace('.', '/') + ".java", TYPES.stubSource(contract, ""));
        sources.put("generated/Servant.java",
                ServantWriter.writeCreated("implements " + TYPES.stubType(contract), contract, TYPES));
        sources.putAll(Halves.sources(FractalSources.class, HALVES));
        return sources;
    }
}

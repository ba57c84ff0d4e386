// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.fractal;

import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.contract.Glue;
import org.roundtrip.contract.ServantWriter;
import org.roundtrip.model.Contract;
import org.roundtrip.provider.fractal.runtime.Content;

/** Writes what is compiled for a contract: serializable types, a Java interface, and the content of the component. */
final class FractalSources {
    private static final FractalTypes TYPES = new FractalTypes();
    /** By its name, because the workbench does not have Fractal's jars. */
    private static final String PLAIN_OBJECT = Content.class.getPackageName() + ".PlainObject";

    private FractalSources() {
    }

    /** Returns all sources by path. @param plain whether the servant is a plain object, not the content of a component */
    static Map<String, String> of(Contract contract, boolean plain) {
        Map<String, String> sources = new TreeMap<>(TYPES.sources(contract));
        sources.putAll(Glue.sources(contract, TYPES));
        sources.put(TYPES.stubType(contract).replace('.', '/') + ".java", TYPES.stubSource(contract, ""));
        sources.put("generated/Servant.java",
                ServantWriter.writeCreated((plain ? "extends " + PLAIN_OBJECT + " " : "")
                        + "implements " + TYPES.stubType(contract) + ", " + Content.class.getName(), contract, TYPES));
        return sources;
    }
}

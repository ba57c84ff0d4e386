// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.ice;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.contract.Glue;
import org.roundtrip.contract.Halves;
import org.roundtrip.contract.ServantWriter;
import org.roundtrip.contract.Source;
import org.roundtrip.model.Contract;

/** Writes what {@code slice2java} reads, and the Java sources that are compiled with its output, the two halves among them. */
final class IceSources {
    /** The file with the contract in Slice. */
    static final String SLICE = "contract.ice";
    private static final List<String> HALVES = List.of("IceServer", "IceClient", "Communicators");

    private IceSources() {
    }

    /** Returns all sources by path. @param asynchronous whether clients call the stub's asynchronous methods */
    static Map<String, String> of(Contract contract, boolean asynchronous) {
        IceTypes types = new IceTypes(asynchronous);
        Map<String, String> sources = new TreeMap<>(Glue.sources(contract, types));
        sources.put(SLICE, SliceWriter.write(contract));
        sources.put("generated/Servant.java",
                ServantWriter.write("implements service." + SliceNames.type(contract), contract, types));
        sources.put("generated/Stubs.java", new Source().add("package generated;")
                .add("public final class Stubs {")
                .add("private Stubs() {").add("}")
                .add("public static com.zeroc.Ice.ObjectPrx of(com.zeroc.Ice.ObjectPrx found) {")
                .add("return %s.uncheckedCast(found);", types.stubType(contract))
                .add("}").add("}").toString());
        HALVES.forEach(half -> sources.put("generated/" + half + ".java", Halves.text(IceSources.class, "/halves/generated/" + half + ".java")));
        return sources;
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.java;

import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.contract.Glue;
import org.roundtrip.contract.ServantWriter;
import org.roundtrip.contract.Source;
import org.roundtrip.corba.IdlWriter;
import org.roundtrip.corba.runtime.Narrow;
import org.roundtrip.model.Contract;

/** Writes the input of an ORB's IDL compiler, and the Java sources that are compiled with its output. */
public final class OrbSources {
    /** The file that the IDL compiler reads. */
    public static final String IDL = "contract.idl";

    private OrbSources() {
    }

    /**
     * Returns all sources by path.
     *
     * @param idl   of the contract
     * @param types its types
     * @param calls the same types with the way in which clients call, or just the types
     */
    public static Map<String, String> of(Contract contract, IdlWriter idl, IdlTypes types, IdlTypes calls) {
        Map<String, String> sources = new TreeMap<>(Glue.sources(contract, calls));
        sources.put(IDL, idl.text());
        sources.put("generated/Unions.java", types.unions(contract));
        sources.put("generated/Servant.java",
                ServantWriter.write("extends " + types.stubType(contract) + "POA", contract, types));
        sources.put("generated/ToStub.java", toStub(types.stubType(contract)));
        return sources;
    }

    private static String toStub(String type) {
        return new Source().add("package generated;")
                .add("public final class ToStub implements %s {", Narrow.class.getName())
                .add("@Override")
                .add("public org.omg.CORBA.Object narrow(org.omg.CORBA.Object reference) {")
                .add("return %sHelper.narrow(reference);", type)
                .add("}").add("}").toString();
    }
}

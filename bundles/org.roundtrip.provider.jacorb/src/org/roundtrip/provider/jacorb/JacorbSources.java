// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb;

import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.contract.Glue;
import org.roundtrip.contract.ServantWriter;
import org.roundtrip.contract.Source;
import org.roundtrip.corba.IdlWriter;
import org.roundtrip.model.Contract;
import org.roundtrip.provider.jacorb.runtime.Narrow;

/** Writes the input of JacORB's IDL compiler, and the Java sources that are compiled with its output. */
final class JacorbSources {
    /** The file that the IDL compiler reads. */
    static final String IDL = "contract.idl";
    private static final IdlTypes TYPES = new IdlTypes();

    private JacorbSources() {
    }

    /** Returns all sources by path. */
    static Map<String, String> of(Contract contract) {
        Map<String, String> sources = new TreeMap<>(Glue.sources(contract, TYPES));
        sources.put(IDL, IdlWriter.of(contract).text());
        sources.put("generated/Servant.java",
                ServantWriter.write("extends " + TYPES.stubType(contract) + "POA", contract, TYPES));
        sources.put("generated/ToStub.java", toStub(contract));
        return sources;
    }

    private static String toStub(Contract contract) {
        return new Source().add("package generated;")
                .add("public final class ToStub implements %s {", Narrow.class.getName())
                .add("@Override")
                .add("public org.omg.CORBA.Object narrow(org.omg.CORBA.Object reference) {")
                .add("return %sHelper.narrow(reference);", TYPES.stubType(contract))
                .add("}").add("}").toString();
    }
}

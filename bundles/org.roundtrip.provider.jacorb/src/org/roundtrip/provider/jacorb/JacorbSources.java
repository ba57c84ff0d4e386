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

    private JacorbSources() {
    }

    /** Returns all sources by path, for calls that wait for their answers or by Asynchronous Method Invocation. */
    static Map<String, String> of(Contract contract, boolean asynchronous) {
        IdlWriter idl = IdlWriter.of(contract);
        IdlTypes types = new IdlTypes(idl);
        Map<String, String> sources = new TreeMap<>();
        if (asynchronous) {
            AmiTypes ami = new AmiTypes(idl, contract);
            sources.putAll(Glue.sources(contract, ami));
            sources.put("generated/Handler.java", ami.handler());
        } else {
            sources.putAll(Glue.sources(contract, types));
        }
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

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.iiop;

import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.contract.JavaTypes;
import org.roundtrip.contract.Source;
import org.roundtrip.contract.rmi.RmiSources;
import org.roundtrip.corba.runtime.Narrow;
import org.roundtrip.model.Contract;

/**
 * Writes what RMI needs for a contract, and the two classes between rmic's output and the halves: the servant of the object adapter,
 * which is rmic's tie with its target, and the way from a reference to rmic's stub.
 */
final class IiopSources {
    /** The class that implements the remote interface, in the package {@code generated}. */
    static final String TARGET = "Target";
    private static final JavaTypes TYPES = new IiopTypes();
    private static final RmiSources RMI = new RmiSources(TYPES, TARGET);

    private IiopSources() {
    }

    /** Returns all sources by path. */
    static Map<String, String> of(Contract contract) {
        Map<String, String> sources = new TreeMap<>(RMI.of(contract));
        sources.put("generated/Servant.java", servant());
        sources.put("generated/ToStub.java", toStub(TYPES.stubType(contract)));
        return sources;
    }

    private static String servant() {
        // GlassFish's ORB asks the filter of classes only when the class Util of javax.rmi was used before.
        return new Source().add("package generated;")
                .add("public final class Servant extends _%s_Tie {", TARGET)
                .add("public Servant(Object behaviours) {")
                .add("javax.rmi.CORBA.Util.createValueHandler();")
                .add("setTarget(new %s(behaviours));", TARGET)
                .add("}").add("}").toString();
    }

    private static String toStub(String remote) {
        return new Source().add("package generated;")
                .add("public final class ToStub implements %s {", Narrow.class.getName())
                .add("@Override")
                .add("public org.omg.CORBA.Object narrow(org.omg.CORBA.Object reference) {")
                .add("return (org.omg.CORBA.Object) javax.rmi.PortableRemoteObject.narrow(reference, %s.class);", remote)
                .add("}").add("}").toString();
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.iiop;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.roundtrip.contract.JavaTypes;
import org.roundtrip.contract.Source;
import org.roundtrip.contract.rmi.RmiSources;
import org.roundtrip.corba.runtime.Narrow;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;

/**
 * Writes what RMI needs for a contract, and the two classes between rmic's output and the halves: the servant of the object adapter,
 * which is rmic's tie with its target, and the way from a reference to rmic's stub.
 */
final class IiopSources {
    /** The class that implements the remote interface, in the package {@code generated}. */
    static final String TARGET = "Target";
    /** Types that the sources of rmic name without a package, so that a type of the contract of that name would be taken for them. */
    private static final Set<String> TAKEN = Set.of("String", "Object", "Class", "Throwable", "Exception", "ClassCastException", "Error",
            "Serializable", "Remote", "RemoteException", "UnexpectedException", "Stub", "Tie", "Util", "BAD_OPERATION", "ORB",
            "SystemException", "ApplicationException", "RemarshalException", "UnknownException", "InputStream", "OutputStream",
            "ResponseHandler", "Servant", "ServantObject", TARGET, "HashMap", "Date", "BigDecimal", "Boolean", "Byte", "Short",
            "Integer", "Long", "Float", "Double", "Character");
    private static final JavaTypes TYPES = new JavaTypes(true, TAKEN) {
        /** The stub calls its own methods without naming itself, which today's Java allows for all names but this one. */
        @Override
        public String method(Operation operation) {
            return operation.name().equals("yield") ? "yield_" : super.method(operation);
        }
    };
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
        return new Source().add("package generated;")
                .add("public final class Servant extends _%s_Tie {", TARGET)
                .add("public Servant(Object behaviours) {")
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

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.iiop;

import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.contract.JavaTypes;
import org.roundtrip.contract.Source;
import org.roundtrip.contract.rmi.RmiSources;
import org.roundtrip.corba.IdlNames;
import org.roundtrip.corba.runtime.Narrow;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;

/**
 * Writes what RMI needs for a contract, and the two classes between rmic's output and the halves. These are the servant
 * of the object adapter, which is rmic's tie with its target, and the way from a reference to rmic's stub. Both also
 * know the name that the interface has in IDL, so that they can call, and be called by, what is made from IDL.
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
        sources.put("generated/Servant.java", servant(idlId(contract)));
        sources.put("generated/ToStub.java", toStub(TYPES.stubType(contract), idlId(contract)));
        return sources;
    }

    /** Under which name stubs and servants made from IDL know the interface. */
    private static String idlId(Contract contract) {
        return "IDL:service/" + IdlNames.type(contract) + ":1.0";
    }

    /** Whether an operation has the same name on the wire when it is declared in IDL. */
    static boolean sameName(Operation operation) {
        String name = operation.name();
        boolean attribute = name.matches("(get|is)\\p{Upper}.*") && operation.parameters().isEmpty() && operation.result().isPresent()
                || name.matches("set\\p{Upper}.*") && operation.parameters().size() == 1 && operation.result().isEmpty();
        return !attribute && name.matches("[A-Za-z][A-Za-z0-9_]*") && TYPES.method(operation).equals(name)
                && IdlNames.identifier(IdlNames.operation(operation)).equals(name);
    }

    private static String servant(String idlId) {
        // GlassFish's ORB asks the filter of classes only when the class Util of javax.rmi was used before.
        return new Source().add("package generated;")
                .add("public final class Servant extends _%s_Tie {", TARGET)
                .add("public Servant(Object behaviours) {")
                .add("javax.rmi.CORBA.Util.createValueHandler();")
                .add("setTarget(new %s(behaviours));", TARGET)
                .add("}")
                .add("@Override")
                .add("public String[] _all_interfaces(org.omg.PortableServer.POA poa, byte[] id) {")
                .add("String[] own = super._all_interfaces(poa, id);")
                .add("String[] all = java.util.Arrays.copyOf(own, own.length + 1);")
                .add("all[own.length] = \"%s\";", idlId)
                .add("return all;")
                .add("}").add("}").toString();
    }

    /** {@code PortableRemoteObject} finds no stub for a servant of IDL, since that has another name for the interface. */
    private static String toStub(String remote, String idlId) {
        String stub = remote.replaceFirst("(\\w+)$", "_$1_Stub");
        return new Source().add("package generated;")
                .add("public final class ToStub implements %s {", Narrow.class.getName())
                .add("@Override")
                .add("public org.omg.CORBA.Object narrow(org.omg.CORBA.Object reference) {")
                .add("try {")
                .add("return (org.omg.CORBA.Object) javax.rmi.PortableRemoteObject.narrow(reference, %s.class);", remote)
                .add("} catch (ClassCastException other) {")
                .add("if (!reference._is_a(\"%s\")) {", idlId)
                .add("throw other;")
                .add("}")
                .add("%s stub = new %s();", stub, stub)
                .add("stub._set_delegate(((org.omg.CORBA.portable.ObjectImpl) reference)._get_delegate());")
                .add("return stub;")
                .add("}")
                .add("}").add("}").toString();
    }
}

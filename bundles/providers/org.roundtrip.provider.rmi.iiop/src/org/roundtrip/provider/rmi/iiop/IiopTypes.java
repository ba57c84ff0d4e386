// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.iiop;

import java.util.Set;
import java.util.StringJoiner;
import org.roundtrip.contract.Java;
import org.roundtrip.contract.JavaTypes;
import org.roundtrip.contract.Source;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape.Enumeration;

/**
 * Serializable types with names that rmic can use. An enum is a class with constants, as it was before Java 5: the ORBs write the
 * private fields of {@code java.lang.Enum}, and these are not the same in all versions of Java.
 */
final class IiopTypes extends JavaTypes {
    /** Types that rmic's sources name without a package. A type of the contract of that name would be taken for them. */
    private static final Set<String> TAKEN = Set.of("String", "Object", "Class", "Throwable", "Exception", "ClassCastException", "Error",
            "Serializable", "Remote", "RemoteException", "UnexpectedException", "Stub", "Tie", "Util", "BAD_OPERATION", "ORB",
            "SystemException", "ApplicationException", "RemarshalException", "UnknownException", "InputStream", "OutputStream",
            "ResponseHandler", "Servant", "ServantObject", IiopSources.TARGET, "HashMap", "Date", "BigDecimal", "Boolean", "Byte", "Short",
            "Integer", "Long", "Float", "Double", "Character");

    /** Names of fields that the class of an enum has anyway. */
    private static final Set<String> OWN = Set.of("serialVersionUID", "number");

    IiopTypes() {
        super(true, TAKEN);
    }

    /** The stub calls its own methods without naming itself, which today's Java allows for all names but this one. */
    @Override
    public String method(Operation operation) {
        return operation.name().equals("yield") ? "yield_" : super.method(operation);
    }

    @Override
    protected String enumOf(Enumeration enumeration, String name) {
        Source source = new Source().add("package payload;").add("public final class %s implements java.io.Serializable {", name)
                .add("private static final long serialVersionUID = 1L;");
        StringJoiner constants = new StringJoiner(", ");
        for (int i = 0; i < enumeration.constants().size(); i++) {
            String constant = Java.escape(enumeration.constants().get(i), word -> Java.reserved(word) || OWN.contains(word));
            source.add("public static final %s %s = new %s(%s);", name, constant, name, i);
            constants.add(constant);
        }
        return source.add("private final int number;")
                .add("private %s(int number) {", name).add("this.number = number;").add("}")
                .add("public int ordinal() {").add("return number;").add("}")
                .add("public static %s[] values() {", name).add("return new %s[] {%s};", name, constants).add("}")
                .add("private java.lang.Object readResolve() {").add("return values()[number];").add("}")
                .add("}").toString();
    }
}

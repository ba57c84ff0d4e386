// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.axis.AxisFault;
import org.apache.axis.client.Stub;
import org.apache.axis.wsdl.toJava.Utils;
import org.roundtrip.soap.Dialect;

/**
 * What WSDL2Java makes of names. It treats each {@code byte[]} as octets, and an array of them as an array of arrays.
 *
 * @param octets the method that reads octets from their bean
 */
record AxisDialect(String octets) implements Dialect {
    /** Those of version 1.4, and of version 1.1. */
    static final AxisDialect LAST = new AxisDialect("get_value"), FIRST = new AxisDialect("getValue");
    /** A word that Java reserves since version 5, of which WSDL2Java does not know. */
    private static final String ENUM = "enum";
    /** Packages that a member or parameter of the same name would hide, and names that WSDL2Java itself declares. */
    private static final Set<String> MEMBERS = Set.of("Enum", "Java", "Javax", "Org", "Soap", "TypeDesc");
    /** Properties that every fault has, besides those names. */
    private static final Set<String> FAULT_MEMBERS = Stream.concat(MEMBERS.stream(), Arrays.stream(AxisFault.class.getMethods())
            .map(Method::getName).filter(name -> name.matches("(get|set|is)[A-Z].*")).map(name -> name.replaceFirst("get|set|is", "")))
            .collect(Collectors.toUnmodifiableSet());

    @Override
    public String javaClass(String xml) {
        return Utils.xmlNameToJavaClass(xml);
    }

    @Override
    public String identifier(String xml) {
        return Utils.xmlNameToJava(xml);
    }

    @Override
    public String property(String xml) {
        return Utils.capitalizeFirstChar(Utils.xmlNameToJava(xml));
    }

    @Override
    public String constant(String xml) {
        return xml;
    }

    /** Classes that generated beans use by their short names. */
    @Override
    public Set<String> takenClasses() {
        return Set.of("boolean", "byte", "class", "double", "float", "integer", "long", "object", "short", "string");
    }

    @Override
    public Set<String> takenProperties(boolean exception) {
        return exception ? FAULT_MEMBERS : MEMBERS;
    }

    @Override
    public Set<String> takenParameters() {
        return Set.of(ENUM, "java", "javax", "org", "soap", "axisFaultException");
    }

    @Override
    public Set<String> takenConstants() {
        return Set.of("value_", "table_", "typeDesc");
    }

    @Override
    public Set<String> takenMethods() {
        return Stream.concat(Stream.of(ENUM), Stream.of(Object.class, Stub.class).flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
                .map(Method::getName)).collect(Collectors.toSet());
    }

    @Override
    public boolean arraysOfBytesAreOctets() {
        return true;
    }

    @Override
    public boolean arraysOfArraysAreRegular() {
        return false;
    }
}

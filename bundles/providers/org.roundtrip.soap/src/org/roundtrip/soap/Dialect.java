// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.soap;

import java.util.Set;

/**
 * What one generator makes of XML names, and which of them it cannot use. Names are compared in Java's form. Implementations are stateless.
 */
public interface Dialect {

    /** Returns the class name for a type's XML name, without its package. */
    String javaClass(String xml);

    /** Returns the name of a parameter or method for an XML name. */
    String identifier(String xml);

    /** Returns the part of a getter's name behind {@code get} for an element's XML name. */
    String property(String xml);

    /** Returns the form in which two constants of an enumeration must differ. */
    String constant(String xml);

    /** Class names in lower case that no type may have. */
    Set<String> takenClasses();

    /** Properties that no bean may have. @param exception whether the bean is thrown */
    Set<String> takenProperties(boolean exception);

    /** Identifiers that no parameter may have. */
    Set<String> takenParameters();

    /** Constants, in the form of {@link #constant}, that no enumeration may have. */
    Set<String> takenConstants();

    /** Methods that the stub has already, and words that are no method's name. */
    Set<String> takenMethods();

    /**
     * Whether each {@code byte[]} means octets. Then a single byte in an array has SOAP's own byte type, and octets in an array of SOAP's
     * encoding have a bean of their own.
     */
    boolean arraysOfBytesAreOctets();

    /** The method that reads octets from their bean, where they have one. */
    default String octets() {
        return "getValue";
    }

    /** Whether the arrays in an encoded array must all have the same length. Then each of them has a bean of its own. */
    boolean arraysOfArraysAreRegular();
}

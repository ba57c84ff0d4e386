// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jaxrpc;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.contract.Java;
import org.roundtrip.soap.Dialect;

/**
 * What wscompile makes of names, as its class {@code Names} does. A letter behind a digit becomes a capital, two capitals at the beginning
 * stay, and a word that Java reserved before version 5 gets an underscore.
 */
final class JaxRpcDialect implements Dialect {
    private static final Pattern WORD = Pattern.compile("(?<=\\d)\\D");
    /** A word that Java reserves since version 5, of which wscompile does not know. */
    private static final String ENUM = "enum";

    @Override
    public String javaClass(String xml) {
        return valid(capitalized(xml));
    }

    @Override
    public String identifier(String xml) {
        boolean stays = xml.length() > 1 && Character.isUpperCase(xml.charAt(0)) && Character.isUpperCase(xml.charAt(1));
        return valid(stays ? xml : Character.toLowerCase(xml.charAt(0)) + xml.substring(1));
    }

    @Override
    public String property(String xml) {
        return capitalized(identifier(xml));
    }

    private static String capitalized(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    private static String valid(String name) {
        String words = WORD.matcher(name).replaceAll(letter -> letter.group().toUpperCase(Locale.ROOT));
        return Java.reserved(words) && !words.equals(ENUM) ? "_" + words : words;
    }

    /** An enumeration has a field of each constant, and another with {@code String} behind it. */
    @Override
    public String constant(String xml) {
        return xml.replaceFirst("(String)+$", "");
    }

    /** Types that generated classes name without their package. */
    @Override
    public Set<String> takenClasses() {
        return Set.of("class", "integer", "object", "string", "map", "hashmap", "exception");
    }

    @Override
    public Set<String> takenProperties(boolean exception) {
        return Stream.concat(Stream.of("Enum", "Java", "Javax", "Soap", "Com"),
                exception ? Stream.of("Cause", "LocalizedMessage", "Message", "StackTrace", "Suppressed") : Stream.of()).collect(Collectors.toUnmodifiableSet());
    }

    @Override
    public Set<String> takenParameters() {
        return Set.of(ENUM, "java", "javax", "soap", "com");
    }

    @Override
    public Set<String> takenConstants() {
        return Set.of();
    }

    /** In the document style an operation is also the name of a class, beside the service's interface. */
    @Override
    public Set<String> takenMethods() {
        return Set.of("boolean", "byte", "class", "double", "exception", "float", "integer", "long", "object", "override", "qName", "servant", "servantService",
                "short", "string", "system", ENUM, "clone", "equals", "finalize", "getClass", "hashCode", "notify", "notifyAll", "registerNatives", "toString", "wait",
                "useFastInfoset", "acceptFastInfoset");
    }

    @Override
    public boolean arraysOfBytesAreOctets() {
        return false;
    }

    @Override
    public boolean arraysOfArraysAreRegular() {
        return true;
    }
}

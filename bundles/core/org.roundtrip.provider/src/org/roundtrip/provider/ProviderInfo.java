// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The service properties of a provider's component, each a string.
 *
 * @param id       {@code roundtrip.id}: a short name that plans use, such as {@code rmi}
 * @param label    {@code roundtrip.label}: for people
 * @param family   {@code roundtrip.family}: {@code Socket}, {@code RMI}, {@code CORBA}, {@code SOAP}, ...
 * @param protocol {@code roundtrip.protocol}: its protocol on the wire, such as {@code JRMP}
 * @param version  {@code roundtrip.version}: of the middleware; {@code JDK} when it comes with the Java runtime
 * @param licence  {@code roundtrip.licence}: of the middleware, an SPDX expression
 * @param floor    {@code roundtrip.floor}: whether this is the floor: the raw baseline that others are compared with
 * @param language {@code roundtrip.language}: the interface language that it shares with other providers, such as
 *                 {@code IDL}, or several with commas between them; empty when its stubs call its own servants only
 * @param java     {@code roundtrip.java}: the lowest release of Java that its processes run in, 21 unless given; 0 when
 *                 they are not Java programs
 * @param asynchronous {@code roundtrip.asynchronous}: whether its middleware has asynchronous stubs that a client can call
 * @param lookups  {@code roundtrip.lookups}: whether its clients look the servant up, so that a plan can repeat it
 * @param connections {@code roundtrip.connections}: whether a program can make a connection of its own for one call and close it
 *                 again; otherwise the middleware keeps its connections itself
 * @param modules {@code roundtrip.modules}: the modules of Java that its processes need, with blanks between them, such as
 *                {@code jdk.naming.rmi}; only those that smaller runtimes leave out need be named
 */
public record ProviderInfo(String id, String label, String family, String protocol, String version, String licence,
        boolean floor,
        String language, int java, boolean asynchronous, boolean lookups, boolean connections, List<String> modules) {
    private static final int USUAL_JAVA = 21;

    /** Copies the list. */
    public ProviderInfo {
        modules = List.copyOf(modules);
    }

    /** A provider in Java whose stubs call its own servants only. */
    public ProviderInfo(String id, String label, String family, String protocol, String version, String licence,
            boolean floor) {
        this(id, label, family, protocol, version, licence, floor, "", USUAL_JAVA, false, false, false, List.of());
    }

    /** Reads service properties. @throws IllegalArgumentException when one is missing */
    public static ProviderInfo of(Map<String, ?> properties) {
        return new ProviderInfo(text(properties, "id"), text(properties, "label"), text(properties, "family"),
                text(properties, "protocol"), text(properties, "version"), text(properties, "licence"),
                has(properties, "floor"), optional(properties, "language", ""),
                Integer.parseInt(optional(properties, "java", Integer.toString(USUAL_JAVA))),
                has(properties, "asynchronous"), has(properties, "lookups"), has(properties, "connections"),
                List.of(optional(properties, "modules", "").split(" ")).stream().filter(name -> !name.isEmpty()).toList());
    }

    /** Whether its processes are Java programs, so that they have a Java and flags to choose. */
    public boolean inJvm() {
        return java > 0;
    }

    /**
     * Returns whether a client of this provider can call a server of the other one. It is the same provider, or both
     * have the same protocol on the wire and an interface language in common.
     */
    public boolean calls(ProviderInfo other) {
        return id.equals(other.id)
                || protocol.equals(other.protocol) && languages().anyMatch(other::speaks);
    }

    /** Whether an interface language is one of this provider's. */
    public boolean speaks(String one) {
        return languages().anyMatch(one::equals);
    }

    private Stream<String> languages() {
        return Stream.of(language.split(", ")).filter(each -> !each.isEmpty());
    }

    private static boolean has(Map<String, ?> properties, String name) {
        return "true".equals(properties.get("roundtrip." + name));
    }

    private static String optional(Map<String, ?> properties, String name, String otherwise) {
        return properties.get("roundtrip." + name) instanceof String text && !text.isBlank() ? text : otherwise;
    }

    private static String text(Map<String, ?> properties, String name) {
        if (properties.get("roundtrip." + name) instanceof String text && !text.isBlank()) {
            return text;
        }
        throw new IllegalArgumentException("the provider's component has no property roundtrip." + name);
    }
}

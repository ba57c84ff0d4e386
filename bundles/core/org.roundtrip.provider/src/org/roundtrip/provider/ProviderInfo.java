// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
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
 * @param studied {@code roundtrip.studied}: the system of the studies of 2003 to 2006 that it is or stands for, after a {@link Standing} and a blank;
 *                empty when it is in none
 */
public record ProviderInfo(String id, String label, String family, String protocol, String version, String licence,
        boolean floor,
        String language, int java, boolean asynchronous, boolean lookups, boolean connections, List<String> modules, Optional<Studied> studied) {
    private static final int USUAL_JAVA = 21;

    /** How a provider stands to a system that a study measured. */
    public enum Standing {
        /** It is that system, in the same or in another version. */
        ITSELF,
        /** What the system became. */
        SUCCESSOR,
        /** Another one that is nearest to it. */
        RELATIVE,
        /** Written anew by its specification, because the system cannot be had. */
        RECONSTRUCTION
    }

    /** A system that a study measured. @param system as the study names it */
    public record Studied(Standing standing, String system) {
        private static Studied of(String text) {
            String[] words = text.split(" ", 2);
            return new Studied(Standing.valueOf(words[0].toUpperCase(Locale.ROOT)), words[1]);
        }
    }

    /** Copies the list. */
    public ProviderInfo {
        modules = List.copyOf(modules);
    }

    /** A provider that is in no study. */
    public ProviderInfo(String id, String label, String family, String protocol, String version, String licence, boolean floor, String language, int java,
            boolean asynchronous, boolean lookups, boolean connections, List<String> modules) {
        this(id, label, family, protocol, version, licence, floor, language, java, asynchronous, lookups, connections, modules, Optional.empty());
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
                List.of(optional(properties, "modules", "").split(" ")).stream().filter(name -> !name.isEmpty()).toList(),
                Optional.of(optional(properties, "studied", "")).filter(text -> !text.isEmpty()).map(Studied::of));
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

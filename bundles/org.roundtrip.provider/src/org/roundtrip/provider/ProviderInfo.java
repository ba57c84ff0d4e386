// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

import java.util.Map;

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
 */
public record ProviderInfo(String id, String label, String family, String protocol, String version, String licence,
        boolean floor) {

    /** Reads service properties. @throws IllegalArgumentException when one is missing */
    public static ProviderInfo of(Map<String, ?> properties) {
        return new ProviderInfo(text(properties, "id"), text(properties, "label"), text(properties, "family"),
                text(properties, "protocol"), text(properties, "version"), text(properties, "licence"),
                "true".equals(properties.get("roundtrip.floor")));
    }

    private static String text(Map<String, ?> properties, String name) {
        if (properties.get("roundtrip." + name) instanceof String text && !text.isBlank()) {
            return text;
        }
        throw new IllegalArgumentException("the provider's component has no property roundtrip." + name);
    }
}

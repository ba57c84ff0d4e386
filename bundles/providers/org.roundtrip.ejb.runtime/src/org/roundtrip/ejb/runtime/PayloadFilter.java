// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ejb.runtime;

import java.io.ObjectInputFilter;

/**
 * What the process of a server deserializes once its bean is deployed. It is the types of the contract and plain values, within the bounds
 * that Roundtrip sets for all contracts, and what the container itself sends. Before, a container may copy objects of its own by
 * serialization, so the filter is no flag of the JVM.
 */
public final class PayloadFilter {
    private static final String PAYLOAD = "maxdepth=250;maxrefs=67108864;maxarray=67108864;maxbytes=2147483648;"
            + "service.*;payload.*;java.lang.String;java.lang.Enum;java.lang.Number;java.lang.Boolean;java.lang.Byte;java.lang.Short;"
            + "java.lang.Integer;java.lang.Long;java.lang.Float;java.lang.Double;java.lang.Character;java.util.Date;"
            + "java.math.BigDecimal;java.math.BigInteger;java.util.HashMap;java.util.Map$Entry;";

    private PayloadFilter() {
    }

    /** Sets it for all streams that are opened from now on. Called once. @param own patterns of the container's own classes */
    public static void set(String... own) {
        ObjectInputFilter.Config.setSerialFilter(ObjectInputFilter.Config.createFilter(PAYLOAD + String.join(";", own) + ";!*"));
    }
}

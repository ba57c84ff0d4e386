// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import java.rmi.Remote;
import java.rmi.server.RMIClientSocketFactory;
import java.rmi.server.RMIServerSocketFactory;
import java.rmi.server.UnicastRemoteObject;

/**
 * Lets a servant deserialize only the contract's own types and plain values. These are strings, primitives, boxed or
 * not, instants, decimal numbers, maps, and arrays of these, within the bounds that Roundtrip sets for all contracts.
 * From Java 9 on the filter belongs to the servant. Java 8, from update 121 on, has one for the whole process.
 */
final class PayloadFilter {
    /** A struct or array is one level, an enum constant and its class description two more. Maps make an array of entries. */
    private static final String PATTERN = "maxdepth=250;maxrefs=67108864;maxarray=67108864;maxbytes=2147483648;"
            + "payload.*;java.lang.String;java.lang.Enum;java.lang.Number;java.lang.Boolean;java.lang.Byte;java.lang.Short;"
            + "java.lang.Integer;java.lang.Long;java.lang.Float;java.lang.Double;java.lang.Character;java.util.Date;"
            + "java.math.BigDecimal;java.math.BigInteger;java.util.HashMap;java.util.Map$Entry;!*";

    private PayloadFilter() {
    }

    /** Exports a servant on a port with this filter. */
    static void export(Remote servant, int port, RMIClientSocketFactory client, RMIServerSocketFactory server) throws Exception {
        Class<?> filter;
        try {
            filter = Class.forName("java.io.ObjectInputFilter");
        } catch (ClassNotFoundException java8) {
            filter = Class.forName("sun.misc.ObjectInputFilter");
            config(filter).getMethod("setSerialFilter", filter).invoke(null, ofPayload(filter));
            UnicastRemoteObject.exportObject(servant, port, client, server);
            return;
        }
        UnicastRemoteObject.class.getMethod("exportObject", Remote.class, int.class, RMIClientSocketFactory.class,
                RMIServerSocketFactory.class, filter).invoke(null, servant, port, client, server, ofPayload(filter));
    }

    private static Object ofPayload(Class<?> filter) throws ReflectiveOperationException {
        return config(filter).getMethod("createFilter", String.class).invoke(null, PATTERN);
    }

    private static Class<?> config(Class<?> filter) throws ClassNotFoundException {
        return Class.forName(filter.getName() + "$Config");
    }
}

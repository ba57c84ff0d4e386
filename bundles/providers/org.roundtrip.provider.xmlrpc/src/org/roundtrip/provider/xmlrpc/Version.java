// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.xmlrpc;

import java.util.Map;
import org.roundtrip.provider.xmlrpc.runtime.FirstClient;
import org.roundtrip.provider.xmlrpc.runtime.FirstServer;
import org.roundtrip.provider.xmlrpc.runtime.LastClient;
import org.roundtrip.provider.xmlrpc.runtime.LastServer;

/**
 * A version of Apache XML-RPC, with what differs between them.
 *
 * @param number also the name of its set of libraries
 * @param struct the class of structs that a caller makes
 * @param list   the type of arrays
 * @param server the half that serves
 * @param client the half that calls
 */
record Version(String number, String struct, String list, Class<?> server, Class<?> client) {
    /** The last one. */
    static final Version LAST = new Version("3.1.3", "java.util.HashMap", "java.lang.Object[]", LastServer.class, LastClient.class);
    /** The first one of Apache. */
    static final Version FIRST = new Version("1.1", "java.util.Hashtable", "java.util.Vector", FirstServer.class, FirstClient.class);
    /** The name of the option. */
    static final String OPTION = "version";

    /** The version that the options choose. */
    static Version of(Map<String, String> options) {
        return FIRST.number.equals(options.get(OPTION)) ? FIRST : LAST;
    }

    /** Whether arrays are vectors. */
    boolean vectors() {
        return this == FIRST;
    }
}

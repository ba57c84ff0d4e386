// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.jrmp;

import java.util.List;

/** Names of remote objects and operations that Java RMI itself defines. */
final class RemoteOperation {
    private static final long REGISTRY = 4905912898345647071L;
    private static final long COLLECTOR = -669196253586618813L;
    private static final List<String> REGISTRY_OPERATIONS = List.of("bind", "list", "lookup", "rebind", "unbind");
    private static final List<String> COLLECTOR_OPERATIONS = List.of("clean", "dirty");

    /** The object's name by its number. */
    static String objectName(long number) {
        return switch ((int) Math.clamp(number, -1, 3)) {
            case 0 -> "registry";
            case 1 -> "activator";
            case 2 -> "garbage collector";
            default -> "object " + number;
        };
    }

    /**
     * The operation's name.
     *
     * @param number -1 when the method is told by its hash alone
     * @param hash   of the method, or of the interface when there is a number
     */
    static String name(int number, long hash) {
        if (number < 0) {
            return "method " + Long.toHexString(hash);
        }
        if (hash == REGISTRY && number < REGISTRY_OPERATIONS.size()) {
            return "registry." + REGISTRY_OPERATIONS.get(number);
        }
        if (hash == COLLECTOR && number < COLLECTOR_OPERATIONS.size()) {
            return "dgc." + COLLECTOR_OPERATIONS.get(number);
        }
        return "operation " + number;
    }

    private RemoteOperation() {
    }
}

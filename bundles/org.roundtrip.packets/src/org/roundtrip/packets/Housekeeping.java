// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.util.Set;
import java.util.stream.Collectors;
import org.roundtrip.dissect.Hints;
import org.roundtrip.model.Operation;

/**
 * Tells messages that keep a middleware going: looking up and registering references, collecting garbage. They belong
 * to no call, whenever they are sent.
 */
final class Housekeeping {
    private static final Set<String> NAMING = Set.of("resolve", "resolve_str", "bind", "rebind", "bind_context",
            "rebind_context", "unbind", "new_context", "bind_new_context", "to_name", "to_url", "to_string", "destroy",
            "list");

    private final Set<String> operations;

    /** @param hints an operation of its contract is a call, whatever its name */
    Housekeeping(Hints hints) {
        operations = hints.contract().stream().flatMap(contract -> contract.operations().stream()).map(Operation::name)
                .collect(Collectors.toSet());
    }

    /** Whether a message looks up or registers references at a name service. */
    boolean isNaming(Headline headline) {
        return switch (headline.protocol()) {
            case "jrmp" -> headline.operation().startsWith("registry.");
            case "giop" -> NAMING.contains(headline.operation()) && !operations.contains(headline.operation());
            default -> false;
        };
    }

    boolean is(Headline headline) {
        return isNaming(headline) || headline.protocol().equals("jrmp")
                && (headline.operation().startsWith("dgc.") || headline.operation().startsWith("DGC"));
    }

    /** Whether any object answers such a request, so that it does not tell what its connection is for. */
    boolean isOfAnyObject(Headline headline) {
        return headline.protocol().equals("giop")
                && (headline.operation().startsWith("_") || headline.operation().equals("LocateRequest"))
                && !operations.contains(headline.operation());
    }
}

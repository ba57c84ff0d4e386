// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import java.util.Set;
import java.util.stream.Collectors;
import org.roundtrip.dissect.Hints;
import org.roundtrip.model.Operation;

/**
 * Tells messages that keep a middleware going: looking up and registering references, collecting garbage. They belong
 * to no call, whenever they are sent.
 */
public final class Housekeeping {
    private static final Set<String> NAMING = Set.of("resolve", "resolve_str", "bind", "rebind", "bind_context",
            "rebind_context", "unbind", "new_context", "bind_new_context", "to_name", "to_url", "to_string", "destroy",
            "list");

    private final Set<String> operations;

    /** @param hints an operation of its contract is a call, whatever its name */
    public Housekeeping(Hints hints) {
        operations = hints.contract().stream().flatMap(contract -> contract.operations().stream()).map(Operation::name)
                .collect(Collectors.toSet());
    }

    /** Whether a message looks up or registers references at a name service. */
    boolean isNaming(MessageSummary summary) {
        return switch (summary.protocol()) {
            case "jrmp" -> summary.operation().startsWith("registry.");
            case "giop" -> NAMING.contains(summary.operation()) && !operations.contains(summary.operation());
            default -> false;
        };
    }

    /** Whether a message is housekeeping. */
    public boolean is(MessageSummary summary) {
        return isNaming(summary) || summary.protocol().equals("jrmp")
                && (summary.operation().startsWith("dgc.") || summary.operation().startsWith("DGC"));
    }

    /** Whether any object answers such a request, so that it does not tell what its connection is for. */
    boolean isOfAnyObject(MessageSummary summary) {
        return summary.protocol().equals("giop")
                && (summary.operation().startsWith("_") || summary.operation().equals("LocateRequest"))
                && !operations.contains(summary.operation());
    }
}

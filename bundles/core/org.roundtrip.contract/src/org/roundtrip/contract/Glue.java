// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.util.LinkedHashMap;
import java.util.Map;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;

/**
 * Writes the classes between the harness and a middleware's own types, in the package {@code generated}:
 * <ul>
 * <li>{@code Caller_OPERATION}: calls the stub with prebuilt arguments, see {@link
 * org.roundtrip.harness.timing.Caller};
 * <li>{@code Behaviours}: what the servant does, one public method for each operation with the name and types of
 * {@link Signature}; servants delegate to it. Its constructor takes the seed, the size of the pool and the
 * {@link org.roundtrip.harness.load.Arrivals}. Safe for several threads;
 * <li>{@code Native}: builds and digests values.
 * </ul>
 */
public final class Glue {
    private Glue() {
    }

    /** Returns the sources by path, such as {@code generated/Behaviours.java}. */
    public static Map<String, String> sources(Contract contract, NativeTypes types) {
        Map<String, String> sources = new LinkedHashMap<>();
        NativeWriter natives = new NativeWriter(types);
        sources.put("generated/Behaviours.java", BehavioursWriter.write(contract, types, natives));
        for (Operation operation : contract.operations()) {
            sources.put("generated/Caller_" + operation.name() + ".java",
                    CallerWriter.write(types.stubType(contract), operation, types, natives));
        }
        sources.put("generated/Native.java", natives.write());
        return sources;
    }
}

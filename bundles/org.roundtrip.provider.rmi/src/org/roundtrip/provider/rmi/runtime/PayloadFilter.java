// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import java.io.ObjectInputFilter.FilterInfo;
import java.io.ObjectInputFilter.Status;

/**
 * Lets a servant deserialize only the contract's own types, strings, primitives and arrays of these, within the bounds
 * that Roundtrip sets for all contracts.
 */
final class PayloadFilter {
    /** A struct or array is one level, an enum constant and its class description two more. */
    private static final int MOST_DEPTH = 250;
    private static final long MOST_REFERENCES = 64L << 20;
    private static final long MOST_ELEMENTS = 64L << 20;
    private static final long MOST_BYTES = 2L << 30;

    private PayloadFilter() {
    }

    /** Decides about one class or, when there is none, about the numbers so far. */
    static Status check(FilterInfo info) {
        if (info.depth() > MOST_DEPTH || info.references() > MOST_REFERENCES || info.arrayLength() > MOST_ELEMENTS
                || info.streamBytes() > MOST_BYTES) {
            return Status.REJECTED;
        }
        return info.serialClass() == null || carried(info.serialClass()) ? Status.ALLOWED : Status.REJECTED;
    }

    private static boolean carried(Class<?> type) {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        return element.isPrimitive() || element == String.class || element == Enum.class
                || element.getPackageName().equals("payload");
    }
}

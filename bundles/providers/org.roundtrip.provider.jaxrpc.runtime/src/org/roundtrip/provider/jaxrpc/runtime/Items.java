// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jaxrpc.runtime;

import java.lang.reflect.Array;

/** Arrays as JAX-RPC leaves them: one without elements is not sent, and may come as null. Any thread. */
public final class Items {
    private Items() {
    }

    /** Returns the number of elements, 0 for null. */
    public static int length(Object array) {
        return array == null ? 0 : Array.getLength(array);
    }
}

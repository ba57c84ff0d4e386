// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.values;

import java.lang.reflect.Array;

/** Arrays of middlewares that do not send one without elements: it comes as null. Any thread. */
public final class Items {
    private Items() {
    }

    /** Returns the number of elements, 0 for null. */
    public static int length(Object array) {
        return array == null ? 0 : Array.getLength(array);
    }
}

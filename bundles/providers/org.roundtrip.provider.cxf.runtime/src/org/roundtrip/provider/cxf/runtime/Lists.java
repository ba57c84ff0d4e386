// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.cxf.runtime;

import java.lang.reflect.Array;

/** Arrays as JAXB leaves them: one without elements is not sent, and comes as null. Any thread. */
public final class Lists {
    private Lists() {
    }

    /** Returns the number of elements, 0 for null. */
    public static int length(Object array) {
        return array == null ? 0 : Array.getLength(array);
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import org.roundtrip.harness.timing.Caller;

/**
 * Finds the classes that were generated for the contract of this process. They are in the package {@code generated} and are
 * loaded by the thread's context class loader, which in a fork also loads everything else.
 */
public final class Generated {
    private Generated() {
    }

    /** The generated class of that simple name. */
    public static Class<?> type(String simpleName) throws ClassNotFoundException {
        return Class.forName("generated." + simpleName, true, Thread.currentThread().getContextClassLoader());
    }

    /** The caller of one operation on a stub. */
    public static Caller caller(String operation, Object stub) throws ReflectiveOperationException {
        return (Caller) type("Caller_" + operation).getConstructor(Object.class).newInstance(stub);
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ejb.runtime;

import org.roundtrip.harness.ServerSetting;

/**
 * Hands the behaviours of a process to its beans. Containers make beans themselves, with a constructor without parameters, and a process
 * has one contract. So a static field is the one way from the half to a bean. A container that loads beans apart must load this class with
 * the loader of the half. Any thread.
 */
public final class ServedBehaviours {
    private static volatile Object behaviours;

    private ServedBehaviours() {
    }

    /** Makes the behaviours of a server. Called before its bean is deployed. */
    public static void make(ServerSetting setting) throws ReflectiveOperationException {
        behaviours = setting.behaviours();
    }

    /** Returns the behaviours: an instance of {@code generated.Behaviours}. */
    public static Object get() {
        return behaviours;
    }
}

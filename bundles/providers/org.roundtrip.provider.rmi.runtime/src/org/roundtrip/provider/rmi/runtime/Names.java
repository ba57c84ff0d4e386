// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

/** A way to ask a registry for a remote object. */
interface Names {
    /** Returns the stub that is bound to a name. */
    Object lookUp(String name) throws Exception;
}

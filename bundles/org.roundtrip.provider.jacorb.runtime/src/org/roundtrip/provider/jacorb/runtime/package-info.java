// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The two halves of the JacORB provider, which run in forked JVMs and need only JacORB, the JDK and the harness.
 *
 * <p>{@link org.roundtrip.provider.jacorb.runtime.JacorbServer} activates the servant and binds it in a name service
 * in the same process, {@link org.roundtrip.provider.jacorb.runtime.JacorbClient} looks it up there. JacORB serves
 * calls on threads of its own.
 */
package org.roundtrip.provider.jacorb.runtime;

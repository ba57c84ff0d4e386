// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The two halves of the Axis provider. They run in forked JVMs and need only Axis, Tomcat, the JDK and the harness.
 *
 * <p>{@link org.roundtrip.provider.axis.runtime.TomcatServer} serves one Axis service, and
 * {@link org.roundtrip.provider.axis.runtime.AxisClient} makes the stub, with Axis's own sender or with
 * {@code KeepAliveSender}. Tomcat serves calls on threads of its own.
 */
package org.roundtrip.provider.axis.runtime;

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0

/**
 * The kit's own main classes for forked JVMs: {@link org.roundtrip.tests.kit.fork.TryingClient} calls all operations of a
 * contract in one process, {@link org.roundtrip.tests.kit.fork.ClosedHalf} ends when its half leaves no thread. Only the
 * harness and the Java runtime are on their class path.
 */
package org.roundtrip.tests.kit.fork;

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Code for the unit tests of several bundles: contracts to test with, a provider's two halves in one JVM, a server of SSH.
 *
 * <p>{@link org.roundtrip.tests.shapes.Shapes} builds shapes, operations and contracts.
 * {@link org.roundtrip.tests.shapes.RandomDrawings} draws random ones for jqwik.
 * {@link org.roundtrip.tests.shapes.Loopback} compiles a contract and makes calls;
 * {@link org.roundtrip.tests.shapes.RoundTripTests} are tests that each middleware with a name service must pass.
 * {@link org.roundtrip.tests.shapes.SshServer} is a server of OpenSSH for one class of tests.
 * {@link org.roundtrip.tests.shapes.PseudoTexts} finds words that are not in message files, by reading them in a
 * {@link org.roundtrip.tests.shapes.PseudoLanguage}. Tests with forked
 * processes are in the provider kit and not here. Each class is used by one thread.
 */
package org.roundtrip.tests.shapes;

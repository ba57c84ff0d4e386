// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * A capture opened to be studied. Begin with {@link org.roundtrip.packets.OpenCapture}.
 * {@link org.roundtrip.packets.CaptureStudy} pools the captures of all forks of a variant and operation, for reports and
 * for the comparison of providers.
 *
 * <p>A capture is read twice. The first pass indexes the packets (bundle {@code capture}). The second pass decodes:
 * {@code decode} finds the messages of each connection, then {@code calls} assigns messages to calls and packets to
 * messages. One thread reads; other threads may look at the results at any time.
 *
 * <p>Packages depend on each other in this order: {@code roles}, {@code decode}, {@code calls}, this package, then
 * {@code filter} and {@code export}. No class here depends on a protocol; dissectors return the purpose of messages
 * ({@link org.roundtrip.dissect.Purpose}). Captures may be hostile: the tests in package {@code fuzz} feed mutated
 * captures to readers, dissectors and filters.
 */
package org.roundtrip.packets;

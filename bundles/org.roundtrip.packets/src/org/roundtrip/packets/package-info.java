// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * A capture opened to be studied. The main class is {@link org.roundtrip.packets.OpenCapture}.
 *
 * <p>A capture is read twice, by one thread. The first pass indexes the packets (bundle {@code capture}). The second pass
 * decodes: package {@code decode} finds the messages of each connection, then {@code calls} assigns messages to calls and
 * packets to messages. It runs by itself for up to a million packets, and beyond only on request. Other threads may
 * look at the results at any time.
 *
 * <p>Packages depend on each other in this order: {@code roles}, {@code decode}, {@code calls}, this package, then
 * {@code filter} and {@code export}. No class here depends on a protocol; dissectors return the purpose of messages
 * ({@link org.roundtrip.dissect.Purpose}).
 *
 * <p>Captures from elsewhere may be hostile. The tests in package {@code fuzz} feed readers, dissectors and filters with
 * mutated captures. They keep each input with a new outcome, and run kept inputs again with all tests.
 */
package org.roundtrip.packets;

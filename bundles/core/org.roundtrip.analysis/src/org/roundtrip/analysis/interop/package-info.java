// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Who can call whom: the runs in which every client calls every server, as a table of clients and servers.
 *
 * <p>{@link org.roundtrip.analysis.interop.Interop} is made of the rows of a run and has a
 * {@link org.roundtrip.analysis.interop.PairCell} for each client, server and operation. An
 * {@link org.roundtrip.analysis.interop.Obstacle} names pairs that do not work with the same operations. Immutable.
 */
package org.roundtrip.analysis.interop;

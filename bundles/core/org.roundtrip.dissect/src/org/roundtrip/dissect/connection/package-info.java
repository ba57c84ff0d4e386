// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Takes the packets of connections to the dissectors. {@link org.roundtrip.dissect.connection.ConnectionDissection} puts the
 * packets of one connection in order and reports its messages;
 * {@link org.roundtrip.dissect.connection.ParallelConnections} does that for all connections of a capture on several
 * processors, and {@link org.roundtrip.dissect.connection.OpenConnections} bounds how many are open and how many bytes they
 * hold. One thread at a time uses a connection.
 */
package org.roundtrip.dissect.connection;

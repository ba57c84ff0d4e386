// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * GIOP 1.0 to 1.2, the protocol of CORBA over TCP, with the naming service's operations and object references. The entry
 * is {@link org.roundtrip.dissect.giop.GiopDissector}; a {@link org.roundtrip.dissect.giop.GiopDecoder} belongs to one
 * connection and one thread.
 *
 * <p>Values have no types on the wire, so they are read by the contract of the run. Bodies are tried silently and noted
 * only when they fit; otherwise they stay octets. So a user's operation that is called like one of the naming service is
 * not mistaken for it. {@link org.roundtrip.dissect.giop.ServiceContexts} decodes code sets; other contexts stay octets
 * under their name. A message in fragments is read as one, and each fragment shows the values in its own bytes. A
 * sequence is continued where the earlier fragments ended, so the work grows with the number of bytes and not with its
 * square.
 */
package org.roundtrip.dissect.giop;

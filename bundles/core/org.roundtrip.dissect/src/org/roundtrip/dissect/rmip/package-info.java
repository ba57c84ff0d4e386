// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * RMIP, the protocol of Fractal RMI 0.3. The entry is {@link org.roundtrip.dissect.rmip.RmipDissector}; a decoder belongs to one
 * connection and one thread.
 *
 * <p>The format, from the classes RmiProtocol, RmiStubFactory and RmiMarshaller of Fractal RMI, all numbers big-endian. A request is the
 * number of the request, 0 for a call without a response; the length of the target's key and the key; the number of the method;
 * the arguments. A response is the number of the request, a truth value that is set for an exception, and the result or the
 * exception. Primitive values stand alone; all others of a message share one serialization stream, which begins with an
 * address of classes as text. Messages do not state their length: the contract tells which values follow.
 *
 * <p>The name service has the key -1. Other keys are given one after the other, so key 0 is what was bound to a name: a
 * component; its interface has another one. Methods are numbered in the order of their names with their descriptors.
 */
package org.roundtrip.dissect.rmip;

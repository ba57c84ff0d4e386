// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The Java Remote Method Protocol of Java RMI and the serialized objects in it, without loading any class. The entry is
 * {@link org.roundtrip.dissect.jrmp.JrmpDissector}; a decoder belongs to one connection and one thread.
 *
 * <p>A call names its method by a hash alone. Hashes are computed from the contract for likely packages and for those
 * of the classes on the wire. The stream does not state whether a class wrote its fields before the data of its {@code
 * writeObject}: an object that cannot be read with its fields first is read again without them. Messages do not state
 * their length either: a message ends when another begins or the other side answers.
 *
 * <p>ProActive and EasyBeans are layers above: {@link org.roundtrip.dissect.jrmp.LayeredCalls} finds their calls among the objects.
 */
package org.roundtrip.dissect.jrmp;

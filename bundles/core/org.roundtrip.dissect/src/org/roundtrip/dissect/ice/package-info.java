// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The protocol of ZeroC Ice, after "The Ice Protocol" in its manual. The entry is {@link org.roundtrip.dissect.ice.IceDissector};
 * a decoder belongs to one connection and one thread. {@code IceHeader} and {@code IceDecoder} read messages, {@code
 * Encapsulation} and {@code IceValues} their values, which have their names from the contract.
 */
package org.roundtrip.dissect.ice;

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

/**
 * A protocol that a dissector can decode.
 *
 * @param id    a short word in lower case
 * @param label for people
 */
public record KnownProtocol(String id, String label) {
}

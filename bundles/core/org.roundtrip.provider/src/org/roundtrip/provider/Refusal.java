// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

/**
 * A part of a contract that a middleware cannot carry.
 *
 * @param field  path to it: operation, parameter or {@code result}, then names of fields and cases, with {@code []} for
 *               elements and values of a map, {@code [key]} for its keys and {@code ?} for what is optional, such as
 *               {@code list.result[].when}
 * @param reason why, in one sentence
 */
public record Refusal(String field, String reason) {
    @Override
    public String toString() {
        return field + ": " + reason;
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

/**
 * What the server side of a row costs besides calls. Each is the median over the forks; null when it was not measured.
 *
 * @param startNanos  from the launch of its processes until the servant could be looked up
 * @param memoryBytes what its processes had in use after all calls
 */
public record ServerFigures(Double startNanos, Double memoryBytes) {
    /** Nothing was measured. */
    public static final ServerFigures NONE = new ServerFigures(null, null);
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.libraries;

/** Follows a fetch. Called by several threads; must return soon. */
@FunctionalInterface
public interface FetchProgress {
    /** Ignores everything. */
    FetchProgress NONE = (bytes, of) -> { };

    /**
     * Some more has arrived.
     *
     * @param bytes how many bytes are here
     * @param of    how many bytes all files have that are fetched
     */
    void arrived(long bytes, long of);
}

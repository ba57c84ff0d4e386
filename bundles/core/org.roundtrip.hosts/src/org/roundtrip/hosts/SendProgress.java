// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

/** Hears how far a sending is. */
@FunctionalInterface
public interface SendProgress {
    /** Listens to nothing. */
    SendProgress NONE = (sent, all) -> { };

    /**
     * More has been sent. Called by one thread at a time, which should not be kept long.
     *
     * @param sent bytes that are there of those that were missing
     * @param all  bytes that were missing
     */
    void at(long sent, long all);
}

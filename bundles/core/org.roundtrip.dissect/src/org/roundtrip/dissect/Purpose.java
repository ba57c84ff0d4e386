// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

/** The purpose of an operation, as its dissector reports it. */
public enum Purpose {
    /** A call of the application, and everything that belongs to one. */
    CALL,
    /** Looks up or registers references at a name service. Belongs to no call. */
    NAMING,
    /** Keeps references alive or gives them up, for distributed garbage collection. Belongs to no call. */
    GARBAGE_COLLECTION,
    /** Keeps the connection itself working: its settings, its flow, whether it is alive. Belongs to no call. */
    CONNECTION,
    /**
     * An operation that every remote object has. It belongs to a call, but does not show what its connection is for.
     */
    ANY_OBJECT;

    /** Whether the middleware sends the message for its own sake, so that it never belongs to a call. */
    public boolean isHousekeeping() {
        return this == NAMING || this == GARBAGE_COLLECTION || this == CONNECTION;
    }
}

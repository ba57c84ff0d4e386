// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

/** What the operation of a message is for, as its dissector knows it. */
public enum Purpose {
    /** A call of the application, and everything that belongs to one. */
    CALL,
    /** Looks up or registers references at a name service. Belongs to no call. */
    NAMING,
    /** Keeps references alive or gives them up, for distributed garbage collection. Belongs to no call. */
    GARBAGE_COLLECTION,
    /**
     * An operation that every remote object has. It belongs to a call, but does not show what its connection is for.
     */
    ANY_OBJECT;

    /** Whether the middleware sends the message for itself, so that it belongs to no call, whenever it is sent. */
    public boolean isHousekeeping() {
        return this == NAMING || this == GARBAGE_COLLECTION;
    }
}

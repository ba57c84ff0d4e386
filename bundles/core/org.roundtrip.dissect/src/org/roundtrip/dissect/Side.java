// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

/** One of the two sides of a connection. */
public enum Side {
    /** The side that opened the connection. */
    CLIENT,
    /** The side that accepted it. */
    SERVER;

    /** The side that receives what this one sends. */
    public Side other() {
        return this == CLIENT ? SERVER : CLIENT;
    }
}

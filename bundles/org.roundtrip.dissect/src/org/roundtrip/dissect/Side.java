// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

/** Who sent it. */
public enum Side {
    /** Who opened the connection. */
    CLIENT,
    /** Who accepted it. */
    SERVER;

    /** Who was to get it. */
    public Side other() {
        return this == CLIENT ? SERVER : CLIENT;
    }
}

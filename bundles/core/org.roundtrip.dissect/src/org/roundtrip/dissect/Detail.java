// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

/**
 * How much of each message is decoded. A whole capture is decoded with {@link #ROLES}; a message is decoded with
 * {@link #FIELDS} only when it is shown.
 */
public enum Detail {
    /** The tree of its fields, with names and values. */
    FIELDS,
    /** Only the kind of the message and the number of bytes of each role, without fields. Several times faster. */
    ROLES
}

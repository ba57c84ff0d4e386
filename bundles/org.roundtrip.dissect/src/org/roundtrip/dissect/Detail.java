// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

/** What is wanted of each message. */
public enum Detail {
    /** The tree of its fields, with names and values. */
    FIELDS,
    /** No fields: what the message is, and how many bytes it has of each role. Several times faster. */
    ROLES
}

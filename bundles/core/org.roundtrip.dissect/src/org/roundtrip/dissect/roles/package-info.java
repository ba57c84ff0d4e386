// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The role of each byte of a message: header, type information, content and the like. A byte has exactly one
 * {@link org.roundtrip.dissect.roles.ByteRole}. {@link org.roundtrip.dissect.roles.ByteRoles} is written while a message is
 * read, by one thread; {@link org.roundtrip.dissect.roles.RoleRuns} is its immutable, compact result.
 */
package org.roundtrip.dissect.roles;

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Counts bytes on the wire by role. Headers come from packets, all other roles from messages, and bytes sent again are
 * counted apart. So the roles of a capture always add up to its bytes. The main class is {@link
 * org.roundtrip.packets.roles.RoleTotals}. This package does not decide which bytes belong to a call. Totals are
 * immutable; one thread at a time adds to a sum.
 */
package org.roundtrip.packets.roles;

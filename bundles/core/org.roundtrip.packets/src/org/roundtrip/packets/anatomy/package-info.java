// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Divides the time of a captured call. {@link org.roundtrip.packets.anatomy.Anatomy} cuts a call at its first and last packet
 * of each side, so its parts add up to the whole call. {@link org.roundtrip.packets.anatomy.ServerTimes} gives it the ways
 * between both ends: measured where packets were captured at both, computed where the run made the network between them.
 * {@link org.roundtrip.packets.anatomy.Ways} says which of these it is, or whether nobody knows. One thread adds calls to a
 * summary; all else is immutable.
 */
package org.roundtrip.packets.anatomy;

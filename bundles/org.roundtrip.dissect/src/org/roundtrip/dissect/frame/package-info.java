// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What a packet itself consists of: its link, IP, TCP or UDP header with all fields, or only how long these headers
 * are. The entry is {@link org.roundtrip.dissect.frame.Frames}. What TCP connections carry is decoded in the other
 * packages. Nothing here has state; any thread may call it.
 */
package org.roundtrip.dissect.frame;

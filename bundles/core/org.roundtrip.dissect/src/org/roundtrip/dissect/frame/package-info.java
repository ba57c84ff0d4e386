// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Decodes a packet's headers: link, IP, TCP or UDP, with all fields, or only the lengths of these headers. The entry is
 * {@link org.roundtrip.dissect.frame.Frames}. The payload of TCP connections is decoded in the other packages. Nothing
 * here has state; any thread may call it.
 */
package org.roundtrip.dissect.frame;

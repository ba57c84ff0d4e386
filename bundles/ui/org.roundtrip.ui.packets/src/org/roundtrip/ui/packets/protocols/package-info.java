// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The view Protocols: messages, packets and bytes of a capture by protocol and kind of message, as a table. The bundle
 * {@code org.roundtrip.packets} adds them up, see {@link org.roundtrip.packets.ProtocolShare}. The view belongs to the user
 * interface's thread; a job counts.
 */
package org.roundtrip.ui.packets.protocols;

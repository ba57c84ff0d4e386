// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * A packet and its messages, field by field. {@link org.roundtrip.ui.packets.message.MessageTreeView} is the view. A
 * {@link org.roundtrip.ui.packets.message.PacketTree} is read and decoded in the background; its
 * {@link org.roundtrip.ui.packets.message.TreeRow}s make the rows below them only when they are asked for, and
 * {@link org.roundtrip.ui.packets.message.MessageTree} shows them.
 * {@link org.roundtrip.ui.packets.message.TreeActions} is the menu of a row. The commands that go from message to
 * message are here too. Fields come from the bundle {@code dissect}; no bytes are interpreted here. Widgets run on the
 * user interface's thread.
 */
package org.roundtrip.ui.packets.message;

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Bytes on the screen. {@link org.roundtrip.ui.packets.bytes.BytesView} shows the bytes of a message, or of a packet's whole
 * frame, in a {@link org.roundtrip.ui.bytes.HexCanvas}: offset, hexadecimal digits and text, with the role of each
 * byte as its background. The canvas draws only the rows in sight, so the number of bytes does not matter. The colours of
 * roles on the screen ({@link org.roundtrip.ui.bytes.RolePaint}, legend and swatches) are used by other views too.
 * Fields and messages are decoded elsewhere. Widgets run on the user interface's thread, frames and messages are read in
 * the background.
 */
package org.roundtrip.ui.packets.bytes;

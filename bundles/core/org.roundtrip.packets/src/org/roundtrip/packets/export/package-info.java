// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Writes packets of a capture to a file: {@link org.roundtrip.packets.export.CaptureExport} as a capture,
 * {@link org.roundtrip.packets.export.PacketCsv} as a table. Files are written under another name first and moved into
 * place. Not for the user interface's thread.
 */
package org.roundtrip.packets.export;

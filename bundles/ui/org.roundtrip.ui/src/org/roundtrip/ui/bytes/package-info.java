// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Widgets that show bytes by role: {@link org.roundtrip.ui.bytes.HexCanvas} as digits and text,
 * {@link org.roundtrip.ui.bytes.RoleLegend} as a legend, {@link org.roundtrip.ui.bytes.RoleSwatches} as images;
 * {@link org.roundtrip.ui.bytes.RolePaint} has the colours. User interface's thread.
 */
package org.roundtrip.ui.bytes;

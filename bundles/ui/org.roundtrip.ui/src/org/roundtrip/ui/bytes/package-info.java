// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Widgets that show bytes by role. {@link org.roundtrip.ui.bytes.HexCanvas} shows digits and text, {@link
 * org.roundtrip.ui.bytes.RoleLegend} a legend. {@link org.roundtrip.ui.bytes.RoleSwatches} has images, {@link
 * org.roundtrip.ui.bytes.RolePaint} the colours. User interface's thread.
 */
package org.roundtrip.ui.bytes;

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The view Wire Preview: {@link WireView} shows the real bytes of an echo of the payload in front. {@link WireTable} has a line
 * for each message with a map of its bytes, {@link WireBytes} the bytes of one of them, and {@link NodeBytes} says which bytes
 * belong to which node of the design.
 */
package org.roundtrip.ui.design.wire;

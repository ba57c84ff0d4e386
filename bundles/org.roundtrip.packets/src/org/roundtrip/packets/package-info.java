// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * A capture opened to be studied: its packets, connections, messages and calls, and which belongs to which.
 */
package org.roundtrip.packets;

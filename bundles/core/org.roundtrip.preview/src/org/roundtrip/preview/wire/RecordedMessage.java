// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview.wire;

import org.roundtrip.dissect.Message;

/**
 * A message with its bytes.
 *
 * @param bytes all of the message; not changed by anybody
 */
public record RecordedMessage(Message message, byte[] bytes) {
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview.wire;

import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.Side;

/**
 * A message with its bytes.
 *
 * @param sender the process that sent it; on a connection that the server has opened, this is the other side than the message's
 * @param bytes  all of the message; not changed by anybody
 */
public record RecordedMessage(Message message, Side sender, byte[] bytes) {
}

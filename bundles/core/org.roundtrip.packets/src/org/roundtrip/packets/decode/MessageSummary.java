// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import java.util.List;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.Side;

/**
 * The properties that many messages of a capture share. Equal summaries are stored once.
 *
 * @param protocol  id of the dissector, empty when none knows the protocol
 * @param side      who sent the message
 * @param carriers  see {@link org.roundtrip.dissect.Message#carriers}
 * @param operation the operation that is called or answered, empty when not known
 * @param code      see {@link org.roundtrip.dissect.Message#code}
 * @param problem   one sentence when the message is cut or damaged, else null
 */
public record MessageSummary(String protocol, Side side, MessageKind kind, List<String> carriers, String operation, String code, String problem) {
}

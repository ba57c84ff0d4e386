// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.protocols;

import java.util.Locale;
import org.roundtrip.dissect.Dissector.AnswerTerm;
import org.roundtrip.packets.ProtocolShare;

/**
 * A row of the table.
 *
 * @param share    what is counted
 * @param protocol its name for people
 * @param answer   what it calls its answers
 * @param all      bytes of the whole capture on the wire
 */
record ProtocolRow(ProtocolShare share, String protocol, AnswerTerm answer, long all) {

    /** Returns the share of all bytes on the wire, in percent. */
    double percent() {
        return all == 0 ? 0 : 100.0 * share.wireBytes() / all;
    }

    /** Returns a filter for the packets of the row; null when the filter language cannot express it. */
    String filter() {
        return share.kind() == null ? share.protocol().isEmpty() ? "!tcp" : "tcp && !message.kind"
                : "message.kind == " + share.kind().name().toLowerCase(Locale.ROOT)
                        + (share.protocol().isEmpty() ? "" : " && message.protocol == " + share.protocol());
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.wire;

import java.util.List;
import java.util.Optional;
import org.roundtrip.preview.WireMessage;
import org.roundtrip.ui.bytes.ByteSpan;

/**
 * A line of the table. It is a message, or a part of the sentence that says why a provider has no answer. User
 * interface's thread only.
 */
final class WireLine {
    final String provider;
    final boolean reply;
    final Optional<WireMessage> message;
    /** Why there is no message, cut to the room in a line. It is empty when there is one, or may still come. */
    final String problem;
    /** Whether it cannot be called before a person has done something. */
    final boolean grey;
    List<ByteSpan> marked = List.of();

    private WireLine(String provider, boolean reply, Optional<WireMessage> message, String problem, boolean grey) {
        this.provider = provider;
        this.reply = reply;
        this.message = message;
        this.problem = problem;
        this.grey = grey;
    }

    static WireLine of(String provider, WireMessage message) {
        return new WireLine(provider, message.reply(), Optional.of(message), "", false);
    }

    /** The line of a provider that has no answer. */
    static WireLine without(String provider, String problem, boolean grey) {
        return new WireLine(provider, false, Optional.empty(), problem, grey);
    }

    /** Whether it is that message of that provider, or of a provider without messages. */
    boolean is(String of, boolean itsReply) {
        return provider.equals(of) && (message.isEmpty() || reply == itsReply);
    }
}

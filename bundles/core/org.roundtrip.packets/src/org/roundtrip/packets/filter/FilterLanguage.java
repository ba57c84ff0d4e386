// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.dissect.KnownProtocol;

/**
 * The language of display filters, similar to Wireshark's:
 * {@code message.operation == "f1" && tcp.len > 0 && !(from == client)}. A field alone asks whether the packet has it, the
 * name of a protocol whether the packet carries a message of it. {@code !=} means that no value is equal.
 * Immutable; for any thread.
 */
public final class FilterLanguage {
    static final String TCP = "tcp";

    private final Set<String> protocols;

    /** @param protocols ids of the dissectors' protocols */
    public FilterLanguage(Collection<String> protocols) {
        TreeSet<String> names = new TreeSet<>(protocols);
        names.add(TCP);
        this.protocols = names;
    }

    /** Returns the language for the protocols that these dissectors know now. */
    public static FilterLanguage of(Dissectors dissectors) {
        return new FilterLanguage(Stream.concat(dissectors.protocols().stream(), dissectors.bodyProtocols().stream())
                .map(KnownProtocol::id).toList());
    }

    /**
     * Reads a filter; an empty text lets everything through.
     *
     * @throws FilterException when it cannot be understood
     */
    public Filter parse(String text) throws FilterException {
        return FilterParser.parse(text, protocols);
    }

    /**
     * Proposes words for a place of a filter, which may be incomplete.
     *
     * @param caret from 0 to the text's length
     */
    public List<Proposal> propose(String text, int caret) {
        return new Completion(protocols).at(text, caret);
    }

    /** Returns a value in quotes, as a filter writes it. */
    public static String quote(String value) {
        return '"' + value.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}

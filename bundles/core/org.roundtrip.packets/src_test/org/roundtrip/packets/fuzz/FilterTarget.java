// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.fuzz;

import static org.roundtrip.packets.fuzz.Checks.check;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.packets.filter.FilterException;
import org.roundtrip.packets.filter.FilterLanguage;

/** Texts that a user may type into the filter bar. */
final class FilterTarget implements FuzzTarget {
    private final FilterLanguage language;

    FilterTarget(Dissectors dissectors) {
        language = FilterLanguage.of(dissectors);
    }

    @Override
    public String name() {
        return "filter";
    }

    @Override
    public List<byte[]> seeds() {
        return Stream.of("tcp.port == 1099 && !(from == client or call in {1 3..5})", "message.operation contains \"get\"",
                "ip.addr == 127.0.0.1 and frame.time_relative <= 1.5 || giop", "comment matches \"a.*b\" && marked",
                "tcp.flags.syn == 1 || frame.len > 100").map(text -> text.getBytes(StandardCharsets.ISO_8859_1)).toList();
    }

    @Override
    public void run(byte[] input, Outcome outcome) {
        String text = new String(input, StandardCharsets.ISO_8859_1);
        try {
            outcome.see("filter", language.parse(text).getClass().getSimpleName());
        } catch (FilterException e) {
            check(e.position() >= 0 && e.position() <= text.length(), "position");
            // Its first words, since the others may be the user's.
            outcome.see("problem", String.join(" ", Arrays.asList(e.getMessage().split(" ")).subList(0, 2)));
        }
        outcome.count("proposals", language.propose(text, text.length() / 2).size());
    }
}

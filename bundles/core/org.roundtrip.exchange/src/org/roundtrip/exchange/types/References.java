// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.types;

import java.util.stream.Stream;

/** Finds the declared types to which others refer. */
public final class References {
    private References() {
    }

    /** Returns the keys to which a declaration refers, some more than once. */
    public static Stream<String> of(Declared type) {
        return switch (type) {
            case Declared.Fields fields -> fields.members().stream().flatMap(member -> of(member.type()));
            case Declared.Cases union -> union.cases().stream().flatMap(member -> of(member.type()));
            case Declared.Constants constants -> Stream.empty();
            case Declared.Alias alias -> of(alias.type());
        };
    }

    /** Returns the keys to which a sketch refers. */
    public static Stream<String> of(Sketch sketch) {
        return switch (sketch) {
            case Sketch.Named named -> Stream.of(named.key());
            case Sketch.Items items -> of(items.element());
            case Sketch.Entries entries -> Stream.concat(of(entries.key()), of(entries.value()));
            case Sketch.Maybe maybe -> of(maybe.value());
            case Sketch.Near near -> of(near.type());
            case Sketch.Known known -> Stream.empty();
            case Sketch.Chars chars -> Stream.empty();
            case Sketch.Octets octets -> Stream.empty();
            case Sketch.Missing missing -> Stream.empty();
        };
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.words;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;

/** Says which Java runs the sides of a variant, where the plan chooses one. */
public final class SideWords {
    private SideWords() {
    }

    /** Words such as "the server in Java 17"; empty when both sides have the Java that runs Roundtrip. */
    public static String javas(ChosenSide client, ChosenSide server) {
        if (client.jdk().equals(server.jdk())) {
            return client.jdk().isEmpty() ? "" : Messages.text("sides.both", client.jdk());
        }
        return Stream.of(side("sides.client", client), side("sides.server", server)).flatMap(List::stream)
                .collect(Collectors.joining(", "));
    }

    /** A sentence on the variant of a run; none when both sides have the Java that runs Roundtrip. */
    public static List<String> notes(Run run, String variant) {
        return run.plan().providers().stream().filter(choice -> choice.variant().equals(variant))
                .map((ProviderChoice choice) -> javas(choice.client(), choice.server())).filter(words -> !words.isEmpty())
                .map(words -> Messages.text("sides.note", words)).toList();
    }

    private static List<String> side(String key, ChosenSide side) {
        return side.jdk().isEmpty() ? List.of() : List.of(Messages.text(key, side.jdk()));
    }
}

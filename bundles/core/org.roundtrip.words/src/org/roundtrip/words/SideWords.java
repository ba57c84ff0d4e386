// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Network;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.Sweep;

/** Says which Java and which host run the sides of a variant, and what lies between. It says only what the plan chooses. */
public final class SideWords {
    private static final Texts TEXTS = Texts.of(SideWords.class);

    private SideWords() {
    }

    /** Words such as "the server in Java 17 on lab2". They are empty when the plan chooses neither a Java nor a host. */
    public static String places(ChosenSide client, ChosenSide server) {
        if (where(client).equals(where(server))) {
            return client.here() && !client.jdk().isEmpty() ? TEXTS.text("sides.java", client.jdk())
                    : where(client).isEmpty() ? "" : TEXTS.text("sides.both", where(client));
        }
        return Stream.of(side("sides.client", client), side("sides.server", server)).flatMap(List::stream)
                .collect(Collectors.joining(", "));
    }

    /** A sentence on the variant of a run. There is none when the plan chooses neither a Java nor a host for it. */
    public static List<String> notes(Run run, String variant) {
        return run.plan().providers().stream().filter(choice -> choice.variant().equals(variant))
                .map((ProviderChoice choice) -> places(choice.client(), choice.server())).filter(words -> !words.isEmpty())
                .map(words -> TEXTS.text("sides.note", words)).toList();
    }

    /**
     * What lies between the clients and the servers of a plan, such as "link to lab2". Without hosts it is the plan's
     * network.
     */
    public static String network(Plan plan) {
        return plan.providers().stream().map(choice -> network(choice.client(), choice.server(), plan)).distinct()
                .collect(Collectors.joining(", "));
    }

    private static String network(ChosenSide client, ChosenSide server, Plan plan) {
        if (client.host().equals(server.host())) {
            return client.here() ? shared(plan) : TEXTS.text("link.within", client.host());
        }
        return client.here() || server.here() ? TEXTS.text("link.to", client.here() ? server.host() : client.host())
                : TEXTS.text("link.between", client.host(), server.host());
    }

    /** The plan's own network; of one whose latency is swept from where to where. */
    private static String shared(Plan plan) {
        return plan.sweep().filter(sweep -> sweep.kind() == Sweep.Kind.LATENCY)
                .map(sweep -> Network.Ethernet.label(sweep.over().getFirst(), sweep.over().getLast()))
                .orElseGet(plan.protocol().network()::label);
    }

    private static List<String> side(String key, ChosenSide side) {
        return where(side).isEmpty() ? List.of() : List.of(TEXTS.text(key, where(side)));
    }

    private static String where(ChosenSide side) {
        if (side.here()) {
            return side.jdk().isEmpty() ? "" : TEXTS.text("sides.in", side.jdk());
        }
        return side.jdk().isEmpty() ? TEXTS.text("sides.on", side.host())
                : TEXTS.text("sides.in.on", side.jdk(), side.host());
    }
}

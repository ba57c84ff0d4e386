// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.providers;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.roundtrip.hosts.Host;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Network;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.run.hosts.Hosts;
import org.roundtrip.ui.run.plans.draft.ChoiceDraft;
import org.roundtrip.ui.run.plans.draft.PlanDraft;

/** The places where a side can run, with their labels: this machine, then the hosts. One that the list lacks is kept. */
final class HostChoices {
    private static final Texts TEXTS = Texts.of(HostChoices.class);

    private final Map<String, String> labels = new LinkedHashMap<>();

    /** @param chosen the host that is chosen now; empty for this machine */
    HostChoices(Hosts hosts, String chosen) {
        labels.put("", TEXTS.text("thisMachine"));
        hosts.all().forEach(host -> labels.put(host.name(), TEXTS.text("hostChoice", host.name(), host.logIn())));
        labels.putIfAbsent(chosen, chosen);
    }

    /** The hosts as a plan names them; empty for this machine. */
    List<String> names() {
        return List.copyOf(labels.keySet());
    }

    /** The labels of the hosts, in the same order. */
    List<String> labels() {
        return List.copyOf(labels.values());
    }

    /** Why a side cannot run where it is to run, in a sentence; null when nothing is known against it. */
    static String problem(ChosenSide side, PlanDraft draft, Hosts hosts) {
        if (side.here()) {
            return null;
        }
        if (hosts.unknown(side.host())) {
            return TEXTS.text("hostUnknown", side.host());
        }
        return draft.protocol().network().equals(Network.LOOPBACK.mode()) ? null
                : TEXTS.text("hostElsewhere", draft.protocol().network(), side.host());
    }

    /** The same of both sides of a choice: the first problem. */
    static String problem(ChoiceDraft choice, PlanDraft draft, Hosts hosts) {
        String client = problem(choice.client(), draft, hosts);
        return client == null ? problem(choice.server(), draft, hosts) : client;
    }

    /** What decides what is shown of the hosts of a choice: when it changes, the fields are made anew. */
    static List<String> shown(ChoiceDraft choice, Hosts hosts) {
        return Stream.concat(hosts.all().stream().map(Host::toString), Stream.of(choice.client(), choice.server())
                .flatMap(side -> Stream.concat(Stream.of(side.host()), hosts.lastCheck(side.host()).stream()
                        .flatMap(check -> check.javas().stream()).map(Object::toString)))).toList();
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map.Entry;
import java.util.Map;
import java.util.stream.Stream;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;

/**
 * Facts that a run recorded and that belong together, with names for people. There are those of the machine, of the
 * network, of Roundtrip itself, and of each variant. Immutable.
 *
 * @param title what they are about
 * @param facts by name, in the order in which they are shown
 */
public record FactGroup(String title, Map<String, String> facts) {
    private static final Texts TEXTS = Texts.of(FactGroup.class);
    private static final String PROVIDER = "provider.";
    private static final List<String> MACHINE = List.of("placement", "machine.", "cpu.", "pressure.", "power.", "memory.", "os.", "clock.", "load.");
    private static final List<String> NETWORK = List.of("network", "host.", "capture");
    /** What says which middleware it is comes first, what is long and for the curious last. */
    private static final List<String> FIRST = List.of("version", "host"), LAST = List.of("server", "client", "contract");

    /** Copies the facts. */
    public FactGroup {
        facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
    }

    /** All facts of a run's environment; groups without any are left out. */
    public static List<FactGroup> of(Run run) {
        Map<String, String> left = new LinkedHashMap<>(run.environment());
        List<FactGroup> variants = run.plan().providers().stream().map(ProviderChoice::variant)
                .sorted(Comparator.comparing(String::length).reversed()).map(variant -> variant(variant, left)).toList();
        List<FactGroup> groups = new ArrayList<>(List.of(prefixed("machine", MACHINE, left), prefixed("network", NETWORK, left),
                prefixed("roundtrip", List.of(""), left)));
        run.plan().providers().forEach(choice -> groups.addAll(variants.stream()
                .filter(group -> group.title.equals(choice.variant())).toList()));
        return groups.stream().filter(group -> !group.facts.isEmpty()).toList();
    }

    /** @param left the facts that are in no group yet; loses those of this one. Names of variants may begin alike, so the longest are asked first. */
    private static FactGroup variant(String variant, Map<String, String> left) {
        String prefix = PROVIDER + variant + ".";
        Map<String, String> facts = new LinkedHashMap<>();
        taken(prefix, left).map(fact -> Map.entry(fact.getKey().substring(prefix.length()), fact.getValue()))
                .sorted(Comparator.comparing(fact -> rank(fact.getKey())))
                .forEach(fact -> facts.put(FactWords.ofVariant(fact.getKey()), fact.getValue()));
        return new FactGroup(variant, facts);
    }

    private static int rank(String fact) {
        String ofSide = FactWords.side(fact).map(side -> fact.substring(side.length() + 1)).orElse(fact);
        return FIRST.contains(ofSide) ? 0 : LAST.contains(ofSide) ? 2 : 1;
    }

    private static FactGroup prefixed(String title, List<String> prefixes, Map<String, String> left) {
        Map<String, String> facts = new LinkedHashMap<>();
        prefixes.stream().flatMap(prefix -> taken(prefix, left)).forEach(fact -> facts.put(FactWords.name(fact.getKey()), fact.getValue()));
        return new FactGroup(TEXTS.text("facts." + title), facts);
    }

    private static Stream<Entry<String, String>> taken(String prefix, Map<String, String> left) {
        List<Entry<String, String>> taken = left.entrySet().stream().filter(fact -> fact.getKey().startsWith(prefix))
                .map(Map.Entry::copyOf).toList();
        taken.forEach(fact -> left.remove(fact.getKey()));
        return taken.stream();
    }
}

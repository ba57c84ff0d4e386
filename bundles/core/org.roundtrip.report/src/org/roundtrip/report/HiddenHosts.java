// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.files.RunLabel;
import org.roundtrip.model.CapturedEnds;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;

/**
 * Replaces what would tell strangers about the hosts of a run. Their names and addresses become host1, host2 and so on,
 * in the plan's order, and names of users become user. Figures and providers stay. For one run after the other; any
 * thread.
 */
public final class HiddenHosts implements ShownTexts {
    private static final Texts TEXTS = Texts.of(HiddenHosts.class);

    /** The home folder of a user, in paths of Linux and macOS. */
    private static final Pattern HOME = Pattern.compile("/(home|Users)/[^/\\s:,;]+");
    /** An address of IP, but for those of the loopback. */
    private static final Pattern ADDRESS = Pattern.compile(
            "(?<![\\w.])(?!127\\.|0\\.0\\.0\\.0)\\d{1,3}(?:\\.\\d{1,3}){3}(?!\\.?\\w)"
                    + "|(?<![\\w:])(?:(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}|(?:[0-9a-f]{1,4}:)+:[0-9a-f:]*)(?:%\\w+)?(?![\\w:])");
    private final Map<String, List<String>> addresses;
    private final Set<String> users;

    /**
     * Knows the hosts of this machine's list; a run may name others, too.
     *
     * @param addresses the addresses of each host, by its name
     * @param users     who logs in there
     */
    public HiddenHosts(Map<String, List<String>> addresses, Set<String> users) {
        this.addresses = addresses;
        this.users = users;
    }

    /** Whether a plan names a host. */
    public static boolean concerns(Plan plan) {
        return !names(plan).isEmpty();
    }

    private static Set<String> names(Plan plan) {
        return plan.providers().stream().flatMap(choice -> Stream.of(choice.client(), choice.server()))
                .filter(side -> !side.here()).map(ChosenSide::host).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    @Override
    public Run apply(Run run) {
        return new Words(words(run)).of(run);
    }

    @Override
    public RunLabel label(Run run, RunLabel label) {
        Words words = new Words(words(run));
        return new RunLabel(words.sentence(label.name()), words.sentence(label.note()),
                label.tags().stream().map(words::sentence).toList());
    }

    /** What is replaced, and by what. */
    private Map<String, String> words(Run run) {
        Map<String, String> words = new LinkedHashMap<>();
        users.forEach(user -> words.put(user, TEXTS.text("hidden.user")));
        int number = 0;
        for (String name : names(run.plan())) {
            number++;
            String hidden = TEXTS.text("hidden.host", number);
            words.put(name, hidden);
            addresses.getOrDefault(name, List.of()).forEach(address -> words.put(address, hidden));
            run.plan().providers().stream().filter(choice -> choice.server().host().equals(name))
                    .map(choice -> run.environment().get("provider." + choice.variant() + ".host"))
                    .filter(address -> address != null && !address.isEmpty()).forEach(address -> words.put(address, hidden));
        }
        // A server here that clients elsewhere call is bound to an address of this machine.
        run.plan().providers().stream().filter(choice -> choice.server().here() && !choice.client().here())
                .map(choice -> run.environment().get("provider." + choice.variant() + ".host"))
                .filter(address -> address != null && !address.isEmpty())
                .forEach(address -> words.put(address, TEXTS.text("hidden.here")));
        return words;
    }

    /** The texts of a run with other words in them. */
    private static final class Words {
        private final Map<String, String> words;
        private final Pattern any;

        Words(Map<String, String> words) {
            this.words = words;
            String all = words.keySet().stream().sorted(Comparator.comparing(String::length).reversed()).map(Pattern::quote)
                    .collect(Collectors.joining("|"));
            this.any = Pattern.compile("(?<!\\w)(?:" + (all.isEmpty() ? "(?!)" : all) + ")(?!\\w)");
        }

        private String text(String text) {
            return text == null ? null : HOME.matcher(any.matcher(text)
                    .replaceAll(found -> Matcher.quoteReplacement(words.get(found.group()))))
                    .replaceAll("/$1/" + Matcher.quoteReplacement(TEXTS.text("hidden.user")));
        }

        /** A sentence may also name an address that no list knows. */
        private String sentence(String text) {
            return text == null ? null : ADDRESS.matcher(text(text)).replaceAll(TEXTS.text("hidden.address"));
        }

        Run of(Run run) {
            Map<String, String> environment = new LinkedHashMap<>();
            run.environment().forEach((name, value) -> environment.put(text(name), text(value)));
            Plan plan = run.plan();
            return new Run(text(run.id()), new Plan(text(plan.name()), text(plan.description()), plan.contract(),
                    plan.providers().stream().map(this::choice).toList(), plan.protocol(), plan.sweep(), plan.everyPair()),
                    run.quick(), run.pid(), environment,
                    run.forks().stream().map(this::fork).toList(), run.outcome(), sentence(run.message()), run.started(), run.ended());
        }

        private ProviderChoice choice(ProviderChoice choice) {
            return new ProviderChoice(text(choice.variant()), side(choice.client()), side(choice.server()), text(choice.over()));
        }

        private ChosenSide side(ChosenSide side) {
            Map<String, String> options = new LinkedHashMap<>();
            side.options().forEach((name, value) -> options.put(name, text(value)));
            return side.with(options).with(side.jvmFlags().stream().map(this::text).toList())
                    .at(side.here() ? "" : words.get(side.host()));
        }

        private Fork fork(Fork fork) {
            return new Fork(fork.number(), fork.provider(), text(fork.variant()), fork.operation(), fork.step(), fork.repetition(),
                    fork.state(), fork.prepareNanos(), fork.lookupNanos(), fork.connectNanos(), fork.warmedUp(), fork.disturbance(),
                    capture(fork.capture()), fork.serverSide(), fork.lostCalls(), fork.droppedCalls(), sentence(fork.error()));
        }

        private Fork.Capture capture(Fork.Capture capture) {
            return capture == null ? null : new Fork.Capture(capture.calls(), capture.packets(), capture.bytes(),
                    capture.nameService(), capture.dropped(), ends(capture.ends()), sentence(capture.missing()));
        }

        private CapturedEnds ends(CapturedEnds ends) {
            return ends == null ? null : new CapturedEnds(sentence(ends.clientMissing()), sentence(ends.serverMissing()),
                    ends.serverPackets(), ends.serverDropped(), ends.clock(), ends.stepped());
        }
    }
}

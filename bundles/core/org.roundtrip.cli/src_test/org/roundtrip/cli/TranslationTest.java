// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.engine.catalogue.CommonOptions;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.engine.check.PlanCheck;
import org.roundtrip.engine.jdk.Jdks;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.hosts.HostList;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Network;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Payload;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Shape;
import org.roundtrip.words.columns.ResultColumn;
import org.roundtrip.words.FactWords;
import org.roundtrip.tests.shapes.PseudoTexts;

/** What people read in the terminal comes from message files. */
class TranslationTest {
    /** Names of commands and options. */
    private static final Set<String> NAMES = Set.of("roundtrip", "providers", "jdks", "hosts", "orbs", "orb", "try", "jar", "jars", "class", "singleton", "idl", "compiler", "property", "port", "millis", "jvm", "flag", "add",
            "at", "called", "check", "clean", "days", "home", "java", "key", "list", "ports", "trust", "run", "more", "plan", "runs", "interop", "compare", "report", "steady", "packets", "payload", "preview", "provider",
            "show", "convert", "code", "sizes", "type", "force", "include", "operations",
            "call", "client", "reference", "rows", "export", "family", "fetch", "filter", "help", "hide", "host", "import", "install", "json", "latency",
            "libraries", "machine", "merge", "messages", "network", "no", "out", "quick", "remove", "server", "to", "uninstall", "version", "versions", "wait",
            "wide", "fail", "on", "strict", "junit", "md");

    /** The help of all commands. */
    static final class Help implements Supplier<List<String>> {
        @Override
        public List<String> get() {
            Terminal terminal = new Terminal(Path.of(""));
            List<String> texts = new ArrayList<>();
            for (String command : List.of("", "providers", "jdks", "hosts", "hosts add", "hosts check", "hosts clean", "hosts list",
                    "hosts remove", "orbs", "orbs add", "orbs try", "orbs list", "orbs remove", "run", "runs", "interop", "compare", "report", "packets", "payload",
                    "payload show", "payload convert", "payload preview")) {
                terminal.type((command + " --help").strip().split(" "));
                texts.add(terminal.out + terminal.err);
            }
            return texts;
        }
    }

    /** The heads of the table of results. */
    static final class Heads implements Supplier<List<String>> {
        @Override
        public List<String> get() {
            return Stream.of(ResultColumn.values()).map(ResultColumn::heading).toList();
        }
    }

    /** What makes a plan impossible, and the options of all providers. */
    static final class Checks implements Supplier<List<String>> {
        @Override
        public List<String> get() {
            Shape large = new Shape.Bytes(Length.of(1 << 29));
            Operation operation = new Operation("f", List.of(), Optional.of(large), Behaviour.GENERATE);
            Plan plan = new Plan("P", "", new Contract("C", List.of(operation)),
                    List.of(new ProviderChoice("x", "x", Map.of())), Protocol.STANDARD);
            List<String> texts = new ArrayList<>(PlanCheck.of(new ProviderCatalogue(), new Jdks(new RoundtripHome(Path.of("unused"))),
                    new HostList(new RoundtripHome(Path.of("unused"))), plan).stream()
                    .map(Objection::reason).toList());
            Stream.of(CommonOptions.HOST, CommonOptions.PORT, CommonOptions.SERVER).forEach(option -> texts.addAll(
                    List.of(option.label(), option.help())));
            texts.add(CommonOptions.PORT.objection("?"));
            return texts;
        }
    }

    /** Names of phases, of networks and of what a run records about its machine. */
    static final class Names implements Supplier<List<String>> {
        @Override
        public List<String> get() {
            List<String> names = new ArrayList<>();
            Stream.of("cpu.model", "network", "load.before").map(FactWords::name).forEach(names::add);
            Stream.of("version", "option.2", "middleware.3", "client.version").map(FactWords::ofVariant).forEach(names::add);
            Stream.of(Network.LOOPBACK, new Network.Wire(), new Network.Ethernet(1)).map(Network::label)
                    .forEach(names::add);
            return names;
        }
    }

    /** Payloads in a few words. */
    static final class Payloads implements Supplier<List<String>> {
        @Override
        public List<String> get() {
            Shape text = new Shape.Text(Length.of(2), Shape.Repertoire.UNICODE);
            Shape.Struct failure = new Shape.Struct("F", List.of(new Shape.Field("f", text)));
            List<Shape> shapes = List.of(text, new Shape.Text(Length.of(2), Shape.Repertoire.LATIN1), new Shape.Bytes(Length.of(2)),
                    new Shape.Timestamp(), new Shape.Decimal(2, 1), new Shape.Mapping(text, text, Length.of(2)), failure);
            List<String> texts = new ArrayList<>(shapes.stream().map(Payload::detail).toList());
            texts.add(Payload.describe(new Operation("f", List.of(), Optional.empty(), Behaviour.NOTHING)));
            texts.add(Payload.describe(new Operation("f", List.of(), Optional.empty(), List.of(failure), Behaviour.THROW, false)));
            return texts;
        }
    }

    @Test
    void wordsAboutPayloads() throws ReflectiveOperationException {
        assertEquals(Set.of(), PseudoTexts.untranslated(Payloads.class, Set.of()));
    }

    @Test
    void namesOfPhasesNetworksAndFacts() throws ReflectiveOperationException {
        assertEquals(Set.of(), PseudoTexts.untranslated(Names.class, Set.of("ethernet")));
    }

    @Test
    void help() throws ReflectiveOperationException {
        assertEquals(Set.of(), PseudoTexts.untranslated(Help.class, NAMES));
    }

    @Test
    void headsOfTheTable() throws ReflectiveOperationException {
        assertEquals(Set.of(), PseudoTexts.untranslated(Heads.class, Set.of()));
    }

    @Test
    void checksOfPlans() throws ReflectiveOperationException {
        assertEquals(Set.of(), PseudoTexts.untranslated(Checks.class, Set.of("port", "result")));
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.engine.check.PlanCheck;
import org.roundtrip.engine.jdk.Jdks;
import org.roundtrip.engine.trial.TrialProvider;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.hosts.HostList;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Shape;
import org.roundtrip.model.study.Studied;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.ProviderInfo;

/** A plan that cannot be run is refused with every reason, before anything starts. */
class RefusalTest {
    @TempDir
    private Path folder;

    @Test
    void everyReasonIsReportedAndNothingIsStarted() {
        Plan plan = plan(TrialProvider.CONTRACT, new ProviderChoice("corba", "CORBA", Map.of()),
                new ProviderChoice("trial", "a", Map.of("style", "odd")),
                new ProviderChoice("trial", "b", Map.of("colour", "red")));
        assertEquals(List.of("CORBA, provider: there is no provider 'corba' here; there are trial.",
                "a, options.style: option style cannot be 'odd'; it is one of plain, fancy.",
                "b, options.colour: there is no such option; there are fault, host, port, server, style."), refused(plan));
    }

    @Test
    void whatSeveralProvidersLackIsSaidOnce() {
        assertEquals("""
                Processors 99 are not there
                a, c, host: there is no host nowhere
                b, host: there is no host elsewhere
                b, options.port: there is no host nowhere""", Objection.lines(List.of(new Objection("", "processors", "Processors 99 are not there"),
                new Objection("a", "host", "there is no host nowhere"), new Objection("b", "host", "there is no host elsewhere"),
                new Objection("b", "options.port", "there is no host nowhere"), new Objection("c", "host", "there is no host nowhere"))));
    }

    @Test
    void eachSideIsChecked() {
        ChosenSide trial = ChosenSide.of("trial");
        Plan plan = plan(TrialProvider.CONTRACT, new ProviderChoice("a", trial, trial.on("77")),
                new ProviderChoice("b", trial.with(List.of("-jar")), trial.with(Map.of("colour", "red"))),
                new ProviderChoice("c", ChosenSide.of("gone"), trial.on("77")));
        List<String> refusals = refused(plan);
        assertTrue(refusals.getFirst().startsWith("a, jdk: there is no Java 77 on this machine; there are "),
                refusals.getFirst());
        assertTrue(refusals.get(1).startsWith("b, jvmFlags: the JVM flag '-jar' is not allowed"), refusals.get(1));
        assertEquals("b, options.colour: there is no such option; there are fault, host, port, server, style.", refusals.get(2));
        assertEquals("c, provider: there is no provider 'gone' here; there are trial.", refusals.get(3));
        assertEquals(5, refusals.size());
    }

    @Test
    void sidesOfDifferentProvidersNeedOneProtocolAndOneLanguage() {
        ProviderCatalogue catalogue = new ProviderCatalogue(new TreeMap<>(Map.of("one", info("one", "P", "IDL"),
                "two", info("two", "P", "IDL"), "three", info("three", "P", ""), "four", info("four", "Q", "IDL")))
                .values().stream().collect(Collectors.toMap(info -> info, info -> new TrialProvider())));
        List<Objection> objections = PlanCheck.of(catalogue, new Jdks(new RoundtripHome(folder)),
                new HostList(new RoundtripHome(folder)), plan(TrialProvider.CONTRACT, pair("one", "two"), pair("one", "three"), pair("four", "one"),
                        pair("three", "three")));
        assertEquals(List.of("one to three, provider: a client of one cannot call a server of three: both sides need the same"
                + " protocol on the wire and the same interface language.",
                "four to one, provider: a client of four cannot call a server of one: both sides need the same"
                + " protocol on the wire and the same interface language."), objections.stream().map(Objection::toString).toList());
    }

    @Test
    void aJavaWithoutAModuleThatIsNeededIsRefused() {
        ProviderInfo info = new ProviderInfo("small", "Small", "F", "P", "1", "MIT", false, "", 21, false, false, false,
                List.of("java.base", "no.such.module"));
        List<Objection> objections = PlanCheck.of(new ProviderCatalogue(Map.of(info, new TrialProvider())),
                new Jdks(new RoundtripHome(folder)), new HostList(new RoundtripHome(folder)),
                plan(TrialProvider.CONTRACT, new ProviderChoice("small", "a", Map.of())));
        assertEquals(List.of("a, jdk: Small needs what the Java runtime " + Runtime.version().feature()),
                objections.stream().map(each -> each.toString().replaceFirst("(\\d+)\\..*", "$1")).toList());
        assertTrue(objections.getFirst().reason().contains("lacks: no.such.module."), objections.toString());
    }

    private static ProviderInfo info(String id, String protocol, String language) {
        return new ProviderInfo(id, id, "F", protocol, "1", "MIT", false, language, 21, id.equals("two"), id.equals("two"), id.equals("two"), List.of());
    }

    @Test
    void asynchronousCallsNeedAClientThatHasThem() {
        ProviderCatalogue catalogue = new ProviderCatalogue(Map.of(info("one", "P", "IDL"), new TrialProvider(),
                info("two", "P", "IDL"), new TrialProvider()));
        Plan plan = plan(TrialProvider.CONTRACT, pair("one", "two"), pair("two", "one"));
        Plan asynchronous = plan.with(plan.protocol().with(new Load.Closed(1, 0, false, false, 4)));
        assertEquals(List.of("one to two, calls: one has no asynchronous calls (two have), so leave it out, or choose synchronous calls."),
                PlanCheck.of(catalogue, new Jdks(new RoundtripHome(folder)), new HostList(new RoundtripHome(folder)), asynchronous).stream()
                        .map(Objection::toString).toList());
    }

    @Test
    void nothingAnswersAOneWayCallSoItIsNotAsynchronous() {
        Operation told = new Operation("twice", List.of(), Optional.empty(), List.of(), Behaviour.NOTHING, true);
        Plan plan = plan(new Contract("Told", List.of(told)), pair("two", "two"));
        ProviderCatalogue catalogue = new ProviderCatalogue(Map.of(info("two", "P", "IDL"), new TrialProvider()));
        assertEquals(List.of("twice is one-way: nothing answers it, so it cannot be called asynchronously; leave it out, or choose synchronous calls."),
                PlanCheck.of(catalogue, new Jdks(new RoundtripHome(folder)), new HostList(new RoundtripHome(folder)),
                        plan.with(plan.protocol().with(new Load.Open(100, new Load.Constant(), 4, false, true)))).stream()
                        .map(Objection::toString).toList());
    }

    @Test
    void repeatedLookUpsAndConnectionsNeedAClientThatHasThem() {
        ProviderCatalogue catalogue = new ProviderCatalogue(Map.of(info("one", "P", "IDL"), new TrialProvider(),
                info("two", "P", "IDL"), new TrialProvider()));
        Plan plan = plan(TrialProvider.CONTRACT, pair("one", "two"), pair("two", "one"));
        assertEquals(List.of("one to two, lookups: one looks nothing up, because its clients get the address of the server."
                + " Leave it out (these look up: two), or repeat no look-ups.",
                "one to two, connections: one keeps its connections itself, and lets no program make or close one."
                + " Leave it out (these do: two), or repeat no connections."),
                PlanCheck.of(catalogue, new Jdks(new RoundtripHome(folder)), new HostList(new RoundtripHome(folder)),
                        plan.with(plan.protocol().with(new Studied(List.of(), 10, 10)))).stream().map(Objection::toString).toList());
    }

    private static ProviderChoice pair(String client, String server) {
        return new ProviderChoice(client + " to " + server, ChosenSide.of(client), ChosenSide.of(server));
    }

    @ParameterizedTest
    @CsvSource({"port,-1", "port,65536", "port,x", "host,''"})
    void theEnginesOwnOptionsAreChecked(String name, String value) {
        assertEquals(1, refused(plan(TrialProvider.CONTRACT,
                new ProviderChoice("trial", "t", Map.of(name, value)))).size());
    }

    @Test
    void aRefusalOfAProviderNamesTheField() {
        Contract other = new Contract("Other",
                List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING)));
        assertEquals(List.of("t, ping.result: it can do nothing but twice"),
                refused(plan(other, new ProviderChoice("trial", "t", Map.of()))));
    }

    @Test
    void valuesThatNeedMoreThanTheHeapAreRefused() {
        Shape rows = new Shape.Sequence(new Shape.Bytes(Length.of(1 << 20)), new Length(0, 5000));
        Contract big = new Contract("Big", List.of(
                new Operation("twice", List.of(), Optional.of(rows), Behaviour.GENERATE)));
        List<String> refusals = refused(plan(big, new ProviderChoice("trial", "t", Map.of())));
        assertEquals(1, refusals.size());
        assertTrue(refusals.getFirst().matches("The values of twice.result need at least 1000\\d MiB of memory, but the"
                + " JVMs get 64 MiB\\..*"), refusals.getFirst());
    }

    @Test
    void sizesBeyondAllNumbersAreRefusedAsWell() {
        Shape shape = Shape.Primitive.LONG;
        for (int i = 0; i < 90; i++) {
            shape = new Shape.Sequence(shape, Length.of(Integer.MAX_VALUE));
        }
        Contract vast = new Contract("Vast", List.of(
                new Operation("twice", List.of(), Optional.of(shape), Behaviour.GENERATE)));
        assertEquals(1, refused(plan(vast, new ProviderChoice("trial", "t", Map.of()))).size());
    }

    @Test
    void theRefusalOfAnUnavailableProviderNamesWhatToInstall() {
        Trials trials = new Trials(folder, new TrialProvider() {
            @Override
            public Availability availability() {
                return Availability.no("It needs the program orbd; install it.");
            }
        });
        assertEquals(List.of("trial , provider: It needs the program orbd; install it."),
                refused(trials, Trials.plan(Trials.SHORT, "")));
    }

    @Test
    void aFolderThatIsInUseIsRefused() throws Exception {
        Files.createDirectories(folder.resolve("run"));
        Files.writeString(folder.resolve("run/mine.txt"), "precious");
        assertThrows(IOException.class,
                () -> new Trials(folder).start(Trials.plan(Trials.SHORT, ""), RunListener.NONE));
        assertEquals("precious", Files.readString(folder.resolve("run/mine.txt")));
    }

    private static Plan plan(Contract contract, ProviderChoice... choices) {
        return new Plan("Trial", "", contract, List.of(choices), Trials.SHORT);
    }

    private List<String> refused(Plan plan) {
        return refused(new Trials(folder), plan);
    }

    private List<String> refused(Trials trials, Plan plan) {
        RefusedException refused =
                assertThrows(RefusedException.class, () -> trials.start(plan, RunListener.NONE));
        assertFalse(Files.exists(folder.resolve("run")));
        assertEquals(Objection.lines(refused.objections()), refused.getMessage());
        return refused.objections().stream().map(Objection::toString).toList();
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Forks;
import org.roundtrip.model.WarmUp;
import org.roundtrip.model.machine.Placement;
import org.roundtrip.model.Length;
import org.roundtrip.model.Network;
import org.roundtrip.model.Payload;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Shape;
import org.roundtrip.model.study.Series;
import org.roundtrip.model.study.Studied;

class PlanFilesTest {
    static final String PLAN = """
            {"schema": "roundtrip-plan-2", "name": "First look", "description": "Says \\"hello\\"",
             "shapes": {
               "Data2": {"struct": [
                 {"name": "d1", "shape": "long"},
                 {"name": "d2", "shape": {"list": {"string": [4, 40]}, "length": 4}},
                 {"name": "d3", "shape": {"list": "double", "length": [0, 8]}},
                 {"name": "colour", "shape": "Colour"}]},
               "Colour": {"enum": ["RED", "GREEN"]},
               "Names": {"list": {"unicode": 8}, "length": 2}},
             "operations": [
               {"name": "ping", "behaviour": "nothing"},
               {"name": "getString", "behaviour": "generate", "result": {"string": 64}},
               {"name": "f1", "parameters": [{"name": "names", "shape": "Names"}, {"name": "raw", "shape": {"bytes": 3}}],
                "result": {"list": "Data2", "length": 4}, "behaviour": "generate"},
               {"name": "twice", "parameters": [{"name": "n", "shape": "short"}], "result": "short",
                "behaviour": "multiplyByTwo"}],
             "providers": ["socket", {"id": "axis", "name": "Axis literal", "options": {"style": "literal", "keepAlive": true}}],
             "protocol": {"forks": 3, "warmUp": {"calls": 0}, "measured": {"calls": 10000, "seconds": 2.5}, "seed": -7}}
            """;
    /** What is right in the plan, what is wrong instead, and the sentence about it. */
    static final String MISTAKES = """
            "Data2", "length": 4        | "Dta2", "length": 4        | operations/2/result/list: there is no shape "Dta2"; there are boolean, byte, short, int, long, float, double, char, timestamp, Data2, Colour, Names
            {"forks": 3                 | {"forks": 0                | protocol/forks: must be at least 1, but is 0
            {"forks": 3                 | {"forks": -1               | protocol/forks: must be at least 1, but is -1
            {"forks": 3                 | {"forks": "3"              | protocol/forks: must be a whole number or an object, but is "3"
            {"forks": 3                 | {"forks": 1.5              | protocol/forks: must be a whole number or an object, but is 1.5
            "calls": 10000              | "calls": -1                | protocol/measured/calls: must be at least 0, but is -1
            "calls": 10000              | "calls": 1e999             | protocol/measured/calls: the number is too large
            "seconds": 2.5              | "secnods": 2.5             | protocol/measured/secnods: there is no field "secnods"; there are calls, seconds, atLeast
            "calls": 10000, "seconds": 2.5 | "calls": 0              | protocol: measured: no call would be measured; give calls or seconds
            {"forks": 3                 | {"forks": 3, "heapMiB": 1  | protocol/heapMiB: must be at least 64, but is 1
            {"forks": 3                 | {"forks": 3, "forks": 4    | line 18, column 34: the field "forks" is here for the second time
            {"forks": 3                 | {"forks": 3, "network": "wifi" | protocol: there is no network 'wifi'; there are loopback, wire and ethernet-100
            {"forks": 3                 | {"forks": 3, "network": {"mode": "wifi"} | protocol/network/mode: must be one of loopback, wire, ethernet-100, but is "wifi"
            {"forks": 3                 | {"forks": 3, "network": {"latencyMicros": 5} | protocol/network: the field mode is missing
            {"forks": 3                 | {"forks": 3, "network": {"mode": "wire", "latencyMicros": 5} | protocol: the network wire has no latency to set; only ethernet-100 has
            {"forks": 3                 | {"forks": 3, "network": {"mode": "ethernet-100", "latencyMicros": 1000001} | protocol/network/latencyMicros: must be at most 1000000, but is 1000001
            [4, 40]                     | [40, 4]                    | shapes/Data2/struct/1/shape/list/string: a length needs 0 <= min <= max, but is 40 to 4
            [4, 40]                     | [4]                        | shapes/Data2/struct/1/shape/list/string: must have at least 2 elements, but has 1
            {"string": 64}              | {"string": -64}            | operations/1/result/string: must be at least 0, but is -64
            {"string": 64}              | {"string": 64, "bytes": 3} | operations/1/result: string, bytes cannot stand together; leave one of them
            {"string": 64}              | {"string": 64, "length": 3} | operations/1/result/length: only a list or a map has a length; write {"string": 8} for string
            {"string": 64}              | {"decimal": [5, 2], "length": 3} | operations/1/result/length: only a list or a map has a length, and decimal has none
            {"string": 64}              | {"decimal": [5, 6]}        | operations/1/result/decimal: a decimal number needs 1 to 31 digits and a scale from 0 to their number, but has 5 and 6
            {"string": 64}              | {"decimal": [5, "x"]}      | operations/1/result/decimal/1: must be a whole number, but is "x"
            {"string": 64}              | {"decimal": [5]}           | operations/1/result/decimal: must have at least 2 elements, but has 1
            {"string": 64}              | {"optional": {"optional": "int"}} | operations/1/result/optional: what is optional already cannot be made optional again
            {"string": 64}              | {"map": "int", "length": 3} | operations/1/result: a map needs a key and a length
            {"string": 64}              | {"map": "int", "key": "int"} | operations/1/result: a map needs a key and a length
            {"string": 64}              | {"map": "int", "key": "byte", "length": 3} | operations/1/result: the key of a map must be int, long, string or unicode
            {"string": 64}              | {"map": "int", "key": {"string": 1}, "length": [1, 16]} | operations/1/result: the map can have 16 entries, but needs 4 times as many different keys; make its key longer or its length smaller
            {"string": 64}              | {"list": "int", "key": "int", "length": 3} | operations/1/result/key: only a map has a key
            {"string": 64}              | {"list": "int"}            | operations/1/result: a list needs a length
            {"string": 64}              | {"length": 2}              | operations/1/result: no shape is given; give one of struct, union, enum, string, unicode, bytes, decimal, optional, list, map
            {"string": 64}              | {"struct": []}             | operations/1/result/struct: there is no field "struct"; there are string, unicode, bytes, decimal, optional, list, map, key, length
            "ping", "behaviour"         | "pi ng", "behaviour"       | operations/0: 'pi ng' is not a valid name: use a letter, then letters, digits and underscores, at most 60
            "ping", "behaviour"         | "f1", "behaviour"          | operations: the contract Service has two operations of the same name
            "nothing"                   | "sleep"                    | operations/0/behaviour: must be one of nothing, echo, generate, upperCase, multiplyByTwo, countAndUpperCase, throw, but is "sleep"
            "nothing"                   | "generate"                 | operations/0: the operation ping: 'generate' needs a result
            ["socket",                  | ["axis", "axis",           | two providers of the plan have the same name
            ["socket",                  | ["", "axis",               | providers/0: must not be empty
            {"id": "axis",              | {                          | providers/1: give either an id, or a client and a server
            {"id": "axis",              | {"id": "axis", "client": "rmi", | providers/1: give either an id, or a client and a server
            {"id": "axis",              | {"client": "rmi",          | providers/1: give either an id, or a client and a server
            {"id": "axis",              | {"client": "rmi", "server": {"id": "rmi"}, | providers/1: options, jdk, jvmFlags and host belong to the client and to the server here
            {"id": "axis",              | {"id": "axis", "over": "wifi", | providers/1/over: no other provider of the plan has the name 'wifi'
            {"id": "axis",              | {"id": "axis", "over": "Axis literal", | providers/1/over: no other provider of the plan has the name 'Axis literal'
            {"id": "axis",              | {"id": "axis", "jdk": "17x", | providers/1: '17x' is not a version of Java such as 17 or 17.0.9
            {"id": "axis",              | {"id": "axis", "jdk": "../17", | providers/1: '../17' is not a version of Java such as 17 or 17.0.9
            {"id": "axis",              | {"id": "axis", "host": "a b", | providers/1: 'a b' is not the name of a host: use letters, digits, dots, hyphens and underscores
            {"id": "axis",              | {"client": "rmi", "server": "rmi", "host": "lab2", | providers/1: options, jdk, jvmFlags and host belong to the client and to the server here
            {"id": "axis",              | {"id": "axis", "jdk": 17,  | providers/1/jdk: must be a text, but is 17
            "name": "First look"        | "name": " "                | a plan needs a name
            "name": "First look",       |                            | the field name is missing
            roundtrip-plan-2            | roundtrip-plan-3           | schema: a newer Roundtrip wrote this file (roundtrip-plan-3; this one reads roundtrip-plan-2); update Roundtrip to open it
            roundtrip-plan-2            | roundtrip-plan-0           | schema: "roundtrip-plan-0" is not known; it must be "roundtrip-plan-2"
            roundtrip-plan-2            | plan                       | schema: "plan" is not known; it must be "roundtrip-plan-2"
            "Colour": {"enum"           | "int": {"enum"             | shapes/int: the name int stands for a simple shape already
            "Colour": {"enum": ["RED", "GREEN"]} | "Colour": {"union": []} | shapes/Colour/union: must not be empty
            "RED", "GREEN"              | "RED", "RED"               | shapes/Colour/enum: the enum Colour needs constants, each with a name of its own
            {"unicode": 8}              | "Names"                    | shapes/Names/list: the shape Names contains itself, so no value of it could end
            """;

    @Test
    void planIsReadAsWritten() throws Exception {
        Plan plan = PlanFiles.parse(PLAN, "p.plan.json");
        assertEquals("First look", plan.name());
        assertEquals("Service", plan.contract().name());
        assertEquals(List.of("void", "string 64", "(string[2], bytes 3) -> Data2[4], d2: string 4..40[4], d3: double[0..8]", "short"),
                plan.contract().operations().stream().map(Payload::describe)
                        .map(text -> text.replace("unicode 8[2]", "string[2]")).toList());
        Shape.Sequence list = (Shape.Sequence) plan.contract().operation("f1").result().orElseThrow();
        Shape.Struct data2 = (Shape.Struct) list.element();
        assertEquals(new Shape.Sequence(new Shape.Text(new Length(4, 40), Shape.Repertoire.LATIN1), Length.of(4)),
                data2.fields().get(1).shape());
        assertEquals(new Shape.Enumeration("Colour", List.of("RED", "GREEN")), data2.fields().get(3).shape());
        assertEquals(List.of(ProviderChoice.of("socket"), new ProviderChoice("axis", "Axis literal",
                Map.of("style", "literal", "keepAlive", "true"))), plan.providers());
        assertEquals(new Protocol(3, Amount.NONE, new Amount(10000, 2.5), 1000, 30, 256, -7), plan.protocol());
    }

    @Test
    void anAmountMayAskForCallsAndSeconds() throws Exception {
        String both = PLAN.replace("\"calls\": 10000", "\"atLeast\": true, \"calls\": 10000");
        Plan plan = PlanFiles.parse(both, "p");
        assertEquals(Amount.atLeast(10_000, 2.5), plan.protocol().measured());
        assertEquals(plan, PlanFiles.parse(PlanFiles.toJson(plan), "again"));
        InvalidFileException alone = assertThrows(InvalidFileException.class,
                () -> PlanFiles.parse(both.replace("\"seconds\": 2.5", "\"seconds\": 0"), "p"));
        assertTrue(alone.getMessage().contains("needs a number of calls and a number of seconds"), alone.getMessage());
    }

    @Test
    void aWarmUpEndsWhenSteadyOrAfterAnAmount() throws Exception {
        assertEquals(WarmUp.STANDARD, PlanFiles.parse(PLAN.replaceAll("\"warmUp\": \\{[^}]*\\}, ", ""), "p").protocol().warmUp());
        Plan plan = PlanFiles.parse(warmUp("{\"until\": \"steady\", \"least\": 0.5, \"most\": 8}"), "p");
        assertEquals(new WarmUp.Steady(0.5, 8), plan.protocol().warmUp());
        assertEquals(plan, PlanFiles.parse(PlanFiles.toJson(plan), "again"));
        for (String refused : List.of("{\"until\": \"steady\", \"calls\": 9}", "{\"most\": 9}", "{\"until\": \"noon\"}",
                "{\"until\": \"steady\", \"least\": 40}", "{\"until\": \"steady\", \"least\": 0, \"most\": 0}")) {
            assertThrows(InvalidFileException.class, () -> PlanFiles.parse(warmUp(refused), "p"), refused);
        }
    }

    private static String warmUp(String json) {
        return PLAN.replaceAll("\"warmUp\": \\{[^}]*\\}", "\"warmUp\": " + json);
    }

    @Test
    void forksAreANumberOrARange() throws Exception {
        Plan plan = PlanFiles.parse(PLAN.replace("\"forks\": 3", "\"forks\": {\"least\": 4, \"most\": 16}"), "p");
        assertEquals(new Forks(4, 16), plan.protocol().forks());
        assertEquals(plan, PlanFiles.parse(PlanFiles.toJson(plan), "again"));
        for (String refused : List.of("0", "1001", "{\"least\": 4}", "{\"least\": 5, \"most\": 4}")) {
            assertThrows(InvalidFileException.class, () -> PlanFiles.parse(PLAN.replace("\"forks\": 3", "\"forks\": " + refused), "p"), refused);
        }
    }

    @Test
    void aPlacementIsAWordOrLists() throws Exception {
        for (Placement placement : List.of(Placement.FREE, Placement.ONE, Placement.SPLIT, Placement.listed("0", "1-3"))) {
            Plan plan = PlanFiles.parse(PLAN, "p");
            plan = plan.with(plan.protocol().with(placement));
            assertEquals(plan, PlanFiles.parse(PlanFiles.toJson(plan), "again"));
        }
        assertEquals(Placement.AUTOMATIC, PlanFiles.parse(placement("\"automatic\""), "p").protocol().placement());
        for (String refused : List.of("\"listed\"", "{\"calls\": \"0\"}", "{\"calls\": \"\", \"rest\": \"1\"}", "{\"calls\": \"x\", \"rest\": \"1\"}")) {
            assertThrows(InvalidFileException.class, () -> PlanFiles.parse(placement(refused), "p"), refused);
        }
    }

    private static String placement(String json) {
        return PLAN.replace("\"seed\": -7", "\"seed\": -7, \"placement\": " + json);
    }

    @Test
    void aProviderStandsOverAnotherOneWhileItIsThere() throws Exception {
        Plan plan = PlanFiles.parse(PLAN.replace("{\"id\": \"axis\",", "{\"id\": \"axis\", \"over\": \"socket\","), "p");
        assertEquals("socket", plan.providers().getLast().over());
        assertEquals(plan, PlanFiles.parse(PlanFiles.toJson(plan), "again"));
        Plan alone = plan.with(plan.providers().subList(1, 2));
        assertEquals("", PlanFiles.parse(PlanFiles.toJson(alone), "again").providers().getFirst().over());
    }

    @Test
    void seriesAreReadAsWritten() throws Exception {
        Plan plan = PlanFiles.parse(PLAN.replace("\"seed\": -7", "\"seed\": -7, \"series\": [{\"calls\": 1000, \"repeat\": 12, "
                + "\"summary\": \"trimmed\"}, {\"calls\": 10}]"), "p");
        assertEquals(Series.parse("1000 x 12 trimmed; 10 x 1 mean"), plan.protocol().studied().series());
        assertEquals(plan, PlanFiles.parse(PlanFiles.toJson(plan), "again"));
    }

    @Test
    void lookUpsAndConnectionsAreReadAsWritten() throws Exception {
        Plan plan = PlanFiles.parse(PLAN.replace("\"seed\": -7", "\"seed\": -7, \"lookups\": 111111, \"connections\": 20"), "p");
        assertEquals(new Studied(List.of(), 111_111, 20), plan.protocol().studied());
        assertEquals(plan, PlanFiles.parse(PlanFiles.toJson(plan), "again"));
        assertFalse(PlanFiles.toJson(PlanFiles.parse(PLAN, "p")).contains("lookups"), "what is not asked for is left out");
    }

    /** The words came later than plans with types of these names. */
    @ParameterizedTest
    @ValueSource(strings = {"char", "timestamp"})
    void aTypeKeepsANameThatBecameAWordLater(String word) throws Exception {
        Plan plan = PlanFiles.parse(PLAN.replace("Data2", word), "p");
        assertEquals(word + "[4]", Payload.describe(plan.contract().operation("f1").result().orElseThrow()));
        assertEquals(plan, PlanFiles.parse(PlanFiles.toJson(plan), "again"));
        Shape simple = PlanFiles.parse(PLAN.replace("{\"string\": 64}", "\"" + word + "\""), "p").contract().operations().get(1)
                .result().orElseThrow();
        assertEquals(word, Payload.describe(simple));
    }

    @Test
    void aWrittenPlanIsReadBackEqual() throws Exception {
        Plan plan = PlanFiles.parse(PLAN, "p.plan.json");
        String json = PlanFiles.toJson(plan);
        assertEquals(plan, PlanFiles.parse(json, "again"));
        assertEquals(json, PlanFiles.toJson(PlanFiles.parse(json, "again")));
        assertTrue(json.contains("    \"Colour\": {\"enum\": [\"RED\", \"GREEN\"]}"), json);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "rmi"                                               | rmi                | rmi     | rmi     |    |
            {"id": "rmi", "name": "17", "jdk": "17"}            | 17                 | rmi     | rmi     | 17 | 17
            {"client": "omniorb", "server": {"id": "jacorb", "jdk": "25.0.2"}} | omniorb to jacorb | omniorb | jacorb | | 25.0.2
            {"name": "mixed", "client": {"id": "rmi", "jdk": "11"}, "server": "rmi"} | mixed | rmi | rmi    | 11 |
            """)
    void aChoiceHasTwoSides(String json, String variant, String client, String server, String clientJdk,
            String serverJdk) throws Exception {
        Plan plan = PlanFiles.parse(PLAN.replaceFirst("\"providers\": \\[\"socket\"", "\"providers\": [" + json), "p");
        ProviderChoice choice = plan.providers().getFirst();
        assertEquals(List.of(variant, client, server, clientJdk == null ? "" : clientJdk, serverJdk == null ? "" : serverJdk),
                List.of(choice.variant(), choice.client().provider(), choice.server().provider(), choice.client().jdk(),
                        choice.server().jdk()));
        String written = PlanFiles.toJson(plan);
        assertEquals(plan, PlanFiles.parse(written, "again"), written);
    }

    @Test
    void aSideMayBeOnAHost() throws Exception {
        Plan plan = PlanFiles.parse(PLAN.replaceFirst("\"providers\": \\[\"socket\"",
                "\"providers\": [{\"client\": \"rmi\", \"server\": {\"id\": \"rmi\", \"host\": \"lab2\"}}"), "p");
        assertEquals("lab2", plan.providers().getFirst().server().host());
        assertTrue(plan.providers().getFirst().client().here());
        assertEquals(plan, PlanFiles.parse(PlanFiles.toJson(plan), "again"));
    }

    @Test
    void flagsAreKeptInTheirOrder() throws Exception {
        Plan plan = PlanFiles.parse(PLAN.replace("{\"id\": \"axis\",",
                "{\"id\": \"axis\", \"jvmFlags\": [\"-XX:+UseZGC\", \"-Xint\"],"), "p");
        assertEquals(List.of("-XX:+UseZGC", "-Xint"), plan.providers().getLast().server().jvmFlags());
        assertEquals(plan, PlanFiles.parse(PlanFiles.toJson(plan), "again"));
    }

    @Test
    void plansOfVersionOneOpenAndAreSavedInVersionTwo() throws Exception {
        Plan plan = PlanFiles.parse(PLAN.replace("roundtrip-plan-2", "roundtrip-plan-1"), "old.plan.json");
        assertEquals(PlanFiles.parse(PLAN, "new"), plan);
        assertTrue(PlanFiles.toJson(plan).contains("\"roundtrip-plan-2\""));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "wire"                                        | wire         |
            "loopback"                                    | loopback     |
            "ethernet-100"                                | ethernet-100 | 50
            {"mode": "ethernet-100"}                      | ethernet-100 | 50
            {"mode": "ethernet-100", "latencyMicros": 0}  | ethernet-100 | 0
            """)
    void theNetworkIsKept(String network, String mode, Integer latency) throws Exception {
        Plan plan = PlanFiles.parse(PLAN.replace("\"seed\": -7", "\"seed\": -7, \"network\": " + network), "p.plan.json");
        assertEquals(Network.of(mode, latency == null ? 0 : latency), plan.protocol().network());
        assertEquals(plan, PlanFiles.parse(PlanFiles.toJson(plan), "again"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = MISTAKES)
    void mistakesAreNamedInASentenceWithTheirPlace(String right, String wrong, String message) {
        String changed = PLAN.replace(right.replace("\\n", "\n"), wrong == null ? "" : wrong.replace("\\n", "\n"));
        assertTrue(!changed.equals(PLAN), "nothing was changed");
        assertEquals("p.plan.json: " + message, refusal(changed));
    }

    @Test
    void aCutFileIsRefused() {
        assertEquals("p.plan.json: line 1, column 50: the text ends before its brackets are closed",
                refusal(PLAN.substring(0, 49)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[]", "null", "1", "{", "{\"schema\": 3}", "\"roundtrip-plan-2\"", "{} {}", "\u0000"})
    void textThatIsNoPlanIsRefusedInOneLine(String text) {
        assertEquals(1, refusal(text).lines().count());
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "{\"a\":", "{\"schema\": \"roundtrip-plan-2\", \"shapes\": {\"A\": {\"list\": "})
    void deeplyNestedBracketsAreRefused(String opening) {
        String repeated = opening.length() < 10 ? opening.repeat(100_000) : opening + "{\"list\":".repeat(100_000);
        assertTrue(refusal(repeated).contains("nested deeper than 300 levels"), () -> refusal(repeated));
    }

    @Test
    void shapesMayNestAHundredLevelsAndNoMore() throws Exception {
        assertEquals("int" + "[1]".repeat(100), Payload.describe(
                PlanFiles.parse(lists(100), "p").contract().operations().getFirst().result().orElseThrow()));
        String json = PlanFiles.toJson(PlanFiles.parse(lists(100), "p"));
        assertEquals(PlanFiles.parse(lists(100), "p"), PlanFiles.parse(json, "p"));
        assertTrue(refusal(lists(101)).endsWith("nested deeper than 100 levels"), () -> refusal(lists(101)));
    }

    @Test
    void chainsAndDoublingStructsAreBounded() {
        StringBuilder chain = new StringBuilder();
        StringBuilder doubling = new StringBuilder();
        for (int i = 0; i < 900; i++) {
            chain.append("\"S%d\": {\"struct\": [{\"name\": \"a\", \"shape\": \"S%d\"}]}, ".formatted(i, i + 1));
        }
        for (int i = 0; i < 60; i++) {
            doubling.append("\"S%1$d\": {\"struct\": [{\"name\": \"a\", \"shape\": \"S%2$d\"}, "
                    .formatted(i, i + 1)).append("{\"name\": \"b\", \"shape\": \"S%d\"}]}, ".formatted(i + 1));
        }
        assertTrue(refusal(shapes(chain + "\"S900\": \"int\"")).contains("nested deeper than 100 levels"));
        assertTrue(refusal(shapes(doubling + "\"S60\": \"int\"")).contains("more than 10000 parts"));
    }

    @Test
    void hostileTextIsNotRepeatedInFull() {
        String message = refusal(PLAN.replace("\"forks\"", "\"" + "x".repeat(5000) + "\\u001b[2J\\n\\u202e\""));
        assertTrue(message.length() < 400, message);
        assertTrue(refusal(PLAN.replace("\"forks\"", "\"a\\u001b[2J\\nb\\u202e\"")).contains("\"a?[2J?b?\""));
    }

    @Test
    void filesAreReadOnlyWhenTheyAreSmallUtf8Text(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("x.plan.json");
        assertTrue(refusal(file).startsWith("x.plan.json: there is no such file"), refusal(file));
        Files.write(file, "\uFEFF".concat(PLAN).getBytes(StandardCharsets.UTF_8));
        assertEquals("First look", PlanFiles.read(file).name());
        Files.write(file, PLAN.replace("First", "F\u00e4rst").getBytes(StandardCharsets.ISO_8859_1));
        assertEquals("x.plan.json: the file is not text in UTF-8", refusal(file));
        Files.write(file, new byte[4_000_001]);
        assertEquals("x.plan.json: the file is larger than 4 MB, the most that such a file may have", refusal(file));
        assertTrue(refusal(folder).contains("it is not a file"), refusal(folder));
    }

    private static String refusal(Path file) {
        return assertThrows(InvalidFileException.class, () -> PlanFiles.read(file)).getMessage();
    }

    private static String refusal(String json) {
        return assertThrows(InvalidFileException.class, () -> PlanFiles.parse(json, "p.plan.json")).getMessage();
    }

    private static String lists(int depth) {
        return operation("{\"list\": ".repeat(depth) + "\"int\"" + ", \"length\": 1}".repeat(depth), "");
    }

    private static String shapes(String shapes) {
        return operation("\"S0\"", "\"shapes\": {" + shapes + "}, ");
    }

    private static String operation(String result, String shapes) {
        return "{\"schema\": \"roundtrip-plan-2\", \"name\": \"p\", " + shapes + "\"operations\": [{\"name\": \"o\", "
                + "\"behaviour\": \"generate\", \"result\": " + result + "}], \"providers\": [\"socket\"]}";
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "\"forks\": 3 | \"forks\": 0 | \"forks\"",
        "\"d1\", \"shape\": \"long\" | \"d1\", \"shape\": \"lang\" | \"shape\": \"lang\"",
        "[4, 40] | [40, 4] | \"string\": [40",
        "\"socket\" | 7 | 7, {\"id\"",
        "\"multiplyByTwo\" | \"multiplyByThree\" | \"behaviour\": \"multiplyByThree",
        "\"seed\": -7 | \"seeds\": -7 | \"seeds\"",
        "\"bytes\": 3 | \"bytes\": 3x | x}}]",
    })
    void problemsAreFoundInTheText(String right, String wrong, String place) {
        String text = PLAN.replace(right, wrong);
        InvalidFileException e = assertThrows(InvalidFileException.class, () -> PlanFiles.parse(text, "p"));
        assertTrue(text.startsWith(place, e.offset()), () -> e.getMessage() + " at "
                + text.substring(Math.max(0, e.offset() - 2)));
    }
}

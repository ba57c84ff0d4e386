// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roundtrip.examples.Examples;
import org.roundtrip.exchange.PayloadSize;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Shape;
import org.roundtrip.model.WarmUp;
import org.roundtrip.model.study.Series;

class ExamplesTest {
    private static final Pattern LABEL = Pattern.compile("roundtrip\\.id\" value=\"([^\"]+)\".*\\s+<property name=\"roundtrip\\.label\" value=\"([^\"]+)\"");

    @ParameterizedTest
    @MethodSource("names")
    void everyExampleIsAPlanForTheProvidersThatComeWithRoundtripOrThatItsStudyHas(String name) throws InvalidFileException {
        Plan plan = read(name);
        // Riboe and Rozman measured their middlewares only; raw TCP looks nothing up and meets nobody.
        assertEquals(switch (name) {
            case "gray-2005" -> List.of("socket", "rmi", "jacorb", "jaxrpc", "axis");
            case "riboe-2003" -> List.of("axis", "javaidl", "rmi");
            case "rozman-2006" -> List.of("rmi", "rmi.ssl", "rmi.http", "rmi.http", "jaxrpc", "jaxrpc", "axis.wss");
            case "price-of-security" -> List.of("rmi", "rmi.ssl", "grpc", "grpc", "cxf", "cxf", "cxf.wss", "cxf.wss", "cxf.wss", "cxf.wss");
            case "every-pair" -> List.of("jacorb", "rmi");
            case "boian-2004" -> List.of("javaidl", "omniorb", "rmi.iiop", "rmi", "rmi.jndi");
            case "demarey-2004" -> List.of("socket", "rmi", "rmi.iiop", "javaidl", "yoko", "jacorb", "jacorb", "ice", "axis", "axis", "xmlrpc",
                    "ejb.wildfly", "ejb.easybeans", "ejb.openejb", "ccm", "ccm", "proactive", "fractal", "fractal");
            default -> List.of("socket", "rmi", "jacorb", "axis");
        }, plan.providers().stream().map(ProviderChoice::id).toList());
        assertEquals(plan, PlanFiles.parse(PlanFiles.toJson(plan), name));
        assertTrue(!plan.description().isBlank());
    }

    /** The window calls them so in a new plan, so a person sees one name. With other options a name says what these are. */
    @ParameterizedTest
    @MethodSource("names")
    void providersHaveTheirNamesForPeople(String name) throws IOException {
        Map<String, String> labels = new HashMap<>();
        try (Stream<Path> bundles = Files.list(Path.of("../../providers"))) {
            for (Path components : bundles.map(bundle -> bundle.resolve("OSGI-INF")).filter(Files::exists).toList()) {
                try (DirectoryStream<Path> files = Files.newDirectoryStream(components, "*.xml")) {
                    for (Path file : files) {
                        LABEL.matcher(Files.readString(file)).results().forEach(label -> labels.put(label.group(1), label.group(2)));
                    }
                }
            }
        }
        for (ProviderChoice choice : read(name).providers()) {
            assertTrue(choice.variant().startsWith(labels.get(choice.id())) || !choice.client().options().isEmpty(), choice.variant());
        }
    }

    @Test
    void firstLookIsPingAStringAndAnArrayOfAbout900Bytes() throws InvalidFileException {
        Plan plan = read("first-look");
        assertEquals(List.of("ping", "getString", "f1"),
                plan.contract().operations().stream().map(Operation::name).toList());
        assertEquals(64, content(plan, "getString"));
        assertEquals(900, content(plan, "f1"), 50);
    }

    @Test
    void everyKindHoldsEveryShapeThatAllProvidersCarryAndEveryBehaviour() throws InvalidFileException {
        Plan plan = read("every-kind");
        Set<Behaviour> behaviours = EnumSet.noneOf(Behaviour.class);
        Set<Object> shapes = new HashSet<>();
        for (Operation operation : plan.contract().operations()) {
            behaviours.add(operation.behaviour());
            operation.result().ifPresent(shape -> collect(shape, shapes));
        }
        assertEquals(EnumSet.allOf(Behaviour.class), behaviours);
        Set<Object> expected = new HashSet<>(EnumSet.complementOf(EnumSet.of(Shape.Primitive.CHAR)));
        expected.addAll(EnumSet.allOf(Shape.Repertoire.class));
        expected.addAll(Set.of(Shape.Bytes.class, Shape.Enumeration.class, Shape.Sequence.class, Shape.Struct.class));
        assertEquals(expected, shapes);
    }

    @Test
    void theLargeStringIsAMebibyte() throws InvalidFileException {
        assertEquals(1 << 20, content(read("one-mebibyte-string"), "get"));
        assertEquals(1 << 20, content(read("one-mebibyte-string"), "put"));
    }

    @Test
    void riboeIsColdAndCalls1And10And1000And10And1Times() throws InvalidFileException {
        Plan plan = read("riboe-2003");
        assertEquals(Series.parse("1 x 1 mean; 10 x 1 mean; 1000 x 1 mean; 10 x 1 mean; 1 x 1 mean"), plan.protocol().studied().series());
        assertTrue(plan.protocol().warmUp().none());
        assertEquals(DrawingFiles.parse(Examples.readPayload("riboe-2003"), "riboe-2003").operations(), plan.contract().operations());
    }

    @Test
    void rozmanIs12Times1000CallsOfEachOfEightTypesWithoutTheExtremes() throws InvalidFileException {
        Plan plan = read("rozman-2006");
        assertEquals(Series.parse("1000 x 12 trimmed"), plan.protocol().studied().series());
        assertTrue(plan.protocol().warmUp().none() && plan.protocol().studied().lookups() == 1000);
        assertEquals(DrawingFiles.parse(Examples.readPayload("rozman-2006"), "rozman-2006").operations(), plan.contract().operations());
    }

    @Test
    void demareyIs50ForksOf20Times500CallsAfter10000() throws InvalidFileException {
        Plan plan = read("demarey-2004");
        assertEquals(50, plan.protocol().forks().least());
        assertEquals(new WarmUp.Fixed(Amount.calls(10_000)), plan.protocol().warmUp());
        assertEquals(Series.parse("500 x 20 mean"), plan.protocol().studied().series());
        assertEquals(List.of("ping"), plan.contract().operations().stream().map(Operation::name).toList());
    }

    @Test
    void boianLetsEveryClientCallEveryServerAndRepeatsLookUps() throws InvalidFileException {
        Plan plan = read("boian-2004");
        assertTrue(plan.everyPair() && plan.protocol().serverTime());
        assertEquals(10_000, plan.protocol().studied().lookups());
        assertEquals(Amount.calls(60_000), plan.protocol().measured());
    }

    @Test
    void thePayloadsOfTheStudiesAreThere() throws InvalidFileException {
        for (String name : Examples.payloads()) {
            Drawing payload = DrawingFiles.parse(Examples.readPayload(name), Examples.payloadFileName(name));
            assertEquals(Examples.readPayload(name), DrawingFiles.toJson(payload), name);
            assertTrue(!payload.description().isBlank() && !payload.operations().isEmpty(), name);
        }
    }

    @Test
    void payloadsHaveTheSizesOfThePapers() throws InvalidFileException {
        PayloadSize four = size("gray-2005-data2");
        assertEquals(900, (four.least() + four.most()) / 2, 50);
        PayloadSize record = size("gray-2005-data3");
        assertEquals(1000, (record.least() + record.most()) / 2, 100);
        assertEquals(8, DrawingFiles.parse(Examples.readPayload("rozman-2006"), "rozman-2006").operations().size());
        assertEquals(5, DrawingFiles.parse(Examples.readPayload("riboe-2003"), "riboe-2003").operations().size());
    }

    private static PayloadSize size(String name) throws InvalidFileException {
        return PayloadSize.of(DrawingFiles.parse(Examples.readPayload(name), name).payload().orElseThrow());
    }

    @Test
    void otherNamesAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Examples.readPayload("../../x"));
        assertThrows(IllegalArgumentException.class, () -> Examples.read("../../x"));
    }

    static Stream<String> names() {
        return Examples.names().stream();
    }

    private static Plan read(String name) throws InvalidFileException {
        return PlanFiles.parse(Examples.read(name), Examples.fileName(name));
    }

    private static double content(Plan plan, String operation) {
        return ExpectedValues.of(plan.contract().operation(operation), plan.protocol().seed()).contentBytesPerCall();
    }

    private static void collect(Shape shape, Set<Object> kinds) {
        kinds.add(switch (shape) {
            case Shape.Primitive primitive -> primitive;
            case Shape.Text text -> text.repertoire();
            default -> shape.getClass();
        });
        shape.parts().forEach(part -> collect(part, kinds));
    }
}

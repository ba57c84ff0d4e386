// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.cli.terminal.Status;
import org.w3c.dom.Element;

/** Runs beside each other, and conditions at which a build fails. */
class CompareCommandTest {
    @TempDir
    private Path folder;
    private Terminal terminal;

    @BeforeEach
    void measure() throws IOException {
        terminal = new Terminal(folder);
        MadeRun.of(terminal.plan("a.plan.json", "\"byte\"", "\"calls\": 500"), false, folder.resolve("one"));
        MadeRun.of(terminal.plan("b.plan.json", "\"byte\"", "\"calls\": 600"), false, folder.resolve("two"));
    }

    @Test
    void runsStandSideBySideWithWhatDiffersFirst() throws IOException {
        assertEquals(Status.DONE, terminal.type("compare", "one", "two", "--json"), terminal.err);
        JsonNode found = new ObjectMapper().readTree(terminal.out);
        assertEquals("one", found.at("/runs/0/name").asText());
        assertEquals(0, found.at("/runs/0/differences").size());
        assertEquals(1, found.at("/runs/1/differences").size(), terminal.out);
        assertTrue(found.at("/runs/1/timesCompare").asBoolean());
        assertEquals(2, found.at("/rows").size());
        assertEquals(found.at("/rows/0/p50Nanos"), found.at("/rows/1/p50Nanos"));
        assertEquals(1, found.at("/rows/1/ratio").asDouble());
        assertTrue(found.at("/rows/0/ratio").isNull());
    }

    @Test
    void theTableIsMarkdownToo() {
        assertEquals(Status.DONE, terminal.type("compare", "one", "two", "--md"), terminal.err);
        assertEquals(1, terminal.out.lines().filter(line -> line.matches("\\|( :?---:? \\|)+")).count(), terminal.out);
        assertEquals(4, terminal.out.lines().filter(line -> line.startsWith("| ")).count(), terminal.out);
    }

    @Test
    void aConditionThatIsMetIsAFailure() throws Exception {
        assertEquals(Status.DONE, terminal.type("report", "one", "--fail-on", "p50 > 1000"), terminal.err);
        assertEquals(Status.FAILED, terminal.type("report", "one", "--fail-on", "p50 > 1", "--fail-on", "p50 > 1000", "--junit", "checks.xml"), terminal.err);
        Element suite = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(folder.resolve("checks.xml").toFile()).getDocumentElement();
        assertEquals("2", suite.getAttribute("tests"));
        assertEquals("1", suite.getAttribute("failures"));
        assertEquals(1, suite.getElementsByTagName("failure").getLength());
        assertEquals("p50 > 1", ((Element) suite.getElementsByTagName("testcase").item(0)).getAttribute("classname"));
    }

    @Test
    void whatIsOpenFailsOnlyWhenStrict() {
        assertEquals(Status.DONE, terminal.type("compare", "one", "two", "--fail-on", "p50 > p50(before)"), terminal.err);
        assertEquals(Status.FAILED, terminal.type("compare", "one", "two", "--fail-on", "p50 > p50(before)", "--strict"), terminal.err);
    }

    @Test
    void badInputIsRefused() {
        assertEquals(Status.REFUSED, terminal.type("compare", "one"));
        assertEquals(Status.REFUSED, terminal.type("compare", "one", "two", "--rows", "byte,byte"));
        assertEquals(Status.REFUSED, terminal.type("report", "one", "--fail-on", "speed > 1"));
        assertEquals(Status.REFUSED, terminal.type("report", "one", "--fail-on", "p50(none) > 1"));
        assertEquals(Status.REFUSED, terminal.type("report", "one", "--strict"));
    }
}

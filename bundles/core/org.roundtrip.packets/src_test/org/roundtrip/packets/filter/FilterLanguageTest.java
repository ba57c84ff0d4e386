// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests filters on one packet that contains a GIOP request; see {@link SamplePacket}. */
class FilterLanguageTest {
    private static final FilterLanguage LANGUAGE = new FilterLanguage(List.of("giop", "http", "jrmp", "tls"));

    private static boolean matches(String text) throws FilterException, IOException {
        return LANGUAGE.parse(text).matches(new SamplePacket());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "tcp", "giop", "!jrmp", "tls", "tls && giop", "not http", "frame.number == 8", "frame.len > 100",
            "frame.len <= 0xd2", "frame.time_relative < 2ms", "frame.time_relative >= 0.0015",
            "frame.time_delta == 250us", "frame.time_delta == 250µs", "ip.src == 127.0.0.1",
            "ip.src == \"127.0.0.1\"", "ip.addr != 10.0.0.1", "tcp.port == 2809", "tcp.port in {80, 2809}", "tcp.srcport != 2809", "tcp.flags.push",
            "tcp.flags.ack == 1", "tcp.flags.fin == 0", "tcp.flags.fin != true", "from == client", "call == 4",
            "call.time < 1ms", "message.operation == f1", "message.operation matches \"^F[0-9]$\"",
            "message.operation contains \"1\"", "message.kind == request", "message.request_id == 77",
            "field.operation == \"f1\"", "field.\"request id\" == 77", "field.\"Request ID\" >= 70",
            "field.body.name == \"say \\\"hi\\\"\"", "field.name contains \"hi\"", "comment contains odd", "marked",
            "comment", "frame.number eq 8", "frame.number ne 7", "frame.len gt 100", "frame.len ge 100", "frame.len lt 0xd3",
            "frame.len le 0xd2 and giop", "jrmp or giop and tcp", "(jrmp || giop) && !(from == server)", "jrmp && http || giop"})
    void letsThrough(String text) throws FilterException, IOException {
        assertTrue(matches(text), text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"jrmp", "!tcp", "frame.number == 7", "frame.len < 100", "tcp.port != 2809",
            "tcp.port in {80, 443}", "tcp.flags.syn", "tcp.flags.fin == 1", "tcp.flags.ack != 1", "from == server",
            "message.problem", "message.operation == F1", "field.nothing", "field.name < 5", "http.x || jrmp",
            "giop && (jrmp || http)", "not (giop or jrmp)"})
    void keepsBack(String text) throws IOException {
        try {
            assertFalse(matches(text), text);
        } catch (FilterException e) {
            assertEquals("http.x || jrmp", text);
        }
    }

    /** A packet that does not have a field is neither equal nor unequal to a value. */
    @Test
    void aFieldThatIsNotThereIsNotUnequal() throws FilterException, IOException {
        assertFalse(matches("message.problem != \"x\""));
        assertTrue(matches("!(message.problem == \"x\")"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {"tcp.len >|9", "tcp.len > many|10", "tcp.lenn > 1|0",
            "(tcp|4", "tcp)|3", "tcp &&|6", "message.operation == \"f1|21", "from < client|5", "call contains 3|5",
            "message.operation matches \"[\"|26", "tcp jrmp|4", "tcp.port in 80|12", "tcp.port in {80|15",
            "tcp.flags.syn == maybe|17", "== 5|0", "tcp.len = 5|8", "tcp.len eq|10",
            "from lt client|5", "(frame contains needle)|1", "giop matches x|0", "tcp eq 5|0"})
    void mistakesAreReportedWithTheirPlace(String text, int position) {
        FilterException e = assertThrows(FilterException.class, () -> LANGUAGE.parse(text), text);
        assertEquals(position, e.position(), e.getMessage());
        assertTrue(e.getMessage().endsWith(".") && !e.getMessage().contains("{0"), e.getMessage());
    }

    @Test
    void whoWritesAnotherNameIsToldThoseLikeIt() {
        assertTrue(problem("http.status == 404").endsWith("Names like it: http.request.method, http.response.code."));
        assertTrue(problem("http.respons").endsWith("Names like it: http.response.code."), "a field that begins so is nearer than a slip in another name");
        assertTrue(problem("http.re == 1").endsWith("Names like it: http.request.method, http.response.code."));
        assertTrue(problem("tcp.lenn > 1").endsWith("Names like it: tcp.len."));
        assertTrue(problem("method == GET").endsWith("Names like it: http.request.method."));
        assertTrue(problem("status == 404").endsWith("Names like it: field.\"reply status\", http.response.code."), "a part of names of Wireshark's");
        assertTrue(problem("mesage.opration == ping").endsWith("Names like it: message.operation."), "a slip or two");
        assertTrue(problem("http.request.url == /").endsWith("Names like it: message.operation."), "a slip in a name of Wireshark's");
        assertTrue(problem("http.request.frobs").endsWith("Names like it: http.request.method."));
        assertTrue(problem("entirely.else").endsWith("There is no field or protocol 'entirely.else'."));
        assertEquals("There is no field or protocol 'x.y'.", problem("x.y"));
    }

    @Test
    void whoWritesASignOnceIsToldToWriteItTwice() {
        assertEquals("'=' cannot stand here; write '=='.", problem("tcp.len = 5"));
        assertEquals("'&' cannot stand here; write '&&'.", problem("tcp & giop"));
        assertEquals("'|' cannot stand here; write '||'.", problem("tcp | giop"));
    }

    @Test
    void whoSearchesBytesIsToldWhereThatIsDone() {
        assertTrue(problem("frame contains \"needle\"").contains("Find (Ctrl+F)"));
    }

    private static String problem(String filter) {
        return assertThrows(FilterException.class, () -> LANGUAGE.parse(filter)).getMessage();
    }

    @Test
    void deepAndLongTextsAreRefused() {
        assertThrows(FilterException.class, () -> LANGUAGE.parse("(".repeat(5000)));
        assertThrows(FilterException.class, () -> LANGUAGE.parse("!".repeat(9000) + "tcp"));
        assertThrows(FilterException.class, () -> LANGUAGE.parse("tcp ".repeat(10_000)));
    }

    static Stream<String> fields() {
        return FilterFields.all().keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("fields")
    void eachFieldIsExplained(String name) {
        assertTrue(FilterFields.all().get(name).help().length() > 3);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {"|0|message.operation", "mess|4|message.operation",
            "gi|2|giop", "tcp.len |8|>=", "from == |8|server", "from == s|9|server", "tcp && |7|frame.len",
            "message.kind == |16|response", "message.operation |18|contains", "!|1|giop", "tcp.len > 5 |12|&&",
            "field.x |8|contains", "from ==|7|client"})
    void proposesWhatMayFollow(String text, int caret, String expected) throws FilterException {
        String given = text == null ? "" : text;
        while (given.length() < caret) {
            given += " ";
        }
        List<Proposal> proposals = LANGUAGE.propose(given, caret);
        assertTrue(proposals.stream().anyMatch(proposal -> proposal.text().equals(expected)), proposals.toString());
        assertTrue(proposals.stream().noneMatch(proposal -> proposal.help().isBlank()));
    }

    /** Whatever is in a list, behind it a filter goes on; in it stand values of its field. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', ignoreLeadingAndTrailingWhitespace = false, value = {"call in {1, 2}|&&", "message.operation in {\"f1\", \"f}2\"} |&&",
            "from in {client} a|and", "call in {1} o|or", "marked && call in |{", "from in {|client", "(from in {client, |client",
            "from in {client |}", "message.operation in {\"f1\"|}"})
    void whatComesBehindAListOrGoesIntoItIsProposedFirst(String text, String expected) {
        assertEquals(expected, LANGUAGE.propose(text, text.length()).getFirst().text());
    }

    /** Who writes "http" and means it must not be offered something longer first. */
    @ParameterizedTest
    @ValueSource(strings = {"http", "tcp", "call"})
    void aCompleteWordIsProposedFirst(String word) {
        assertEquals(word, LANGUAGE.propose("marked && " + word, 10 + word.length()).getFirst().text());
    }

    /** A regular expression that takes very long ends when its answer is not wanted any more. */
    @Test
    void anExpressionStopsWhenItIsNotWanted() throws FilterException {
        Filter filter = LANGUAGE.parse("comment matches \"(a+)+$\"");
        AtomicInteger asked = new AtomicInteger();
        SamplePacket packet = new SamplePacket("a".repeat(60) + "b", () -> asked.incrementAndGet() < 1000);
        assertThrows(FilterStopped.class, () -> filter.matches(packet));
    }

    @Test
    void quotedValuesAreReadUnchanged() throws FilterException, IOException {
        String odd = "a \"b\" \\c && (d)";
        assertTrue(LANGUAGE.parse("comment == " + FilterLanguage.quote(odd)).matches(new SamplePacket(odd)));
    }
}

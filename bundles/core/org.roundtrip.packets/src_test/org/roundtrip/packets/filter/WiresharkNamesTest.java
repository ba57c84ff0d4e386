// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.dissect.Field;
import org.roundtrip.dissect.Hints;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.Protocols;

/** Each name of Wireshark's leads to a name that is one here. */
class WiresharkNamesTest {
    private static final Path REAL_TRAFFIC = Path.of("src_test/org/roundtrip/packets/fuzz/corpus/seeds");
    private static final Dissectors DISSECTORS = Protocols.all();
    private static final FilterLanguage LANGUAGE = FilterLanguage.of(DISSECTORS);

    static Stream<String> names() {
        return WiresharkNames.all().keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("names")
    void leadsToWordsThatAFilterMayHave(String name) {
        String ours = WiresharkNames.all().get(name);
        assertDoesNotThrow(() -> LANGUAGE.parse(ours));
        FilterException refused = assertThrows(FilterException.class, () -> LANGUAGE.parse(name + " == 1"));
        assertEquals("What Wireshark calls '" + name + "' is " + ours + " here.", refused.getMessage());
        Proposal first = LANGUAGE.propose(name, name.length()).getFirst();
        assertTrue(first.text().equals(ours) && first.help().contains(name), "who takes the first proposal has it: " + first);
        assertEquals(List.of(new Proposal(ours, 0, name.length(), WiresharkNames.help(ours))), refused.instead());
    }

    @ParameterizedTest
    @ValueSource(strings = {"h", "http.r", "http.request.uri", "frame.t", "frame.time", "ip", "giop", "tcp.len"})
    void wordsToWhichSeveralNamesLeadAreProposedOnce(String begun) {
        List<String> proposed = LANGUAGE.propose(begun, begun.length()).stream().map(Proposal::text).toList();
        assertEquals(proposed.stream().distinct().toList(), proposed);
    }

    @Test
    void whatIsProposedForSeveralNamesSaysThemAll() {
        assertEquals(List.of("http.request.uri, http.request.uri.path"), LANGUAGE.propose("http.request.uri", 16).stream()
                .filter(proposal -> proposal.text().equals("message.operation"))
                .map(proposal -> proposal.help().replaceAll(".*Wireshark's |: .*", "")).toList());
    }

    /** What is proposed for a wrong name replaces that name and nothing else. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"call == 1 && http.request || marked; call == 1 && message.kind == request || marked",
        "http.request.uri.query == a; message.operation == a", "http && 404; http && http.response.code == 404", "!(http.respons.code == 200); !(http.response.code == 200)"})
    void whatMayBeWrittenInsteadMakesAFilter(String wrong, String right) {
        Proposal instead = assertThrows(FilterException.class, () -> LANGUAGE.parse(wrong)).instead().getFirst();
        String written = wrong.substring(0, instead.from()) + instead.text() + wrong.substring(instead.to());
        assertEquals(right, written);
        assertDoesNotThrow(() -> LANGUAGE.parse(written));
    }

    /** A reader wrote 404 into the filter and was told only that there is no such field. */
    @Test
    void aStatusOfHttpWrittenAloneLeadsToItsField() {
        FilterException refused = assertThrows(FilterException.class, () -> LANGUAGE.parse("404"));
        assertEquals("There is no field '404'. The status of an HTTP response is written http.response.code == 404.", refused.getMessage());
        assertEquals(List.of(new Proposal("http.response.code == 404", 0, 3, "Status of an HTTP response: 200, 500")), refused.instead());
        for (String other : List.of("99", "600", "4040", "404 == 1", "404 in {1}", "404 eq 1")) {
            assertEquals(List.of(), assertThrows(FilterException.class, () -> LANGUAGE.parse(other)).instead(), other);
        }
    }

    @Test
    void theFieldsOfMessagesAreThoseOfRealMessages() throws IOException {
        Set<String> found = new TreeSet<>();
        for (Path file : captures()) {
            try (OpenCapture capture = OpenCapture.open(new CaptureSource(file, Optional.empty(), Hints.NONE, Optional.empty(),
                    "test"), DISSECTORS)) {
                capture.read(Integer.MAX_VALUE);
                capture.decode(() -> true);
                for (int i = 0; i < capture.messages().size(); i++) {
                    names(capture.messages().message(i).fields(), found);
                }
            }
        }
        List<String> written = new ArrayList<>();
        for (String ours : WiresharkNames.all().values()) {
            if (ours.startsWith(MessageFields.PREFIX)) {
                written.add(ours.substring(MessageFields.PREFIX.length()).replace("\"", ""));
            }
        }
        written.removeAll(found);
        // Who sends a message chooses which of them it has.
        written.removeAll(WiresharkNames.HTTP_HEADERS);
        assertEquals(List.of(), written, "are fields of no message");
    }

    private static List<Path> captures() throws IOException {
        try (Stream<Path> files = Files.list(REAL_TRAFFIC)) {
            return files.toList();
        }
    }

    private static void names(List<Field> fields, Set<String> found) {
        for (Field field : fields) {
            found.add(field.name());
            names(field.parts(), found);
        }
    }

    @Test
    void aPartOfAFieldOfWiresharksLeadsToTheFieldHere() {
        assertEquals("What Wireshark calls 'http.request.uri' is message.operation here.",
                assertThrows(FilterException.class, () -> LANGUAGE.parse("http.request.uri.query == a")).getMessage());
        assertEquals("What Wireshark calls 'frame.time' is frame.time_relative here.",
                assertThrows(FilterException.class, () -> LANGUAGE.parse("frame.time.utc > 1")).getMessage());
    }

    @Test
    void anUnknownNameOfAKnownProtocolLeadsToTheNamesInTheTree() {
        String said = assertThrows(FilterException.class, () -> LANGUAGE.parse("giop.tcstring")).getMessage();
        assertTrue(said.contains("the message tree shows"), said);
    }
}

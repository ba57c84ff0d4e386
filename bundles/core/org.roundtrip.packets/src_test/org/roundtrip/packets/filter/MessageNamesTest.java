// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.Side;
import org.roundtrip.packets.decode.MessageSummary;

/** A filter that asks for a name that no message has leads to the names that there are. */
class MessageNamesTest {
    private static final MessageNames NAMES = new MessageNames().add(Stream.of("DgcAck (garbage collection)", "PING (connection check)",
            "SETTINGS (connection)", "alert (encrypted)", "getString", "getStruct").map(MessageNamesTest::request).toList());

    private static MessageSummary request(String operation) {
        return new MessageSummary("http", Side.CLIENT, MessageKind.REQUEST, List.of(), operation, "POST", null);
    }

    @ParameterizedTest
    @CsvSource({"connection.PING,PING (connection check)", "DGC acknowledgement,DgcAck (garbage collection)", "alert,alert (encrypted)",
        "connection.SETTINGS,SETTINGS (connection)", "getsrting,getString"})
    void namesTheMessageThatWasMeant(String old, String now) throws FilterException {
        String filter = "tcp && message.operation == \"" + old + "\" || marked";
        FilterException said = assertThrows(FilterException.class, () -> NAMES.check(filter, false));
        Proposal instead = said.instead().getFirst();
        assertTrue(said.getMessage().startsWith("No captured message is named '" + old + "'. Names like it: \"" + now + "\""), said.getMessage());
        String mended = filter.substring(0, instead.from()) + instead.text() + filter.substring(instead.to());
        assertEquals("tcp && message.operation == \"" + now + "\" || marked", mended);
        NAMES.check(mended, false);
    }

    @Test
    void saysSoAlsoWhereNoNameIsLikeIt() {
        FilterException said = assertThrows(FilterException.class, () -> NAMES.check("message.operation eq zzz", true));
        assertEquals("No captured message is named 'zzz'.", said.getMessage());
        assertEquals(List.of(), said.instead());
    }

    /** Every value that is a name, and each of several. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "message.operation in {getString, getsrtuct} | No captured message is named 'getsrtuct'. Names like it: \"getStruct\".",
        "message.operation in {\"in\", getString} | No captured message is named 'in'. Names like it: \"PING (connection check)\", \"SETTINGS (connection)\", \"getString\".",
        "message.protocol == rmi | No captured message has the protocol 'rmi'. There are: \"http\".",
        "message.kind in {request, reqest} | No captured message is of the kind 'reqest'. Names like it: \"request\".",
        "from == srever && tcp | Packets are from client or server, never from 'srever'. Names like it: \"server\".",
        "http.request.method == GET | No captured message has the method 'GET'. There are: \"POST\"."})
    void doubtsEachValueOfEveryFieldOfNames(String filter, String sentence) {
        assertEquals(sentence, assertThrows(FilterException.class, () -> NAMES.check(filter, false)).getMessage());
    }

    @Test
    void aNameThatIsLeftOutIsDoubtedOnlyWhereNothingIsLeft() throws FilterException {
        for (String filter : List.of("!(message.operation == zzz)", "tcp && not message.operation in {zzz}")) {
            NAMES.check(filter, false);
            assertThrows(FilterException.class, () -> NAMES.check(filter, true), filter);
        }
    }

    /** What has to be in a name, or may not be one, need not be a whole name. */
    @ParameterizedTest
    @ValueSource(strings = {"message.operation == getString", "message.operation contains zzz", "message.operation != zzz", "message.operation",
        "comment == zzz", "", "message.operation in {getString, getStruct}", "message.kind in {request} && message.protocol == http",
        "http.request.method == POST", "from in {client, server}", "comment in {zzz}"})
    void hasNoDoubtAboutOtherFilters(String filter) {
        assertDoesNotThrow(() -> NAMES.check(filter, false));
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A filter that asks for a name that no message has leads to the names that there are. */
class MessageNamesTest {
    private static final List<String> NAMES = List.of("DgcAck (garbage collection)", "PING (connection check)", "SETTINGS (connection)",
            "alert (encrypted)", "getString", "getStruct");

    @ParameterizedTest
    @CsvSource({"connection.PING,PING (connection check)", "DGC acknowledgement,DgcAck (garbage collection)", "alert,alert (encrypted)",
        "connection.SETTINGS,SETTINGS (connection)", "getsrting,getString"})
    void namesTheMessageThatWasMeant(String old, String now) throws FilterException {
        String filter = "tcp && message.operation == \"" + old + "\" || marked";
        FilterException said = assertThrows(FilterException.class, () -> MessageNames.check(filter, NAMES));
        Proposal instead = said.instead().getFirst();
        assertTrue(said.getMessage().startsWith("No message of this capture is named '" + old + "'. Names like it: \"" + now + "\""), said.getMessage());
        String mended = filter.substring(0, instead.from()) + instead.text() + filter.substring(instead.to());
        assertEquals("tcp && message.operation == \"" + now + "\" || marked", mended);
        MessageNames.check(mended, NAMES);
    }

    @Test
    void saysSoAlsoWhereNoNameIsLikeIt() {
        FilterException said = assertThrows(FilterException.class, () -> MessageNames.check("message.operation eq zzz", NAMES));
        assertEquals("No message of this capture is named 'zzz'.", said.getMessage());
        assertEquals(List.of(), said.instead());
    }

    /** What has to be in a name, or may not be one, need not be a whole name. */
    @ParameterizedTest
    @ValueSource(strings = {"message.operation == getString", "message.operation contains zzz", "message.operation != zzz", "message.operation",
        "comment == zzz", ""})
    void hasNoDoubtAboutOtherFilters(String filter) {
        assertDoesNotThrow(() -> MessageNames.check(filter, NAMES));
    }
}

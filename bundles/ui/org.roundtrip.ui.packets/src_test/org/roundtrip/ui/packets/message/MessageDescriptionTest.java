// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.message;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.Dissector.AnswerTerm;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.giop.GiopDissector;
import org.roundtrip.dissect.http.HttpDissector;
import org.roundtrip.dissect.jrmp.JrmpDissector;

class MessageDescriptionTest {

    @Test
    void answersHaveTheNameThatTheirProtocolGivesThem() {
        Dissectors dissectors = new Dissectors();
        dissectors.register(new GiopDissector(), Map.of());
        dissectors.register(new HttpDissector(), Map.of());
        dissectors.register(new JrmpDissector(), Map.of());
        assertEquals("reply", MessageDescription.kind(MessageKind.RESPONSE, dissectors.answerTerm("giop")));
        assertEquals("response", MessageDescription.kind(MessageKind.RESPONSE, dissectors.answerTerm("http")));
        assertEquals("return", MessageDescription.kind(MessageKind.RESPONSE, dissectors.answerTerm("jrmp")));
        assertEquals("response", MessageDescription.kind(MessageKind.RESPONSE, dissectors.answerTerm("unheard of")));
        assertEquals("request", MessageDescription.kind(MessageKind.REQUEST, AnswerTerm.REPLY));
    }
}

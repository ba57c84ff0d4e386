// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.payload;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.cli.ByteProvider;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.dissect.Dissector.AnswerTerm;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.preview.Preview;
import org.roundtrip.preview.WireMessage;
import org.roundtrip.provider.ProviderInfo;

/** Tables name providers as windows do. */
class PreviewTableTest {
    private static final ProviderCatalogue CATALOGUE = new ProviderCatalogue(Map.of(
            new ProviderInfo("orb.custom", "Own ORB", "CORBA", "IIOP", "1", "MIT", false), new ByteProvider()));

    /** Only a call makes messages, so this one without bytes is made in secret. */
    private static WireMessage message(boolean reply) throws ReflectiveOperationException {
        Method of = WireMessage.class.getDeclaredMethod("of", boolean.class, AnswerTerm.class, List.class, long.class);
        of.setAccessible(true);
        return (WireMessage) of.invoke(null, reply, AnswerTerm.REPLY, List.of(), 0);
    }

    @Test
    void requestAndReplyHaveTheNameOfTheProvider() throws ReflectiveOperationException {
        StringWriter out = new StringWriter();
        PreviewTable.print(List.of(new Preview("orb.custom", message(false), Optional.of(message(true)), false, 0, 0)), true,
                new Context(CATALOGUE, null, null, null, null, null, new PrintWriter(out), new PrintWriter(out), 0, 0));
        assertEquals(List.of("Provider  Message", "Own ORB   request", "Own ORB   reply  "),
                out.toString().lines().map(line -> line.substring(0, "Provider  Message".length())).toList(), out.toString());
    }
}

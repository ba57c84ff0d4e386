// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.Field;
import org.roundtrip.dissect.roles.ByteRole;

/** What goes on in fragments is one field. The kit compares the previews of all providers with what they send. */
class JoinedFieldsTest {
    private final JoinedFields joined = new JoinedFields();

    private static Field field(String name, String value, int from, int to, Field... parts) {
        return new Field(name, value, from, to, ByteRole.CONTENT, List.of(parts));
    }

    private static Field header(int from) {
        return field("GIOP header", "1.2", from, from + 12, field("message size", "1012", from + 8, from + 12));
    }

    @Test
    void aTextInThreeFragmentsIsOneFieldWithTheHeadersInIt() {
        joined.begin(List.of(header(0), field("arguments", "", 12, 24,
                field("value", "", 12, 24, field("title", "", 12, 24, field("length", "30", 12, 16), field("characters", "…", 16, 24))))));
        joined.goOn(List.of(header(24), field("request id", "5", 36, 40),
                field("arguments", "", 40, 50, field("value", "", 40, 50, field("title", "", 40, 50, field("characters", "…", 40, 50))))));
        joined.goOn(List.of(header(50), field("request id", "5", 62, 66), field("arguments", "1 value", 66, 80,
                field("value", "Note", 66, 80, field("title", "abc", 66, 78, field("characters", "abc", 66, 78)), field("seen", "true", 78, 80)))));
        assertEquals(List.of("GIOP header", "arguments"), joined.fields().stream().map(Field::name).toList());
        Field arguments = joined.fields().getLast();
        assertEquals(field("value", "Note", 12, 80, arguments.part("value").part("title"), field("seen", "true", 78, 80)),
                arguments.part("value"));
        Field title = arguments.part("value").part("title");
        assertEquals("abc", title.value());
        assertEquals(List.of("length", "characters", "GIOP header", "request id", "characters", "GIOP header", "request id", "characters"),
                title.parts().stream().map(Field::name).toList());
        assertEquals(List.of(24L, 36L, 50L, 62L), joined.headers().stream().map(Field::from).toList());
    }

    @Test
    void aFragmentBetweenTwoElementsLeavesThemApart() {
        joined.begin(List.of(header(0), field("result", "", 12, 20, field("[0]", "1", 12, 20))));
        joined.goOn(List.of(header(20), field("request id", "5", 32, 36), field("result", "2 elements", 36, 40, field("[1]", "2", 36, 40))));
        assertEquals(List.of("[0]", "GIOP header", "request id", "[1]"),
                joined.fields().getLast().parts().stream().map(Field::name).toList());
    }

    @Test
    void whatBeginsAfterTheFragmentsHeaderIsNotJoined() {
        joined.begin(List.of(header(0), field("request header", "echo", 12, 20, field("request id", "5", 12, 20))));
        joined.goOn(List.of(header(20), field("request id", "5", 32, 36), field("arguments", "", 36, 40, field("value", "2", 36, 40))));
        joined.goOn(List.of(header(40), field("arguments", "", 52, 60)));
        assertEquals(List.of("GIOP header", "request header", "GIOP header", "request id", "arguments", "GIOP header", "arguments"),
                joined.fields().stream().map(Field::name).toList());
        assertEquals(List.of(), joined.headers());
    }
}

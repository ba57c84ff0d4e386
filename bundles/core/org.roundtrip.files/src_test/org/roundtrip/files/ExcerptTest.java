// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Words of someone else's parser reach people without what only its authors understand. */
class ExcerptTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            org.apache.ws.commons.schema.XmlSchemaException: the name is taken      | the name is taken
            WSDLException: faultCode=INVALID_WSDL: no such message                  | no such message
            JAXP00010001: The parser has found more than the limit                  | The parser has found more than the limit
            src-resolve.4.1: Error resolving component x                            | Error resolving component x
            "google.protobuf.Timestamp" is not defined.                             | "google.protobuf.Timestamp" is not defined.
            """)
    void classesAndCodesAreLeftOut(String message, String words) {
        assertEquals(words, Excerpt.said(message));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "null", "java.lang.NullPointerException: Cannot invoke \"a.B.c()\" because \"d\" is null",
        "class org.apache.ws.commons.schema.XmlSchemaElement cannot be cast to class org.apache.ws.commons.schema.XmlSchemaGroup"})
    void whatOnlyItsAuthorsUnderstandIsNotSaid(String message) {
        String said = Excerpt.said(message);
        assertFalse(said.isBlank());
        assertFalse(said.contains("org.") || said.contains("java."), said);
    }

    @Test
    void aLongLineEndsWithAWord() {
        String said = Excerpt.said("several words ".repeat(40) + "\nand another line");
        assertTrue(said.length() < 220, said);
        assertTrue(said.matches("(several words ?)+( several)? \\.\\.\\."), said);
    }
}

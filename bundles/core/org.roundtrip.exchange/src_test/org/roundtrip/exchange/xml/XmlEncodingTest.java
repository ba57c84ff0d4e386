// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;

/** The encoding of a file is what its byte order mark, its first bytes or its declaration say. */
class XmlEncodingTest {
    private static final String ENUM = "<?xml version='1.0'%s?><xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'><xs:element name='e'><xs:complexType>"
            + "<xs:sequence><xs:element name='a' type='xs:int'/></xs:sequence></xs:complexType></xs:element><xs:annotation><xs:documentation>%s"
            + "</xs:documentation></xs:annotation></xs:schema>";

    private static String described(byte[] bytes) throws InvalidFileException {
        return new XsdReader().read(SourceFile.of("a.xsd", bytes), Optional.empty()).drawing().description();
    }

    @ParameterizedTest
    @CsvSource({"ISO-8859-1,Grüße,ISO-8859-1", "windows-1252,1 €,windows-1252", "EUC-JP,注文,EUC-JP", "Shift_JIS,注文,Shift_JIS", "UTF-16BE,注文,UTF-16", "UTF-16LE,注文,UTF-16",
        "UTF-8,注文,UTF-16", "UTF-8,注文,utf-8", "UTF-32LE,注文,UTF-32"})
    void aTextIsReadInItsEncoding(String encoding, String text, String declared) throws Exception {
        String written = ENUM.formatted(" encoding='" + declared + "'", text);
        assertEquals(text, described(written.getBytes(Charset.forName(encoding))));
        if (encoding.startsWith("UTF")) {
            assertEquals(text, described(("\uFEFF" + written).getBytes(Charset.forName(encoding))));
        }
    }

    @Test
    void anotherEncodingIsSaid() {
        byte[] latin = ENUM.formatted("", "Grüße").getBytes(Charset.forName("ISO-8859-1"));
        assertTrue(assertThrows(InvalidFileException.class, () -> described(latin)).getMessage().contains("UTF-8"));
        byte[] unknown = ENUM.formatted(" encoding='klingon'", "").getBytes(Charset.forName("ISO-8859-1"));
        assertTrue(assertThrows(InvalidFileException.class, () -> described(unknown)).getMessage().contains("klingon"));
    }
}

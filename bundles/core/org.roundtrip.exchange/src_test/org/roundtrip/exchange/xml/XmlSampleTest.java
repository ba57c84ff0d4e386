// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;

/** Types are found in XML without a schema. */
class XmlSampleTest {

    private static Imported read(String xml) throws InvalidFileException {
        return new XmlSample().read(SourceFile.of("order.xml", xml), Optional.empty());
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            <o><id>1</id></o>                                          ; O{id:int}
            <o id="1" big="5000000000"/>                               ; O{id:int big:long}
            <o><p>1.50</p><p>2</p></o>                                 ; [double]*2
            <o><a>1</a><p>1.50</p><p>2</p></o>                         ; O{a:int p:[double]*2}
            <o><a>true</a><b>x</b><c>007</c></o>                       ; O{a:boolean b:text*1 c:text*3}
            <o><t>2026-01-02T03:04:05Z</t></o>                         ; O{t:timestamp}
            <o><l><i n="1"/><i n="2" m="3"/></l></o>                   ; O{l:[I{n:int m:int?}]*2}
            <o><p><x>1</x><x>2</x><y>1</y></p><p><y/></p></o>          ; [P{x:[int]*0-2 y:int?}]*2
            <o><a cur="EUR">5</a></o>                                  ; O{a:A{cur:text*3 value:int}}
            <s:o xmlns:s="urn:s" s:k="1"><s:a>5</s:a></s:o>            ; O{k:int a:int}
            <o><a>5</a><b>1</b><a>word</a></o>                         ; O{a:[text*1-4]*2 b:int}
            <o><a><![CDATA[<x>]]></a></o>                              ; O{a:text*3}
            <x:schema xmlns:x="http://www.w3.org/2001/XMLSchema"><x:element name="e"><x:complexType><x:attribute name="a" type="x:int"/></x:complexType></x:element></x:schema> ; E{a:int?}
            """)
    void typesAreFound(String xml, String outline) throws Exception {
        assertEquals(outline, Outline.of(read(xml).drawing()));
    }

    @Test
    void whatIsNotKnownIsSaid() throws Exception {
        String notes = String.join("\n", read("<o><a/><b>1</b><c>text <i>x</i></c></o>").notes());
        assertTrue(notes.contains("O.a: left out: it is empty") && notes.contains("c: the text between"), notes);
    }

    @ParameterizedTest
    @CsvSource({"<o>", "<o>&a;</o>", "<!DOCTYPE o [<!ENTITY a 'b'>]><o>&a;</o>", "''", "<a:o/>", "<o a='1' a='2'/>"})
    void whatIsNotXmlIsRefused(String xml) {
        assertTrue(assertThrows(InvalidFileException.class, () -> read(xml)).getMessage().startsWith("order.xml: line 1"));
    }
}

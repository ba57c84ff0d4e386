// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.exchange.javacode.JavaReader;
import org.roundtrip.exchange.javacode.JavaWriter;
import org.roundtrip.exchange.json.JsonSample;
import org.roundtrip.exchange.json.JsonSchemaWriter;
import org.roundtrip.exchange.xml.XsdWriter;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Drawing;
import org.roundtrip.tests.shapes.RandomDrawings;

/** The language of a text is told by its content, also when it is damaged. */
class RecognitionTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            .java         | record Point(int x, int y) {}
            .java         | package a.b; public final class Point implements java.io.Serializable { private int x; }
            .java         | enum Colour { RED, GREEN }
            .java         | interface Shop { Order find(String id); }
            .java         | // like struct Point { long x; };@public record Pair<A>(@Deprecated A a, List<String> b) { }
            .java         | class C { String text = "message M { } /* no comment"; }
            .idl          | module shop { struct Point { long x; long y; }; };
            .idl          | enum Colour { RED, GREEN };
            .idl          | #include <orb.idl>@interface Shop : Base, shop::Other { string find(in string id); };
            .idl          | /* a class Point { } */ typedef sequence<long> Numbers;
            .idl          | union Value switch (long) { case 1: string text; };
            .proto        | syntax = "proto3";
            .proto        | message Point { int32 x = 1; }
            .proto        | enum Colour { RED = 0; GREEN = 1; }
            .proto        | // said below@service Shop { rpc Find (Id) returns (Order); }
            .xsd          | <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"/>
            .xsd          | <?xml version="1.0"?>@<!-- <definitions/> -->@<!DOCTYPE x>@<schema>
            .wsdl         | <wsdl:definitions name="Shop">
            .xml          | <?xml version="1.0"?>@<s:order xmlns:s="urn:s"><id>1</id></s:order>
            .schema.json  | {"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object"}
            .schema.json  | {"type": "object", "properties": {"x": {"type": "integer"}}}
            .schema.json  | {"$schema": "broken
            .json         | {"type": "car", "doors": 4}
            .json         | {"$schema": "./mine.json", "definitions": [{"a": 1}]}
            .yaml         | {"openapi": "3.1.0", "paths": {}}
            .yaml         | # Pets@openapi: 3.0.0@info: {}
            .yaml         | swagger: "2.0"
            .avsc         | {"type": "record", "name": "R", "fields": []}
            .avsc         | {"protocol": "P", "messages": {}}
            .thrift       | namespace java a.b@struct T { 1: i32 a }
            .thrift       | struct T { 1: optional string a, }
            .thrift       | include "a.thrift"@service S extends a.Base { void f() }
            .ice          | module M { struct S { int a; string b; } }
            .ice          | [["java:package:a"]]@module M { sequence<byte> B; interface I { void f(); }; };
            .json         | [{"x": 1}, {"x": 2}]
            .json         | {"x": 1
            .payload.json | {"schema": "roundtrip-payload-1", "name": "P"}
            .payload.json | {"schema": "roundtrip-payload-9",
            """)
    void languages(String ending, String text) {
        assertEquals(Optional.of(ending), Recognition.ending("\n " + text.replace("@", "\n")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            this class is about records and don't mention the interface; they say {
            <html><body>class A { }</body></html>
            <!-- an open comment
            <? <
            42
            SELECT name FROM point WHERE x = 1;
            """)
    void otherTextIsOfNone(String text) {
        assertEquals(Optional.empty(), Recognition.ending(text));
        assertEquals(Optional.empty(), Recognition.ending(""));
    }

    @Provide
    Arbitrary<Drawing> drawings() {
        return RandomDrawings.any();
    }

    @Property(tries = 20, seed = "1")
    void whatIsWrittenIsRecognised(@ForAll("drawings") Drawing drawing) throws InvalidFileException {
        for (Exporter exporter : List.of(new JavaWriter(), new XsdWriter(), new JsonSchemaWriter(), new PayloadFormat())) {
            try {
                String text = exporter.write(drawing).text();
                assertEquals(Optional.of(exporter.endings().getFirst()), Recognition.ending(text), text);
            } catch (ExportException refused) {
                assertEquals(false, refused.getMessage().isEmpty());
            }
        }
    }

    @Tag("night")
    @Property(tries = 100)
    void whatIsWrittenIsRecognisedManyTimes(@ForAll("drawings") Drawing drawing) throws InvalidFileException {
        whatIsWrittenIsRecognised(drawing);
    }

    @Test
    void aFileIsReadByItsNameAndElseByItsContent() throws InvalidFileException {
        Formats formats = new Formats();
        JavaReader java = new JavaReader();
        JsonSample json = new JsonSample();
        List.of(java, json).forEach(formats::addImporter);
        assertSame(java, formats.importer(SourceFile.of("Point.txt", "record Point(int x) {}")));
        assertSame(json, formats.importer(SourceFile.of("Point.json", "record Point(int x) {}")));
        assertTrue(assertThrows(InvalidFileException.class, () -> formats.importer(SourceFile.of("a.txt", "Hello"))).getMessage()
                .endsWith(String.join(", ", formats.readable())));
    }
}

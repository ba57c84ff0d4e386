// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.tests.shapes.Shapes;

/** The types and operations of a WSDL are read, of the encoded style and of documents that wrap their parameters. */
class WsdlTest {
    private static final String HEAD = """
            <wsdl:definitions xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:xsd="http://www.w3.org/2001/XMLSchema"
                xmlns:enc="http://schemas.xmlsoap.org/soap/encoding/" xmlns:t="urn:shop" targetNamespace="urn:shop"><wsdl:types>
              <xsd:schema targetNamespace="urn:shop">
            """;
    private static final String ENCODED = HEAD + """
                <xsd:complexType name="Line"><xsd:sequence><xsd:element name="price" type="xsd:double"/></xsd:sequence></xsd:complexType>
                <xsd:complexType name="Lines"><xsd:complexContent><xsd:restriction base="enc:Array">
                  <xsd:attribute ref="enc:arrayType" wsdl:arrayType="t:Line[]"/></xsd:restriction></xsd:complexContent></xsd:complexType>
                <xsd:complexType name="Gone"><xsd:sequence><xsd:element name="code" type="xsd:int"/></xsd:sequence></xsd:complexType>
              </xsd:schema></wsdl:types>
              <wsdl:message name="bad"><wsdl:part name="fault" type="t:Gone"/></wsdl:message>
              <wsdl:message name="in"><wsdl:part name="first" type="t:Line"/><wsdl:part name="count" type="xsd:int"/></wsdl:message>
              <wsdl:message name="out"><wsdl:part name="return" type="t:Lines"/></wsdl:message>
              <wsdl:portType name="Shop"><wsdl:operation name="order"><wsdl:input message="t:in"/><wsdl:output message="t:out"/>
              <wsdl:fault name="bad" message="t:bad"/></wsdl:operation></wsdl:portType></wsdl:definitions>
            """;
    private static final String WRAPPED = HEAD + """
                <xsd:element name="order"><xsd:complexType><xsd:sequence><xsd:element name="what" type="xsd:string"/>
                  </xsd:sequence></xsd:complexType></xsd:element>
                <xsd:element name="orderResponse"><xsd:complexType><xsd:sequence/></xsd:complexType></xsd:element>
              </xsd:schema></wsdl:types>
              <wsdl:message name="in"><wsdl:part name="parameters" element="t:order"/></wsdl:message>
              <wsdl:message name="out"><wsdl:part name="parameters" element="t:orderResponse"/></wsdl:message>
              <wsdl:portType name="Shop"><wsdl:operation name="order"><wsdl:input message="t:in"/><wsdl:output message="t:out"/>
              </wsdl:operation></wsdl:portType></wsdl:definitions>
            """;

    @Test
    void theEncodedStyleIsRead() throws Exception {
        Shape line = Shapes.struct("Line", "price", Primitive.DOUBLE);
        Operation order = read(ENCODED).drawing().operations().getFirst();
        assertEquals(List.of(new Operation.Parameter("first", line), new Operation.Parameter("count", Primitive.INT)), order.parameters());
        assertEquals(Optional.of(Shapes.list(line, 4, 4)), order.result());
        assertEquals(List.of(Shapes.struct("Gone", "code", Primitive.INT)), order.exceptions());
    }

    @Test
    void wrappedDocumentsAreRead() throws Exception {
        Operation order = read(WRAPPED).drawing().operations().getFirst();
        assertEquals("order", order.name());
        assertEquals(List.of(new Operation.Parameter("what", new Shape.Text(Length.of(16), Repertoire.UNICODE))), order.parameters());
        assertTrue(order.result().isEmpty());
    }

    private static String outline(String content) throws Exception {
        return Outline.of(read(HEAD.substring(0, HEAD.indexOf("<xsd:schema")).replace("<wsdl:types>", "") + content + "</wsdl:definitions>").drawing());
    }

    @Test
    void portTypesForPlainHttpAreLeftOutWhereThereAreOthers() throws Exception {
        String ports = "<wsdl:message name='m'><wsdl:part name='a' type='xsd:%s'/></wsdl:message><wsdl:portType name='%s'><wsdl:operation name='put'>"
                + "<wsdl:input message='t:m'/></wsdl:operation></wsdl:portType>";
        String http = "<wsdl:binding name='b' type='t:HttpGet'><h:binding xmlns:h='http://schemas.xmlsoap.org/wsdl/http/' verb='GET'/></wsdl:binding>";
        assertEquals("put(a:int)", outline(ports.formatted("int", "Soap") + ports.formatted("string", "HttpGet").replace("'m'", "'n'").replace("t:m", "t:n") + http));
        assertEquals("put(a:text)", outline(ports.formatted("string", "HttpGet") + http));
    }

    @Test
    void severalResultsAreAStructAndASimpleFaultIsOne() throws Exception {
        assertEquals("get():GetResult{a:int b:text}!Gone{value:text}", outline("<wsdl:types><xsd:schema targetNamespace='urn:shop'><xsd:element name='gone' type='xsd:string'/>"
                + "</xsd:schema></wsdl:types><wsdl:message name='out'><wsdl:part name='a' type='xsd:int'/><wsdl:part name='b' type='xsd:string'/></wsdl:message>"
                + "<wsdl:message name='fault'><wsdl:part name='f' element='t:gone'/></wsdl:message><wsdl:portType name='P'><wsdl:operation name='get'>"
                + "<wsdl:output message='t:out'/><wsdl:fault name='f' message='t:fault'/></wsdl:operation></wsdl:portType>"));
    }

    @Test
    void schemasOfTheDraftsAreRead() throws Exception {
        assertEquals("put(list:[P{n:int when:timestamp? x:text}] grid:[[int]*3]*2)", outline("<wsdl:types><s:schema xmlns:s='http://www.w3.org/2000/10/XMLSchema' targetNamespace='urn:shop'>"
                + "<s:complexType name='B'><s:sequence><s:element name='n' type='s:int'/><s:element name='when' type='s:timeInstant' minOccurs='0'/></s:sequence></s:complexType>"
                + "<s:complexType name='P' base='t:B' derivedBy='extension'><s:element name='x' type='s:uriReference'/></s:complexType>"
                + "<s:complexType name='L' base='enc:Array'><s:element name='item' type='t:P' maxOccurs='*'/></s:complexType>"
                + "<s:complexType name='G'><s:complexContent><s:restriction base='enc:Array'><s:attribute ref='enc:arrayType' wsdl:arrayType='s:int[2,3]'/></s:restriction></s:complexContent>"
                + "</s:complexType></s:schema></wsdl:types><wsdl:message name='m'><wsdl:part name='list' type='t:L'/><wsdl:part name='grid' type='t:G'/></wsdl:message>"
                + "<wsdl:portType name='P'><wsdl:operation name='put'><wsdl:input message='t:m'/></wsdl:operation></wsdl:portType>"));
    }

    @Test
    void whatIsNoWsdlIsRefusedInASentence() {
        String message = assertThrows(InvalidFileException.class, () -> read("<a/>")).getMessage();
        assertTrue(message.startsWith("shop.wsdl: it is not WSDL 1.1: "), message);
    }

    private static Imported read(String wsdl) throws Exception {
        return new WsdlReader().read(SourceFile.of("shop.wsdl", wsdl), Optional.empty());
    }
}

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

    @Test
    void whatIsNoWsdlIsRefusedInASentence() {
        String message = assertThrows(InvalidFileException.class, () -> read("<a/>")).getMessage();
        assertTrue(message.startsWith("shop.wsdl: it is not WSDL 1.1: "), message);
    }

    private static Imported read(String wsdl) throws Exception {
        return new WsdlReader().read(SourceFile.of("shop.wsdl", wsdl), Optional.empty());
    }
}

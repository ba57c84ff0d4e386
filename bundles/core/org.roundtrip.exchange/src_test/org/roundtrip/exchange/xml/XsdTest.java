// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import javax.xml.validation.Validator;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Returned;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape;
import org.roundtrip.tests.shapes.RandomDrawings;
import org.roundtrip.tests.shapes.Shapes;
import org.xml.sax.SAXException;

/** XML Schema loses the operations, nothing else; the JDK's own validator takes what is written. */
class XsdTest {
    private final XsdReader reader = new XsdReader();
    private final XsdWriter writer = new XsdWriter();

    @Provide
    Arbitrary<Drawing> drawings() {
        return RandomDrawings.any();
    }

    @Property(tries = 15, seed = "1")
    void aPayloadComesBackWhole(@ForAll("drawings") Drawing drawing) throws Exception {
        Imported back = Returned.from(writer, reader, "random.xsd", drawing);
        assertEquals(List.of(), back.notes());
        assertEquals(drawing, back.drawing());
    }

    @Tag("night")
    @Property(tries = 100)
    void aPayloadComesBackWholeManyTimes(@ForAll("drawings") Drawing drawing) throws Exception {
        aPayloadComesBackWhole(drawing);
    }

    @Property(tries = 15, seed = "1")
    void theJdkTakesIt(@ForAll("drawings") Drawing drawing) {
        // The JDK's validator keeps a state for each element that may occur, so it takes no long lists.
        assertDoesNotThrow(() -> validator(writer.write(Drawing.of("Short", RandomDrawings.shortened(drawing.payload().orElseThrow()))).text()));
    }

    @Tag("night")
    @Property(tries = 40)
    void theJdkTakesItManyTimes(@ForAll("drawings") Drawing drawing) {
        theJdkTakesIt(drawing);
    }

    private static Validator validator(String schema) throws SAXException {
        return SchemaFactory.newDefaultInstance().newSchema(new StreamSource(new StringReader(schema))).newValidator();
    }

    @Test
    void theJdksValidatorTakesValuesOfTheShapeAndNoOthers() throws Exception {
        Validator validator = validator(writer.write(Drawing.of("Order", Shapes.struct("Order", "count", Primitive.SHORT, "colour",
                Shapes.COLOUR, "note", new Shape.OptionalValue(Shapes.WORD), "lines", Shapes.list(Shapes.WORD, 1, 2)))).text());
        String order = "<payload xmlns=\"urn:payload\"><count>%s</count><colour>red</colour><lines>%s</lines></payload>";
        validator.validate(new StreamSource(new StringReader(order.formatted("7", "<item>a</item>"))));
        for (String wrong : List.of(order.formatted("70000", "<item>a</item>"), order.formatted("7", ""),
                order.formatted("7", "<item>" + "a".repeat(21) + "</item>"))) {
            assertThrows(SAXException.class, () -> validator.validate(new StreamSource(new StringReader(wrong))), wrong);
        }
    }

    @Test
    void typesWithoutAPayloadStayWithoutOne() throws Exception {
        Drawing types = new Drawing("Types", "", Optional.empty(), List.of(), List.of(Shapes.struct("Line", "price", Primitive.DOUBLE), Shapes.COLOUR));
        assertEquals(types, Returned.from(writer, reader, "types.xsd", types).drawing());
    }

    @Test
    void aSchemaOfOthersIsReadAndWhatHasNoCounterpartIsSaid() throws Exception {
        Imported imported = read("""
                <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:shop" xmlns="urn:shop">
                  <xs:import namespace="urn:people" schemaLocation="http://people.example/people.xsd"/>
                  <xs:element name="order" type="Order"/>
                  <xs:complexType name="Order"><xs:complexContent><xs:extension base="Thing"><xs:sequence>
                    <xs:element name="line" maxOccurs="unbounded"><xs:complexType><xs:sequence>
                        <xs:element name="price" type="xs:decimal"/></xs:sequence></xs:complexType></xs:element>
                    <xs:element name="parent" type="Order" minOccurs="0"/>
                    <xs:element name="zip"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="[0-9]{5}"/>
                        </xs:restriction></xs:simpleType></xs:element>
                    <xs:any/>
                  </xs:sequence><xs:attribute name="version" type="xs:unsignedInt"/></xs:extension></xs:complexContent></xs:complexType>
                  <xs:complexType name="Thing"><xs:sequence><xs:element name="id" type="xs:long"/></xs:sequence></xs:complexType>
                </xs:schema>
                """);
        Shape line = Shapes.struct("Line", "price", new Shape.Decimal(18, 2));
        assertEquals(Shapes.struct("Order", "id", Primitive.LONG, "line", Shapes.list(line, 4, 4), "zip",
                new Shape.Text(Length.of(16), Repertoire.UNICODE), "version", new Shape.OptionalValue(Primitive.LONG)),
                imported.drawing().payload().orElseThrow());
        String notes = String.join("\n", imported.notes());
        for (String word : List.of("refers to http://people.example/people.xsd, which is not read", "Order.parent: left out: Order contains itself",
                "Order.zip: what pattern says has no counterpart", "Order: any further element", "Order.version: the type unsignedInt")) {
            assertTrue(notes.contains(word), notes);
        }
    }

    /** @param content of a type T, where there are groups, elements and attributes to refer to */
    private String outline(String content) throws Exception {
        return Outline.of(reader.read(SourceFile.of("order.xsd", """
                <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
                  <xs:complexType name="T">%s</xs:complexType>
                  <xs:complexType name="Base"><xs:sequence><xs:element name="b" type="xs:int"/></xs:sequence><xs:attribute name="x" type="xs:int"/></xs:complexType>
                  <xs:group name="pair"><xs:sequence><xs:element name="k" type="xs:int"/><xs:element name="v" type="xs:int"/></xs:sequence></xs:group>
                  <xs:group name="either"><xs:choice><xs:element name="k" type="xs:int"/><xs:element name="v" type="xs:int"/></xs:choice></xs:group>
                  <xs:attributeGroup name="outer"><xs:attributeGroup ref="inner"/><xs:attribute name="o" type="xs:int" use="required"/></xs:attributeGroup>
                  <xs:attributeGroup name="inner"><xs:attribute name="i" type="xs:int"/></xs:attributeGroup>
                  <xs:element name="head" type="Base"/>
                  <xs:element name="other" substitutionGroup="head"/>
                  <xs:element name="third" type="xs:int" substitutionGroup="other"/>
                </xs:schema>
                """.formatted(content.replace("<", "<xs:").replace("<xs:/", "</xs:"))), Optional.of("T")).drawing());
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            <sequence><group ref="pair" minOccurs="0" maxOccurs="3"/></sequence> ; T{pair:[Pair{k:int v:int}]*0-3}
            <group ref="pair" minOccurs="0"/> ; T{k:int? v:int?}
            <group ref="either"/> ; T{either:Either<k:int|v:int>}
            <sequence><group ref="either" minOccurs="0"/><element name="n" type="xs:int"/></sequence> ; T{either:Either<k:int|v:int>? n:int}
            <sequence><sequence minOccurs="0"><element name="a" type="xs:int"/></sequence><choice maxOccurs="2"><element name="b" type="xs:int"/></choice></sequence> ; T{a:int? b:[int]*1-2}
            <choice><element name="a" type="xs:int"/><sequence><element name="b" type="xs:int"/><element name="c" type="xs:int"/></sequence></choice> ; T<a:int|sequence:TSequence{b:int c:int}>
            <choice minOccurs="0"><element name="a" type="xs:int"/><element name="b" type="xs:int"/></choice> ; T{choice:TChoice<a:int|b:int>?}
            <choice><choice><element name="a" type="xs:int"/></choice><element name="b" type="xs:int" maxOccurs="2"/></choice> ; T<a:int|b:[int]*1-2>
            <sequence><element name="a" type="xs:int" maxOccurs="0"/><element ref="head" minOccurs="0"/></sequence> ; T{head:HeadChoice<head:Base{b:int x:int?}|other:Base{b:int x:int?}|third:int>?}
            <sequence/><attributeGroup ref="outer"/> ; T{i:int? o:int}
            <complexContent><extension base="Base"><choice><element name="a" type="xs:int"/><element name="c" type="xs:int"/></choice><attribute name="x" type="xs:int" use="prohibited"/></extension></complexContent> ; T{b:int choice:TChoice<a:int|c:int>}
            <complexContent><restriction base="Base"><sequence><element name="b" type="xs:int"/></sequence></restriction></complexContent> ; T{b:int x:int?}
            <simpleContent><extension base="xs:int"><attribute name="u" type="xs:token" fixed="m"/></extension></simpleContent> ; T{value:int u:text?}
            <all><element name="a" minOccurs="0"><simpleType><union memberTypes="xs:int xs:boolean"/></simpleType></element></all> ; T{a:A<int:int|boolean:boolean>?}
            <sequence><element name="a"><simpleType><restriction base="xs:integer"><minInclusive value="0"/><maxExclusive value="9"/></restriction></simpleType></element></sequence> ; T{a:int}
            <sequence><element name="a"><simpleType><restriction base="xs:integer"><totalDigits value="25"/></restriction></simpleType></element></sequence> ; T{a:decimal(25,0)}
            <sequence><element name="a"><simpleType><restriction base="xs:int"><enumeration value="1"/></restriction></simpleType></element></sequence> ; T{a:int}
            """)
    void contentsOfTypes(String content, String outline) throws Exception {
        assertEquals(outline, outline(content));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            <a>                                   | order.xsd: line 1, column
            <a/>                                  | order.xsd: it is not an XML Schema: its outermost element is a
            <!DOCTYPE a [<!ENTITY b "c">]><a b="&b;"/> | order.xsd: line 1, column
            <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"/> | order.xsd: it has no type that could be a payload
            hello                                 | order.xsd: line 1, column
            """)
    void damagedSchemasAreRefusedInASentence(String xml, String beginning) {
        String message = assertThrows(InvalidFileException.class, () -> read(xml)).getMessage();
        assertTrue(message.startsWith(beginning), message);
    }

    @Test
    void nestingWithoutAnEndIsRefused() {
        assertThrows(InvalidFileException.class, () -> read("<a>".repeat(100_000)));
    }

    private Imported read(String xml) throws Exception {
        return reader.read(SourceFile.of("order.xsd", xml), Optional.empty());
    }
}

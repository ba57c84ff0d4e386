// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;

/** Files as people have them: a file, and what comes out. */
class XmlCasesTest {
    static final List<Importer> IMPORTERS = List.of(new XsdReader(), new WsdlReader(), new XmlSample());

    static Path folder() throws Exception {
        return Path.of(XmlCasesTest.class.getResource("cases/xsd/basic.xsd").toURI()).getParent().getParent();
    }

    static Imported read(Path file, String type, Path... path) throws InvalidFileException {
        Importer importer = IMPORTERS.stream().filter(each -> file.toString().endsWith(each.endings().getFirst())).findFirst().orElseThrow();
        return importer.read(SourceFile.read(file, List.of(path)), Optional.ofNullable(type));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', nullValues = "-", textBlock = """
            xsd/attrgroup.xsd           ; -         ; Row{n:int by:text}
            xsd/attrref.xsd             ; -         ; Row{k:int unit:text? fix:int?}
            xsd/choicemax.xsd           ; -         ; Row{choice:[RowChoice<k:int|v:int>]}
            xsd/dtd.xsd                 ; -         ; Note{b:text}
            xsd/group.xsd               ; -         ; Row{k:int g:int}
            xsd/group2.xsd              ; -         ; Row{g:int}
            xsd/mixed.xsd               ; -         ; Para{b:[text]}
            xsd/mixed.xsd               ; Dates     ; Dates{d:timestamp t:text*8 y:text*4 u:text q:text ul:long i:long n:text id:text dec:decimal(18,2) nst:text nni:long}
            xsd/restrict.xsd            ; -         ; Base{k:int v:int?}
            xsd/restrict.xsd            ; Less      ; Less{k:int}
            xsd/rootel.xsd              ; -         ; OrderType{k:int}
            xsd/rootel.xsd              ; order     ; OrderType{k:int}
            xsd/seqmax.xsd              ; -         ; Row{sequence:[RowSequence{k:int v:int}]}
            xsd/subst.xsd               ; -         ; Drawing{shape:[ShapeChoice<circle:Circle{r:double?}|box:Box{w:double?}>]}
            xsd/basic.xsd               ; Base      ; Base{id:long lang:text opt:int?}
            xsd/basic.xsd               ; Many      ; Many{sequence:[ManySequence{k:text v:int}]*1-3}
            xsd/basic.xsd               ; ManyChoice; ManyChoice{choice:[ManyChoiceChoice<k:text|v:int>]}
            xsd/basic.xsd               ; AllOf     ; AllOf{p:float}
            xsd/basic.xsd               ; note      ; Note{value:text author:text?}
            xsd/basic.xsd               ; -         ; Derived{id:long code:text*0-8? colour:[Colour(light_blue|n1st|class|n|LIGHT_BLUE)] choice:DerivedChoice<a:int|b:text> when:timestamp day:timestamp span:text price:decimal(9,2) raw:bytes hex:bytes nil:int? nums:[int] iot:IntOrText<int:int|string:text> five:[int]*5 exact:text*10 note:Note{value:text author:text?} g1:long g_2_x:byte lang:text opt:int? ag1:boolean?}
            order/el.xsd                ; -         ; Order{n:int}
            order/el3.xsd               ; -         ; Derived{id:int note:Note{t:text}}
            order/po.xsd                ; -         ; Purchase{a:int}
            order/root.xsd              ; -         ; Derived{a:int}
            order/two.xsd               ; -         ; Zebra{first:int}
            wsdl/action.wsdl            ; -         ; sum(a:int b:int):int
            wsdl/anonymous-wrapper.wsdl ; -         ; sum(a:int b:int):int
            wsdl/named-wrapper.wsdl     ; -         ; sum(a:int b:int):int
            wsdl/policy.wsdl            ; -         ; sum(a:int b:int):int
            wsdl/s1999.wsdl             ; -         ; get(p:P{n:int}):text
            wsdl/s2001.wsdl             ; -         ; get(p:P{n:int}):text
            wsdl/imp.wsdl               ; -         ; get(p:P{n:int}):text
            wsdl/soapenc.wsdl           ; -         ; put(p:[int])
            wsdl/inc.xsd                ; -         ; Top{}
            fmt/sample.xml              ; -         ; Order{id:int}
            """)
    void aFileAndWhatComesOut(String file, String type, String outline) throws Exception {
        assertEquals(outline, Outline.of(read(folder().resolve(file), type).drawing()));
    }

    @Test
    void aFileOnTheImportPathIsRead() throws Exception {
        assertEquals("Top{o:OrderType{k:int}}", Outline.of(read(folder().resolve("wsdl/inc.xsd"), null, folder().resolve("xsd")).drawing()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            xsd/attrref.xsd   | Row: any further attribute
            xsd/attrref.xsd   | Row.fix: what fixed says
            xsd/basic.xsd     | Derived: any further element
            xsd/basic.xsd     | AllOf.q: left out
            xsd/basic.xsd     | the type duration
            xsd/mixed.xsd     | Para: the text between
            xsd/dtd.xsd       | dtd.xsd: its document type
            wsdl/inc.xsd      | inc.xsd: it refers to ../xsd/rootel.xsd, which is not in the folders
            """)
    void whatIsLostIsSaid(String file, String note) throws Exception {
        String notes = String.join("\n", read(folder().resolve(file), null).notes());
        assertTrue(notes.contains(note), notes);
    }

    @Test
    void wsdl2IsRefused() {
        assertTrue(assertThrows(InvalidFileException.class, () -> read(folder().resolve("wsdl/w20.wsdl"), null)).getMessage().contains("WSDL 2.0"));
    }
}

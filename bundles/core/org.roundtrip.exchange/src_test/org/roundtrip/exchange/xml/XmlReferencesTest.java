// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.exchange.Imported;

/** Schemas and WSDLs of several files: what they refer to is read, once, and within the folders that the user named only. */
class XmlReferencesTest {
    private static final String OWN = "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema' xmlns='urn:a' targetNamespace='urn:a' xmlns:b='urn:b'>";
    @TempDir
    private Path temp;
    private Path own;

    @BeforeEach
    void makeFolder() throws IOException {
        own = Files.createDirectories(temp.resolve("own/sub")).getParent();
    }

    private Path write(String file, String content) throws IOException {
        return Files.writeString(temp.resolve(file), content);
    }

    private Path schema(String file, String content) throws IOException {
        return write(file, OWN + content + "</xs:schema>");
    }

    private static String struct(String name, String element) {
        return "<xs:complexType name='" + name + "'><xs:sequence>" + element + "</xs:sequence></xs:complexType>";
    }

    private static void comesOut(String outline, Imported imported) {
        assertEquals(outline, Outline.of(imported.drawing()), () -> String.join("\n", imported.notes()));
    }

    private static void says(Imported imported, String... parts) {
        assertTrue(imported.notes().stream().anyMatch(note -> List.of(parts).stream().allMatch(note::contains)), () -> String.join("\n", imported.notes()));
    }

    @Test
    void includedAndImportedSchemasAreRead() throws Exception {
        Path main = schema("own/main.xsd", "<xs:include schemaLocation='sub/part.xsd'/><xs:import namespace='urn:b' schemaLocation='http://b.example/schemas/b.xsd'/>"
                + struct("Order", "<xs:element name='part' type='Part'/><xs:element name='other' type='b:Other'/>"));
        schema("own/sub/part.xsd", "<xs:include schemaLocation='lent.xsd'/>" + struct("Part", "<xs:element name='lent' type='Lent'/>"));
        write("own/sub/lent.xsd", "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'>" + struct("Lent", "<xs:element name='more' type='More'/>")
                + struct("More", "<xs:element name='n' type='xs:int'/>") + "</xs:schema>");
        write("own/b.xsd", OWN.replace("targetNamespace='urn:a'", "targetNamespace='urn:b'") + struct("Other", "<xs:element name='x' type='xs:byte'/>") + "</xs:schema>");
        Imported imported = XmlCasesTest.read(main, null);
        comesOut("Order{part:Part{lent:Lent{more:More{n:int}}} other:Other{x:byte}}", imported);
        assertEquals(List.of(), imported.notes());
    }

    @Test
    void schemasThatReferToEachOtherAreReadOnce() throws Exception {
        Path main = schema("own/main.xsd", "<xs:include schemaLocation='sub/part.xsd'/>" + struct("Order", "<xs:element name='part' type='Part'/>"));
        schema("own/sub/part.xsd", "<xs:include schemaLocation='../main.xsd'/>" + struct("Part", "<xs:element name='n' type='xs:int'/>"));
        Imported imported = XmlCasesTest.read(own.resolve("sub/../main.xsd"), null);
        comesOut("Order{part:Part{n:int}}", imported);
        says(imported, "part.xsd: it refers back to main.xsd");
        assertEquals(1, imported.notes().size());
        assertEquals(main, own.resolve("main.xsd"));
    }

    @Test
    void whatIsMissingIsSaidWithTheFoldersThatWereSearched() throws Exception {
        schema("part.xsd", struct("Part", "<xs:element name='n' type='xs:int'/>"));
        Files.createSymbolicLink(own.resolve("link.xsd"), temp.resolve("part.xsd"));
        for (String location : List.of("../part.xsd", "gone.xsd", "link.xsd", temp.resolve("part.xsd").toString(), "file:///etc/part.xsd")) {
            Path main = schema("own/main.xsd", "<xs:include schemaLocation='" + location + "'/>"
                    + struct("Order", "<xs:element name='n' type='xs:int'/><xs:element name='part' type='Part'/>"));
            Imported imported = XmlCasesTest.read(main, null);
            comesOut("Order{n:int}", imported);
            says(imported, "main.xsd: it refers to " + location.substring(0, Math.min(location.length(), 50)), own.toRealPath().toString());
        }
        comesOut("Order{n:int part:Part{n:int}}", XmlCasesTest.read(own.resolve("main.xsd"), null, temp));
    }

    @Test
    void whatIsDeclaredTwiceIsSaid() throws Exception {
        Path main = schema("own/main.xsd", "<xs:include schemaLocation='sub/part.xsd'/>" + struct("Order", "<xs:element name='n' type='xs:int'/>"));
        schema("own/sub/part.xsd", struct("Order", "<xs:element name='n' type='xs:string'/>"));
        Imported imported = XmlCasesTest.read(main, null);
        comesOut("Order{n:int}", imported);
        says(imported, "Order: it is declared in main.xsd and part.xsd");
    }

    @Test
    void whatIsRedefinedExtendsWhatItWas() throws Exception {
        Path main = schema("own/main.xsd", "<xs:redefine schemaLocation='sub/part.xsd'><xs:complexType name='Part'><xs:complexContent><xs:extension base='Part'>"
                + "<xs:sequence><xs:element name='more' type='xs:byte'/></xs:sequence></xs:extension></xs:complexContent></xs:complexType></xs:redefine>"
                + struct("Order", "<xs:element name='part' type='Part'/>"));
        schema("own/sub/part.xsd", struct("Part", "<xs:element name='n' type='xs:int'/>"));
        comesOut("Order{part:Part{n:int more:byte}}", XmlCasesTest.read(main, "Order"));
    }

    @Test
    void aDamagedFileIsLeftOut() throws Exception {
        Path main = schema("own/main.xsd", "<xs:include schemaLocation='sub/part.xsd'/>" + struct("Order", "<xs:element name='n' type='xs:int'/>"));
        write("own/sub/part.xsd", "<xs:schema");
        Imported imported = XmlCasesTest.read(main, null);
        comesOut("Order{n:int}", imported);
        says(imported, "part.xsd: line 1");
    }

    @Test
    void standardSchemasComeAlong() throws Exception {
        Path main = schema("own/main.xsd", "<xs:import namespace='http://www.w3.org/XML/1998/namespace' schemaLocation='http://www.w3.org/2001/xml.xsd'/>"
                + "<xs:import namespace='http://schemas.xmlsoap.org/soap/encoding/'/><xs:complexType name='Order' xmlns:e='http://schemas.xmlsoap.org/soap/encoding/'>"
                + "<xs:sequence><xs:element name='n' type='e:int'/></xs:sequence><xs:attribute ref='xml:lang' use='required'/></xs:complexType>");
        Imported imported = XmlCasesTest.read(main, null);
        comesOut("Order{n:int lang:text}", imported);
        assertEquals(List.of("Order.lang: the source gives no length; 16 characters are assumed."), imported.notes());
    }

    @Test
    void anImportedWsdlIsRead() throws Exception {
        String head = "<definitions xmlns='http://schemas.xmlsoap.org/wsdl/' xmlns:x='http://www.w3.org/2001/XMLSchema' xmlns:t='urn:t' targetNamespace='urn:t'>";
        Path main = write("own/main.wsdl", head + "<import namespace='urn:t' location='sub/messages.wsdl'/><portType name='P'><operation name='put'>"
                + "<input message='t:in'/></operation></portType></definitions>");
        write("own/sub/messages.wsdl", head + "<import location='../main.wsdl'/><import location='gone.wsdl'/><types><x:schema targetNamespace='urn:a'>"
                + "<x:include schemaLocation='part.xsd'/></x:schema></types><message name='in'><part name='p' type='a:Part' xmlns:a='urn:a'/></message></definitions>");
        schema("own/sub/part.xsd", struct("Part", "<xs:element name='n' type='xs:int'/>"));
        Imported imported = XmlCasesTest.read(main, null);
        comesOut("put(p:Part{n:int})", imported);
        says(imported, "messages.wsdl: it refers back to main.wsdl");
        says(imported, "messages.wsdl: it refers to gone.wsdl", own.toRealPath().toString());
        assertEquals(2, imported.notes().size());
    }
}

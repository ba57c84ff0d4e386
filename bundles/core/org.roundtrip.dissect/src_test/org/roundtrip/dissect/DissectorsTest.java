// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.http.HttpDissector;
import org.roundtrip.dissect.soap.SoapDissector;
import org.roundtrip.dissect.tls.TlsDissector;

class DissectorsTest {
    private final Dissectors dissectors = new Dissectors();

    @Test
    void servicesAreListedByTheirLabels() {
        HttpDissector http = new HttpDissector();
        dissectors.register(http, Map.of("roundtrip.label", "HTTP"));
        dissectors.register(new TlsDissector(), Map.of());
        dissectors.registerBody(new SoapDissector(), Map.of("roundtrip.label", "SOAP"));
        assertEquals(List.of(new KnownProtocol("http", "HTTP"), new KnownProtocol("tls", "tls")), dissectors.protocols());
        assertEquals(List.of(new KnownProtocol("soap", "SOAP")), dissectors.bodyProtocols());
        dissectors.remove(new HttpDissector());
        assertEquals(2, dissectors.protocols().size(), "another one of the same protocol was not added");
        dissectors.remove(http);
        assertEquals(List.of("tls"), dissectors.protocols().stream().map(KnownProtocol::id).toList());
    }

    @Test
    void theUserChoosesTheProtocolOfAPort() {
        TlsDissector tls = new TlsDissector();
        dissectors.add(tls);
        dissectors.decodeAs(8443, "tls");
        dissectors.decodeAs(80, "unheard");
        assertEquals(Map.of(80, "unheard", 8443, "tls"), dissectors.decodedAs());
        assertSame(tls, dissectors.byPort(8443).orElseThrow());
        assertEquals(Optional.empty(), dissectors.byPort(80));
        dissectors.decodeAs(8443, null);
        assertEquals(Map.of(80, "unheard"), dissectors.decodedAs());
    }

    @Test
    void bodiesAreDecodedByParentAndContentType() {
        SoapDissector soap = new SoapDissector();
        dissectors.addBody(soap);
        assertSame(soap, dissectors.body("http", "text/xml").orElseThrow());
        assertEquals(Optional.empty(), dissectors.body("http", "text/html"));
        assertEquals(Optional.empty(), dissectors.body("mail", "text/xml"));
    }

    @Test
    void everyComponentNamesADissectorAndItsProtocol() throws Exception {
        List<Path> components;
        try (Stream<Path> files = Files.list(Path.of("OSGI-INF"))) {
            components = files.filter(file -> !file.endsWith("dissectors.xml")).toList();
        }
        assertTrue(components.size() >= 6);
        for (Path component : components) {
            check(Files.readString(component), component.toString());
        }
    }

    private static void check(String xml, String name) throws ReflectiveOperationException, IOException {
        Object made = Class.forName(after(xml, "implementation class=\"")).getConstructor().newInstance();
        String protocol = after(xml, "name=\"roundtrip.protocol\" value=\"");
        String service = after(xml, "provide interface=\"");
        assertTrue(Class.forName(service).isInstance(made), name);
        assertEquals(protocol, made instanceof Dissector dissector ? dissector.protocol()
                : ((BodyDissector) made).protocol(), name);
        assertTrue(!after(xml, "name=\"roundtrip.label\" value=\"").isBlank(), name);
    }

    private static String after(String xml, String mark) {
        int from = xml.indexOf(mark) + mark.length();
        assertTrue(from >= mark.length(), mark);
        return xml.substring(from, xml.indexOf('"', from));
    }
}

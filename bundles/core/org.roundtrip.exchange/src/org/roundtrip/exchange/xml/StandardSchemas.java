// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.exchange.SourceFile;

/** The schemas to which many others refer without bringing them along. Ours have what a payload needs of them. */
final class StandardSchemas {
    private static final String ENCODING = "soap-encoding.xsd";
    private static final Map<String, String> FILES = Map.of("http://www.w3.org/XML/1998/namespace", "xml.xsd",
            "http://www.w3.org/1999/xlink", "xlink.xsd", "http://www.w3.org/2005/08/addressing", "addressing.xsd",
            SimpleTypes.SOAP, ENCODING, SimpleTypes.SOAP_12, ENCODING, "http://www.w3.org/2005/05/xmlmime", "xmlmime.xsd",
            "http://www.w3.org/2004/11/xmlmime", "xmlmime.xsd", "http://ws-i.org/profiles/basic/1.1/xsd", "swaref.xsd");

    private StandardSchemas() {
    }

    /** Returns the schema of a namespace; it takes that namespace from the one that includes it. */
    static Optional<SourceFile> of(String namespace) {
        return Optional.ofNullable(FILES.get(namespace)).map(StandardSchemas::file);
    }

    private static SourceFile file(String name) {
        try (InputStream in = StandardSchemas.class.getResourceAsStream("standard/" + name)) {
            return SourceFile.of(name, in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

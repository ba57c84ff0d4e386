// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.List;
import java.util.Optional;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.files.InvalidFileException;

/** Reads the types of an XML Schema. */
public final class XsdReader implements Importer {

    @Override
    public List<String> endings() {
        return List.of(".xsd");
    }

    @Override
    public Imported read(SourceFile file, Optional<String> type) throws InvalidFileException {
        TypeTable table = new TypeTable(file);
        SchemaTypes types = new SchemaTypes(file, table);
        types.read(XmlDocuments.parse(file).getDocumentElement());
        types.declare();
        return table.drawing(type);
    }
}

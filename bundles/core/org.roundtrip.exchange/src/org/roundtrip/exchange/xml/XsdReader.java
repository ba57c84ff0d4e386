// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.List;
import java.util.Optional;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/** Reads the types and elements of an XML Schema, with those of the files to which it refers. */
public final class XsdReader implements Importer {
    private static final Texts TEXTS = Texts.of(XsdReader.class);

    @Override
    public List<String> endings() {
        return List.of(".xsd");
    }

    @Override
    public Imported read(SourceFile file, Optional<String> type) throws InvalidFileException {
        TypeTable table = new TypeTable(file);
        return read(file, XmlDocuments.parse(file, table.notes()), table, type);
    }

    static Imported read(SourceFile file, XmlElement root, TypeTable table, Optional<String> type) throws InvalidFileException {
        if (!SchemaFile.isSchema(root)) {
            throw file.problem(TEXTS.text("schema", Excerpt.clip(root.name()), Excerpt.clip(root.namespace())));
        }
        SchemaFiles files = new SchemaFiles(table.notes());
        files.add(file, root, "");
        files.follow();
        SchemaTypes types = new SchemaTypes(files, table);
        Optional<String> chosen = Offers.of(files, types, table, 1, type);
        types.finish();
        return table.drawing(chosen);
    }
}

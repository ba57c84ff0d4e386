// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import java.util.List;
import java.util.Optional;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.files.InvalidFileException;

/** Reads OMG IDL, with the files that it includes. */
public final class IdlImporter implements Importer {

    @Override
    public List<String> endings() {
        return List.of(".idl");
    }

    @Override
    public Imported read(SourceFile file, Optional<String> type) throws InvalidFileException {
        TypeTable table = new TypeTable(file);
        IdlParser.read(IdlFiles.read(file, table.notes()), table, type);
        return table.drawing(type);
    }
}

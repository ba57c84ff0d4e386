// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.contract.BundleClassPath;
import org.roundtrip.contract.Generator;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.parsers.ParserRun;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.model.text.Texts;

/**
 * Reads OMG IDL with JacORB's own parser. It keeps what it has read in static fields and calls itself for each level of
 * nesting, so each file has a process of its own, {@link IdlReading}.
 */
public final class IdlImporter implements Importer {
    private static final Texts TEXTS = Texts.of(IdlImporter.class);

    @Override
    public List<String> endings() {
        return List.of(".idl");
    }

    @Override
    public String patience() {
        return TEXTS.text("patience");
    }

    @Override
    public Imported read(SourceFile file, Optional<String> type) throws InvalidFileException {
        byte[] idl = IdlText.plain(file).getBytes(StandardCharsets.ISO_8859_1);
        String name = TEXTS.text("parser");
        Generator parser = new Generator(name, IdlReading.class.getName(), BundleClassPath.of(IdlImporter.class, Set.of()),
                List.of("-Xmx512m", "-Xss8m", "-Duser.language=" + Locale.getDefault().getLanguage()),
                List.of(file.name(), type.orElse("")));
        try (ParserRun run = new ParserRun(file).put(IdlReading.IDL, idl)) {
            if (run.run(name, parser.command()).isPresent()) {
                throw file.problem(TEXTS.text("crash"));
            }
            List<String> answer = new String(run.get(IdlReading.ANSWER), StandardCharsets.UTF_8).lines().toList();
            if (answer.getFirst().equals(IdlReading.PROBLEM)) {
                throw new InvalidFileException(file.name(), answer.get(1), answer.get(2));
            }
            return new Imported(DrawingFiles.parseMany(new String(run.get(IdlReading.PAYLOAD), StandardCharsets.UTF_8), file.name()),
                    answer.subList(1, answer.size()));
        }
    }
}

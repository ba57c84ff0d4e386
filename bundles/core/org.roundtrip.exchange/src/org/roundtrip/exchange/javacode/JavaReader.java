// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.javacode;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.eclipse.jdt.core.compiler.IProblem;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/** Reads records, beans, enums and interfaces from one Java source. What it imports from elsewhere is noted. */
public final class JavaReader implements Importer {
    private static final Texts TEXTS = Texts.of(JavaReader.class);

    @Override
    public List<String> endings() {
        return List.of(".java");
    }

    @Override
    public Imported read(SourceFile file, Optional<String> type) throws InvalidFileException {
        MemoryCompilation compilation = compiled(file);
        for (Diagnostic<? extends JavaFileObject> error : compilation.errors()) {
            if ((id(error) & IProblem.Syntax) != 0) {
                throw file.problem(sentence(error));
            }
        }
        ClassTypes types = new ClassTypes(file);
        for (byte[] each : compilation.classes()) {
            types.add("", each);
        }
        TypeTable table = types.table();
        compilation.errors().stream().filter(error -> id(error) != IProblem.PublicClassMustMatchFileName)
                .forEach(error -> table.notes().add(sentence(error)));
        return table.drawing(type);
    }

    private static MemoryCompilation compiled(SourceFile file) throws InvalidFileException {
        String source = file.text();
        try {
            return MemoryCompilation.of(source);
        } catch (IOException e) {
            throw file.problem(TEXTS.text("temporary", String.valueOf(e.getMessage())));
        }
    }

    private static int id(Diagnostic<?> error) {
        return error.getCode() == null ? 0 : Integer.parseInt(error.getCode());
    }

    private static String sentence(Diagnostic<?> error) {
        String words = error.getMessage(Locale.ENGLISH).strip().replaceAll("\\s+", " ");
        return TEXTS.text("line", error.getLineNumber(), words);
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

import java.util.List;
import java.util.Optional;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.NamedTypes;
import org.roundtrip.model.Shape;
import org.roundtrip.model.text.Texts;

/** Roundtrip's own payload files, from which nothing is lost. */
public final class PayloadFormat implements Importer, Exporter {
    private static final Texts TEXTS = Texts.of(PayloadFormat.class);

    @Override
    public List<String> endings() {
        return List.of(DrawingFiles.SUFFIX);
    }

    @Override
    public Imported read(SourceFile file, Optional<String> type) throws InvalidFileException {
        Drawing drawing = DrawingFiles.parse(file.text(), file.name());
        return new Imported(type.isEmpty() ? drawing : chosen(drawing, type.get(), file), List.of());
    }

    @Override
    public Exported write(Drawing drawing) {
        return new Exported(DrawingFiles.toJson(drawing), List.of());
    }

    private static Drawing chosen(Drawing drawing, String type, SourceFile file) throws InvalidFileException {
        for (Shape shape : drawing.types()) {
            if (NamedTypes.name(shape).filter(type::equals).isPresent()) {
                return new Drawing(drawing.name(), drawing.description(), Optional.of(shape), drawing.operations(),
                        drawing.types());
            }
        }
        throw file.problem(TEXTS.text("type.none", type,
                String.join(", ", drawing.types().stream().flatMap(shape -> NamedTypes.name(shape).stream()).toList())));
    }
}

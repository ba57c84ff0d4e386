// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.exchange;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.dialogs.ElementListSelectionDialog;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Selection;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.NamedTypes;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Payload;
import org.roundtrip.model.Shape;
import org.roundtrip.model.text.Texts;

/** Lets a person choose some of what was read where it has more than fits a payload. User interface's thread only. */
final class FittingPart {
    private static final Texts TEXTS = Texts.of(FittingPart.class);

    private FittingPart() {
    }

    /** Returns what was read, or the part that the person chooses; empty when the person cancels. */
    static Optional<Imported> of(Imported imported, String name, Shell shell) {
        Drawing drawing = imported.drawing();
        if (Selection.fits(drawing)) {
            return Optional.of(imported);
        }
        Optional<Drawing> chosen = drawing.operations().isEmpty() ? type(drawing, name, shell) : operations(drawing, name, shell);
        return chosen.map(part -> new Imported(part, imported.notes()));
    }

    private static Optional<Drawing> operations(Drawing drawing, String name, Shell shell) {
        return ask(new OperationWords(), drawing.operations(), TEXTS.text("part.operations", name, drawing.operations().size(), Contract.MOST_OPERATIONS),
                Contract.MOST_OPERATIONS, shell).map(chosen -> Selection.of(drawing, chosen.stream().map(Operation.class::cast).toList()));
    }

    private static Optional<Drawing> type(Drawing drawing, String name, Shell shell) {
        List<Shape> types = drawing.types().stream().sorted(Comparator.comparing(shape -> NamedTypes.name(shape).orElse(""))).toList();
        return ask(new TypeWords(), types, TEXTS.text("part.types", name, types.size()), 1, shell)
                .map(chosen -> new Drawing(drawing.name(), "", Optional.of((Shape) chosen.getFirst()), List.of(), List.of()));
    }

    private static Optional<List<Object>> ask(LabelProvider words, List<?> elements, String message, int most, Shell shell) {
        ElementListSelectionDialog dialog = new ElementListSelectionDialog(shell, words);
        dialog.setTitle(TEXTS.text("part.title"));
        dialog.setMessage(message);
        dialog.setMultipleSelection(most > 1);
        dialog.setElements(elements.toArray());
        dialog.setValidator(chosen -> chosen.length >= 1 && chosen.length <= most ? Status.OK_STATUS : Status.error(TEXTS.text("part.most", most, chosen.length)));
        return dialog.open() == Window.OK ? Optional.of(Stream.of(dialog.getResult()).toList()) : Optional.empty();
    }

    private static final class OperationWords extends LabelProvider {
        @Override
        public String getText(Object element) {
            Operation operation = (Operation) element;
            return operation.name() + ": " + Payload.describe(operation);
        }
    }

    private static final class TypeWords extends LabelProvider {
        @Override
        public String getText(Object element) {
            return NamedTypes.name((Shape) element).orElse("");
        }
    }
}

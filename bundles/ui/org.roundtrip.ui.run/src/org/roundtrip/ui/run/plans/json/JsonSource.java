// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.json;

import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.Document;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.jface.text.IUndoManagerExtension;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.AnnotationModel;
import org.eclipse.jface.text.source.AnnotationPainter;
import org.eclipse.jface.text.source.AnnotationRulerColumn;
import org.eclipse.jface.text.source.CompositeRuler;
import org.eclipse.jface.text.source.LineNumberRulerColumn;
import org.eclipse.jface.text.source.SourceViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.ui.bar.TextFindBar;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.text.SyntaxColours;

/** A JSON text that is edited. It has line numbers, colours, find, an undo of its own and the mark of one error. */
public final class JsonSource {
    private static final int ICON_WIDTH = 18;
    private static final int LEFT_MARGIN = 6;
    private final IDocument document = new Document();
    private final AnnotationModel marks = new AnnotationModel();
    private final LineNumberRulerColumn numbers = new LineNumberRulerColumn();
    private final Composite body;
    private final SourceViewer viewer;
    private final AnnotationPainter painter;
    private final TextFindBar find;
    private boolean replacing;

    /**
     * An editor for an empty text.
     *
     * @param typed called after each change of the text by a person, undo included
     */
    public JsonSource(Composite parent, Runnable typed) {
        body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        ErrorMarks look = new ErrorMarks();
        CompositeRuler ruler = new CompositeRuler();
        ruler.addDecorator(0, new AnnotationRulerColumn(ICON_WIDTH, look) {
            {
                addAnnotationType(ErrorMarks.TYPE);
            }
        });
        ruler.addDecorator(1, numbers);
        viewer = new SourceViewer(body, ruler, SWT.V_SCROLL | SWT.H_SCROLL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(viewer.getControl());
        viewer.configure(new JsonConfiguration());
        viewer.getTextWidget().setFont(JFaceResources.getTextFont());
        viewer.getTextWidget().setLeftMargin(LEFT_MARGIN);
        numbers.setFont(JFaceResources.getTextFont());
        painter = new AnnotationPainter(viewer, look);
        painter.addDrawingStrategy(ErrorMarks.TYPE, new AnnotationPainter.SquigglesStrategy());
        painter.addAnnotationType(ErrorMarks.TYPE, ErrorMarks.TYPE);
        viewer.addPainter(painter);
        find = new TextFindBar(body, viewer);
        viewer.setDocument(document, marks);
        colour();
        Theme.onChange(viewer.getTextWidget(), () -> numbers.setFont(viewer.getTextWidget().getFont()));
        // The widgets get their colours after the callback.
        Theme.onChange(body, () -> body.getDisplay().asyncExec(this::colour));
        document.addDocumentListener(new IDocumentListener() {
            @Override
            public void documentAboutToBeChanged(DocumentEvent event) {
                // Only the text after the change matters.
            }

            @Override
            public void documentChanged(DocumentEvent event) {
                if (!replacing) {
                    typed.run();
                }
            }
        });
    }

    private void colour() {
        if (body.isDisposed()) {
            return;
        }
        numbers.setForeground(SyntaxColours.faint());
        numbers.setBackground(viewer.getTextWidget().getBackground());
        painter.setAnnotationTypeColor(ErrorMarks.TYPE, SyntaxColours.error());
        viewer.invalidateTextPresentation();
        numbers.redraw();
    }

    /** The widget. */
    public Control control() {
        return body;
    }

    /** The text. */
    public String text() {
        return document.get();
    }

    /** Shows another text. Undo returns to the one before; only the part that differs is replaced, so the caret stays. */
    public void show(String text) {
        String before = document.get();
        int same = 0;
        int shorter = Math.min(before.length(), text.length());
        while (same < shorter && before.charAt(same) == text.charAt(same)) {
            same++;
        }
        int end = 0;
        while (end < shorter - same
                && before.charAt(before.length() - 1 - end) == text.charAt(text.length() - 1 - end)) {
            end++;
        }
        replacing = true;
        try {
            document.replace(same, before.length() - end - same, text.substring(same, text.length() - end));
        } catch (BadLocationException e) {
            throw new IllegalStateException(e);
        } finally {
            replacing = false;
        }
    }

    /** Forgets the changes so far, as for a text that was read from a file. */
    public void forget() {
        viewer.resetPlugins();
    }

    /** Marks an error from a character to the end of its line, or the end of the text. */
    public void mark(String problem, int offset) {
        clearMark();
        try {
            int start = Math.min(offset, Math.max(0, document.getLength() - 1));
            int line = document.getLineOfOffset(start);
            String rest = document.get(start, document.getLineOffset(line) + document.getLineLength(line) - start)
                    .stripTrailing();
            marks.addAnnotation(new Annotation(ErrorMarks.TYPE, false, problem),
                    new Position(start, Math.max(rest.length(), document.getLength() == 0 ? 0 : 1)));
        } catch (BadLocationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Removes the mark. */
    public void clearMark() {
        marks.removeAllAnnotations();
    }

    /** The line of a character, from 1. */
    public int line(int offset) {
        try {
            return document.getLineOfOffset(Math.min(offset, document.getLength())) + 1;
        } catch (BadLocationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Whether a person can change the text. */
    public void setEditable(boolean editable) {
        viewer.setEditable(editable);
    }

    /** Opens the bar for finding words. */
    public void find() {
        find.open();
    }

    /** The history of the text. */
    public IUndoContext undoContext() {
        return ((IUndoManagerExtension) viewer.getUndoManager()).getUndoContext();
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.code;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.text.Document;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.presentation.IPresentationReconciler;
import org.eclipse.jface.text.source.CompositeRuler;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.text.source.LineNumberRulerColumn;
import org.eclipse.jface.text.source.SourceViewer;
import org.eclipse.jface.text.source.SourceViewerConfiguration;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.ui.bar.TextFindBar;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.text.Syntax;
import org.roundtrip.ui.text.SyntaxColours;

/** A coloured text with line numbers that can be searched and copied, but not changed. */
final class CodeText {
    private static final int LEFT_MARGIN = 6;
    private static final int TAB = 4;
    private final LineNumberRulerColumn numbers = new LineNumberRulerColumn();
    private final Composite body;
    private final SourceViewer viewer;
    private final TextFindBar find;
    private Syntax syntax;
    private String text;

    CodeText(Composite parent) {
        body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        CompositeRuler ruler = new CompositeRuler();
        ruler.addDecorator(0, numbers);
        viewer = new SourceViewer(body, ruler, SWT.V_SCROLL | SWT.H_SCROLL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(viewer.getControl());
        viewer.getTextWidget().setFont(JFaceResources.getTextFont());
        viewer.getTextWidget().setLeftMargin(LEFT_MARGIN);
        numbers.setFont(JFaceResources.getTextFont());
        find = new TextFindBar(body, viewer);
        show("", Syntax.PLAIN);
        Theme.onChange(viewer.getTextWidget(), () -> numbers.setFont(viewer.getTextWidget().getFont()));
        // The widgets get their colours after the callback.
        Theme.onChange(body, () -> body.getDisplay().asyncExec(this::colour));
    }

    Control control() {
        return body;
    }

    Control first() {
        return viewer.getTextWidget();
    }

    /** Returns the text that is shown. */
    String text() {
        return text;
    }

    /** Shows another text from its beginning; the same text stays where it is. */
    void show(String other, Syntax itsSyntax) {
        if (other.equals(text) && itsSyntax == syntax) {
            return;
        }
        if (itsSyntax != syntax) {
            viewer.unconfigure();
            viewer.configure(new Configuration(itsSyntax));
            viewer.setEditable(false);
        }
        text = other;
        syntax = itsSyntax;
        viewer.setDocument(new Document(text));
        colour();
    }

    private void colour() {
        if (!body.isDisposed()) {
            numbers.setForeground(SyntaxColours.faint());
            numbers.setBackground(viewer.getTextWidget().getBackground());
            viewer.invalidateTextPresentation();
            numbers.redraw();
        }
    }

    void find() {
        find.open();
    }

    /** Copies what is selected, or all when nothing is. */
    void copy() {
        if (viewer.getSelectedRange().y == 0) {
            selectAll();
        }
        viewer.doOperation(ITextOperationTarget.COPY);
    }

    void selectAll() {
        viewer.doOperation(ITextOperationTarget.SELECT_ALL);
    }

    private static final class Configuration extends SourceViewerConfiguration {
        private final Syntax syntax;

        Configuration(Syntax syntax) {
            this.syntax = syntax;
        }

        @Override
        public IPresentationReconciler getPresentationReconciler(ISourceViewer of) {
            return SyntaxColours.reconciler(syntax);
        }

        @Override
        public int getTabWidth(ISourceViewer of) {
            return TAB;
        }
    }
}

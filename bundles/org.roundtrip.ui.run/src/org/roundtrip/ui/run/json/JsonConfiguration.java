// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.json;

import org.eclipse.jface.text.DefaultTextHover;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextHover;
import org.eclipse.jface.text.IUndoManager;
import org.eclipse.jface.text.TextViewerUndoManager;
import org.eclipse.jface.text.presentation.IPresentationReconciler;
import org.eclipse.jface.text.presentation.PresentationReconciler;
import org.eclipse.jface.text.source.DefaultAnnotationHover;
import org.eclipse.jface.text.source.IAnnotationHover;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.text.source.SourceViewerConfiguration;

/** What a source viewer needs for JSON: colours, tips at errors, and an undo of as many steps as there are. */
final class JsonConfiguration extends SourceViewerConfiguration {
    private static final int INDENT = 2;

    @Override
    public IPresentationReconciler getPresentationReconciler(ISourceViewer viewer) {
        JsonColours colours = new JsonColours();
        PresentationReconciler reconciler = new PresentationReconciler();
        reconciler.setDamager(colours, IDocument.DEFAULT_CONTENT_TYPE);
        reconciler.setRepairer(colours, IDocument.DEFAULT_CONTENT_TYPE);
        return reconciler;
    }

    @Override
    public IUndoManager getUndoManager(ISourceViewer viewer) {
        return new TextViewerUndoManager(Integer.MAX_VALUE);
    }

    @Override
    public ITextHover getTextHover(ISourceViewer viewer, String contentType) {
        return new DefaultTextHover(viewer);
    }

    @Override
    public IAnnotationHover getAnnotationHover(ISourceViewer viewer) {
        return new DefaultAnnotationHover();
    }

    @Override
    public int getTabWidth(ISourceViewer viewer) {
        return INDENT;
    }
}

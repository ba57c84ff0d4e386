// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.json;

import org.eclipse.jface.text.DefaultTextHover;
import org.eclipse.jface.text.ITextHover;
import org.eclipse.jface.text.IUndoManager;
import org.eclipse.jface.text.TextViewerUndoManager;
import org.eclipse.jface.text.presentation.IPresentationReconciler;
import org.eclipse.jface.text.source.DefaultAnnotationHover;
import org.eclipse.jface.text.source.IAnnotationHover;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.text.source.SourceViewerConfiguration;
import org.roundtrip.ui.text.Syntax;
import org.roundtrip.ui.text.SyntaxColours;

/** What a source viewer needs for JSON: colours, tips at errors, and an undo without limit. */
final class JsonConfiguration extends SourceViewerConfiguration {
    private static final int INDENT = 2;

    @Override
    public IPresentationReconciler getPresentationReconciler(ISourceViewer viewer) {
        return SyntaxColours.reconciler(Syntax.JSON);
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

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.json;

import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationAccess;
import org.eclipse.jface.text.source.IAnnotationAccessExtension;
import org.eclipse.jface.text.source.ImageUtilities;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.roundtrip.ui.theme.Icons;

/** How errors are marked beside the text: all annotations are errors. */
final class ErrorMarks implements IAnnotationAccess, IAnnotationAccessExtension {
    /** The type of the annotations. */
    static final String TYPE = "error";

    @Override
    public Object getType(Annotation annotation) {
        return annotation.getType();
    }

    @Override
    public boolean isMultiLine(Annotation annotation) {
        return false;
    }

    @Override
    public boolean isTemporary(Annotation annotation) {
        return true;
    }

    @Override
    public String getTypeLabel(Annotation annotation) {
        return null;
    }

    @Override
    public int getLayer(Annotation annotation) {
        return DEFAULT_LAYER;
    }

    @Override
    public void paint(Annotation annotation, GC gc, Canvas canvas, Rectangle place) {
        ImageUtilities.drawImage(Icons.image("error"), gc, canvas, place, SWT.CENTER, SWT.TOP);
    }

    @Override
    public boolean isPaintable(Annotation annotation) {
        return true;
    }

    @Override
    public boolean isSubtype(Object type, Object other) {
        return type.equals(other);
    }

    @Override
    public Object[] getSupertypes(Object type) {
        return new Object[0];
    }
}

// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.core.runtime.SafeRunner;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.IWorkbenchPartSite;

/**
 * What is selected in a view, published through the platform's selection service. Commands and views of other bundles
 * can use it. User interface's thread only.
 */
public final class PublishedSelection implements ISelectionProvider {
    private final List<ISelectionChangedListener> listeners = new CopyOnWriteArrayList<>();
    private ISelection selection = StructuredSelection.EMPTY;

    /** Publishes the selection of a view, which is empty at first. */
    public PublishedSelection(IWorkbenchPartSite site) {
        site.setSelectionProvider(this);
    }

    /** Publishes what is selected now; null for nothing. */
    public void publish(Object element) {
        setSelection(element == null ? StructuredSelection.EMPTY : new StructuredSelection(element));
    }

    @Override
    public ISelection getSelection() {
        return selection;
    }

    @Override
    public void setSelection(ISelection other) {
        if (!other.equals(selection)) {
            selection = other;
            SelectionChangedEvent event = new SelectionChangedEvent(this, other);
            listeners.forEach(listener -> SafeRunner.run(() -> listener.selectionChanged(event)));
        }
    }

    @Override
    public void addSelectionChangedListener(ISelectionChangedListener listener) {
        listeners.add(listener);
    }

    @Override
    public void removeSelectionChangedListener(ISelectionChangedListener listener) {
        listeners.remove(listener);
    }
}

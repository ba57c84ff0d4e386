// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.services;

import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.services.AbstractServiceFactory;
import org.eclipse.ui.services.IServiceLocator;

/**
 * Base of the factories of services that exist once in each window. The window owns its services; when it closes, it
 * disposes of those that implement {@link org.eclipse.ui.services.IDisposable}. A factory therefore keeps no service itself.
 */
public abstract class WindowServiceFactory extends AbstractServiceFactory {

    /** Returns null to the workbench, which has no such service, and to views: the platform asks their window then. */
    @Override
    @SuppressWarnings({"rawtypes", "unchecked"})
    public final Object create(Class service, IServiceLocator parent, IServiceLocator locator) {
        boolean ofWindow = parent.hasService(service) && parent.getService(service) == null;
        return ofWindow ? create(service, locator.getService(IWorkbenchWindow.class)) : null;
    }

    /** Creates a service. User interface's thread, when the service is first asked for; null for an unknown service. */
    protected abstract Object create(Class<?> service, IWorkbenchWindow window);
}
